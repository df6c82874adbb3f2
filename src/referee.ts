import { answer } from './referee/answer.js'
import { lines } from './referee/lines.js'

// The rules for other programs: one JSON object a line in, one a line out, until the input ends.

/** Bytes; a whole game with its position has some 50,000. */
const LONGEST = 1_000_000

// Whoever reads our answers may have enough of them.
process.stdout.on('error', () => process.exit(0))

for await (const line of lines(process.stdin, LONGEST)) {
  const reply =
    line === undefined ? JSON.stringify({ ok: false, error: `the line is longer than ${LONGEST} bytes` }) : answer(line)
  if (!process.stdout.write(`${reply}\n`)) await new Promise((resolve) => process.stdout.once('drain', resolve))
}
