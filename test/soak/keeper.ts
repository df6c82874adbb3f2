import { fork, type ChildProcess } from 'node:child_process'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import { bundled } from '../bundled.js'
import type { Asks, Deed, Told } from './protocol.js'

/** From when to when (ms) the bot could not answer, by our doing. */
export interface Gap {
  readonly why: 'kill' | 'drop'
  readonly from: number
  to: number
}

/** What the bot has told so far, over all its lives. */
export interface Record {
  readonly acknowledged: Map<string, Deed>
  readonly shed: { readonly at: number; readonly age: number }[]
  readonly faults: string[]
  readonly gaps: Gap[]
  /** Ends of the process that nobody asked for. */
  readonly deaths: string[]
  kills: number
}

/** Keeps the bot running in a process of its own on one file. */
export interface Keeper {
  readonly record: Record
  boot(): Promise<void>
  kill(): Promise<void>
  /** The gateway's connections are about to be cut. */
  drops(): void
  ask<Asked extends keyof Asks>(ask: Asked, ms?: number): Promise<Asks[Asked]['answer']>
  /** As a supervisor would: ends in order. */
  stop(): Promise<void>
  /** Whatever still runs. */
  end(): Promise<void>
}

/** A bot that is not connected again after so long (ms) is no excuse. */
const MOST_MS = { kill: 60_000, drop: 10_000 } as const

const isAlive = (it: ChildProcess | undefined): it is ChildProcess =>
  it !== undefined && it.exitCode === null && it.signalCode === null

export async function createKeeper(local: LocalDiscord, file: string): Promise<Keeper> {
  const program = await bundled(new URL('./soaked-bot.ts', import.meta.url))
  const record: Record = { acknowledged: new Map(), shed: [], faults: [], gaps: [], deaths: [], kills: 0 }
  const waiting = new Map<number, { readonly done: (answer: unknown) => void; readonly fail: (why: Error) => void }>()
  const state = { ahead: 0, asked: 0, expected: false }
  let child: ChildProcess | undefined

  const open = (why: Gap['why']): void => void record.gaps.push({ why, from: Date.now(), to: Date.now() + MOST_MS[why] })
  const close = (why: Gap['why']): void => {
    for (const gap of record.gaps) if (gap.why === why) gap.to = Math.min(gap.to, Date.now())
  }

  function hear(told: Told, ready: () => void): void {
    switch (told.told) {
      case 'ready':
        close('kill')
        return ready()
      case 'acknowledged':
        return void record.acknowledged.set(told.cause, told.deed)
      case 'shed':
        return void record.shed.push({ at: Date.now(), age: told.age })
      case 'fault':
        return void record.faults.push(told.text)
      case 'gateway':
        return told.connected ? close('drop') : undefined
      case 'answer':
        waiting.get(told.to)?.done(told.answer)
        waiting.delete(told.to)
    }
  }

  async function boot(): Promise<void> {
    state.expected = false
    const args = [local.api, local.token, file, String(state.ahead)]
    const it = fork(program, args, {
      execArgv: ['--expose-gc', '--enable-source-maps'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = it
    let last = ''
    it.stderr?.on('data', (chunk: Buffer) => (last = (last + chunk.toString()).slice(-2_000)))
    await new Promise<void>((ready, fail) => {
      it.on('message', (told: Told) => hear(told, ready))
      it.once('exit', (code, signal) => {
        if (!state.expected) record.deaths.push(`${code ?? signal}: ${last}`)
        const why = new Error(`the bot ended: ${last}`)
        for (const { fail } of waiting.values()) fail(why)
        waiting.clear()
        fail(why)
      })
    })
  }
  async function gone(end: () => void): Promise<void> {
    state.expected = true
    const it = child
    if (!isAlive(it)) return
    const exit = new Promise((done) => it.once('exit', done))
    end()
    await exit
  }
  const ask: Keeper['ask'] = <Asked extends keyof Asks>(ask: Asked, ms = 0) => {
    if (!isAlive(child)) return Promise.reject(new Error(`the bot is not there to ${ask}`))
    if (ask === 'advance') state.ahead += ms
    return new Promise<Asks[Asked]['answer']>((done, fail) => {
      const number = ++state.asked
      waiting.set(number, { done: (answer) => done(answer as Asks[Asked]['answer']), fail })
      child?.send({ ask, number, ms })
    })
  }

  return {
    record,
    boot,
    ask,
    drops: () => open('drop'),
    async kill() {
      open('kill')
      record.kills++
      await gone(() => child?.kill('SIGKILL'))
      close('drop')
    },
    stop: () => gone(() => void ask('stop').catch(() => {})),
    end: () => gone(() => child?.kill('SIGKILL')),
  }
}
