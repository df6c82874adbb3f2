import { defineConfig } from 'vitest/config'
import { closingLine } from './test/reporter.js'

/**
 * Rules and tables are quick; evenings go through the real client and the local Discord; the page runs in Chromium; in the soak many
 * people play at once. One kind after the other, so that whatever keeps people's time has the machine to itself.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    reporters: ['default', closingLine()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'test/{kit,words,games,table,store,picture,discord,commands,health,deploy,local-discord,referee}/**/*.test.ts',
            'test/*.test.ts',
          ],
          // What tests share is constant: catalogues and schemas are read once and not for every file.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Scripted fingers are quicker than any person and may miss a panel that changes under them; what fails twice is a fault.
        test: {
          name: 'evenings',
          include: ['test/evenings/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 1,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // A browser on a busy machine may be slower than any finger; what fails twice is a fault.
        test: {
          name: 'page',
          include: ['test/page/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 1,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        // A minute of people's time, and what a busy machine adds; what fails twice is a fault.
        test: {
          name: 'soak',
          include: ['test/soak/**/*.test.ts'],
          testTimeout: 300_000,
          retry: 1,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
