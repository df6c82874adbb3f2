import { defineConfig } from 'vitest/config'
import { closingLine } from './test/reporter.js'

/** Rules and tables are quick; evenings go through the real client and the local Discord; the page runs in Chromium. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    reporters: ['default', closingLine()],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['test/{kit,games,table,store,discord,commands,local-discord,referee}/**/*.test.ts', 'test/*.test.ts'],
        },
      },
      {
        extends: true,
        // Scripted fingers are quicker than any person and may miss a panel that changes under them; what fails twice is a fault.
        test: { name: 'evenings', include: ['test/evenings/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000, retry: 1 },
      },
      {
        extends: true,
        // A browser on a busy machine may be slower than any finger; what fails twice is a fault.
        test: { name: 'page', include: ['test/page/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000, retry: 1 },
      },
    ],
  },
})
