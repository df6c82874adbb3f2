import { reworded } from '../../src/kit/reworded.js'
import { gameOf, type GameId } from '../../src/games/index.js'
import type { AnyBox } from '../../src/kit/box.js'
import { folded } from '../../src/kit/game.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import type { Scene } from '../../src/kit/scene.js'
import type { Screen } from '../../src/kit/screen.js'
import { read } from '../screens.js'

// Scenes of whole games, as their house players play them, by a name for each: what everybody saw on the way, and one seat.

const NAMES = ['Ann', 'Bo', 'Константиния', 'Dan', 'Wolfgang-Ama', 'Eve', 'Pip (house)', 'Dot (house)']

const PLAYED: readonly (readonly [game: GameId, seats: number, options: object])[] = [
  ['foolish-faces', 4, {}],
  ['foolish-faces', 5, { length: 'single-round' }],
  ['fool', 4, { rated: true }],
  ['fool', 8, { deck: 54 }],
  ['chinese-fool', 4, {}],
  ['czech-fool', 4, {}],
  ['kings-and-jokers', 4, {}],
]

export function scenesOfGames(): Readonly<Record<string, Scene>> {
  const scenes: Record<string, Scene> = {}
  for (const [game, seats, options] of PLAYED) {
    for (const [name, scene] of played(gameOf(game), seats, options)) scenes[`${game}-${seats}-${name}`] = scene
  }
  return scenes
}

function played(box: AnyBox, seats: number, options: object): ReadonlyMap<string, Scene> {
  const found = new Map<string, Scene>()
  const add = (name: string, { picture }: Screen<unknown>): void => {
    const scene = picture?.()
    if (scene)
      found.set(
        name,
        reworded(scene, (text) => read(text, NAMES)),
      )
  }
  const { rules, house } = box
  const show = box.show('en')
  add('rules', show.rules('', rules.options.parse(options)))
  const bare: unknown = rules.setup(seats, rules.options.parse(options))
  let state: unknown = folded(rules, bare, rules.deal(bare, rngFor('scenes', 0)))
  for (let seq = 1; rules.outcome(state) === undefined; seq++) {
    const seat = pick(rules.turn(state), rngFor('seat', seq))
    const view: unknown = rules.view(state, seat)
    const legal: readonly unknown[] = rules.legal(state, seat)
    if (LOOKED.includes(seq)) {
      const panel = show.panel(view, legal, '')
      add(`${seq}-hand`, panel)
      const to = panel.rows.flat().map((control) => control.to)
      for (const { path } of to.filter((it) => 'path' in it && !('act' in it)).slice(0, 1) as readonly { path: string }[])
        add(`${seq}-chosen`, show.panel(view, legal, path))
      const waiting = (seat + 1) % seats
      add(`${seq}-waiting`, show.panel(rules.view(state, waiting), [], ''))
      for (const [i, page] of show.pages(rules.view(state, 'onlooker')).slice(-2).entries())
        add(`${seq}-page-${i}`, page.screen())
    }
    const ruling = rules.play(state, seat, house(view, legal, rngFor('house', seq)), rngFor('scenes', seq))
    if (!ruling.ok) throw new Error(ruling.reason)
    state = folded(rules, state, ruling.events)
  }
  for (const page of show.pages(rules.view(state, 'onlooker')).slice(-2)) add(page.key, page.screen())
  return found
}

/** Actions after which a game is looked at. */
const LOOKED: readonly number[] = [1, 4, 7, 19, 23, 30]
