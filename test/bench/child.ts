import { fork } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundled } from '../bundled.js'

/** A bot in a process of its own. */
export interface Child {
  /** What it said when it was ready. */
  readonly ids: readonly string[]
  /** Resident memory now, in bytes, of a bot that tells it. */
  memory(): Promise<number>
  end(): Promise<void>
}

/** Starts `bots/<name>.ts` with its order in a file of `folder`; settles when it says that it is ready. */
export async function begin(name: 'ours' | 'bare' | 'boot', folder: string, order: object): Promise<Child> {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(order))
  const child = fork(await bundled(new URL(`./bots/${name}.ts`, import.meta.url)), [file], {
    execArgv: [],
  })
  const said = <Words>(): Promise<Words> =>
    new Promise((done, fail) => {
      child.once('message', (message) => done(message as Words))
      child.once('exit', (code) => fail(new Error(`the bot ended with ${code}`)))
    })
  const { ids } = await said<{ readonly ids: readonly string[] }>()
  return {
    ids,
    async memory() {
      const answer = said<{ readonly memory: number }>()
      child.send('memory')
      return (await answer).memory
    },
    async end() {
      const gone = new Promise((done) => child.once('exit', done))
      child.disconnect()
      await gone
    },
  }
}
