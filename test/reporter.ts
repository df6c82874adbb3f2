import type { Reporter, SerializedError, TestModule } from 'vitest/node'

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** Ends a run with the plain line `N passed, N failed`. Skipped tests, where there are any, are named on the line before. */
export const closingLine = (write: (text: string) => void = (text) => void process.stdout.write(text)): Reporter => ({
  onTestRunEnd(modules, errors) {
    const { passed, failed, skipped } = counted(modules, errors)
    if (skipped > 0) write(`${skipped} skipped\n`)
    write(`${passed} passed, ${failed} failed\n`)
  },
})

/** A file that cannot be run, and an error outside any test, each count as one failure. */
function counted(modules: readonly TestModule[], errors: readonly SerializedError[]): Count {
  const count = { passed: 0, failed: errors.length, skipped: 0 }
  for (const module of modules) {
    const before = count.failed
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'pending') count.failed++
      else count[state]++
    }
    if (module.state() === 'failed' && count.failed === before) count.failed++
  }
  return count
}
