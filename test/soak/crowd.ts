import type { Rng } from '../../src/kit/rng.js'
import type { Interaction, LocalDiscord } from '../../src/local-discord/local.js'
import { offersOn, type Offer } from './eyes.js'
import { opener } from './kinds.js'
import type { Done, Ledger } from './ledger.js'
import { goWhereTheyPlay, learn, type Guest } from './guest.js'
import { choose } from './mind.js'
import type { Plan } from './plan.js'

export interface Crowd {
  /** Nobody presses anything until the function that comes back is called; settles when nothing is under way. */
  hush(): Promise<() => void>
  /** Figures of what people could not even do. */
  readonly refused: Map<string, number>
  stop(): Promise<void>
}

const TICK_MS = 20
/** So many look at their channel in one tick. */
const LOOKS = 40
/** Between two things that somebody does, in ms. */
const REST = { least: 500, spread: 1_500 } as const
/** After something failed, on top of that; where the bot is slow, people are too. */
const SIGH_MS = 6_000
const GONE = { oneIn: 250, least: 40_000, spread: 120_000 } as const
const TABLES_A_CHANNEL = 2
const NAMES = ['Ann', 'Bo', 'Cleo', 'Dan'] as const

/** People at their tables, each of whom presses what they see, at a human pace, and waits for the answer. */
export function gather(local: LocalDiscord, ledger: Ledger, plan: Plan, rng: Rng): Crowd {
  const channels = Math.ceil(plan.tables / TABLES_A_CHANNEL)
  const guests = Array.from({ length: plan.people }, (_, i): Guest => {
    const home = `room ${i % channels}`
    local.channel(home)
    const patience = rng.below(12) === 0 ? 200 : 1
    const mind = { at: undefined, seen: 0, patience, restless: rng.below(6) === 0, opens: i < plan.tables }
    const person = local.person(`${NAMES[i % NAMES.length]!} ${i}`)
    return { person, home, mind, place: home, restsUntil: Date.now() + Math.floor((plan.comingMs * i) / plan.people) }
  })
  const refused = new Map<string, number>()
  const state = { hushed: false, opened: 0, next: 0, budget: 0, ticked: Date.now() }

  function act(guest: Guest): Promise<void> | undefined {
    const { person, mind, home } = guest
    goWhereTheyPlay(guest, rng)
    const mayOpen = mind.opens && guest.place === home
    const chosen = choose(mind, offersOn(person.sees(guest.place), rng), { now: Date.now(), mayOpen, rng })
    if (chosen === undefined) return undefined
    if (chosen === 'look') return follow('look', '/hand', guest, person.says(guest.place, '/hand'))
    if (chosen === 'open') {
      const { command, options } = opener(state.opened++, rng)
      return follow('open', `${command} ${JSON.stringify(options)}`, guest, person.says(home, command, options))
    }
    const { customId, message, values, pointer } = chosen
    const pressed = values ? person.picks(guest.place, customId, values, message) : person.presses(guest.place, customId, message)
    const what = 'path' in pointer ? 'play' : 'verb' in pointer ? pointer.verb : 'page'
    return follow(what, customId, guest, pressed, chosen)
  }

  async function follow(what: Done['what'], words: string, guest: Guest, begun: Interaction, chosen?: Offer): Promise<void> {
    guest.restsUntil = Infinity
    const interaction = await ledger.follow(what, words, begun)
    if (interaction.state === 'answered') learn(guest, interaction, chosen)
    const gone = rng.below(GONE.oneIn) === 0 ? GONE.least + rng.below(GONE.spread) : 0
    const sigh = interaction.state === 'answered' ? 2 * (interaction.took ?? 0) : SIGH_MS
    guest.restsUntil = Date.now() + REST.least + rng.below(REST.spread) + gone + sigh
  }

  function tick(): void {
    const now = Date.now()
    state.budget = Math.min(plan.rate, state.budget + ((now - state.ticked) * plan.rate) / 1_000)
    state.ticked = now
    for (let looked = 0, asked = 0; asked < guests.length && looked < LOOKS && state.budget >= 1 && !state.hushed; asked++) {
      const guest = guests[state.next++ % guests.length]!
      if (guest.restsUntil > now) continue
      looked++
      try {
        if (act(guest)) state.budget--
        else guest.restsUntil = now + REST.least + rng.below(REST.spread)
      } catch (error) {
        guest.restsUntil = now + REST.least + rng.below(REST.spread)
        guest.place = guest.home
        const why = error instanceof Error ? error.message.replace(/\d+/gu, '0') : 'for no reason'
        refused.set(why, (refused.get(why) ?? 0) + 1)
      }
    }
  }
  const ticking = setInterval(tick, TICK_MS)

  return {
    refused,
    async hush() {
      state.hushed = true
      await ledger.idle()
      return () => {
        state.hushed = false
        state.ticked = Date.now()
      }
    },
    async stop() {
      clearInterval(ticking)
      await ledger.idle()
    },
  }
}
