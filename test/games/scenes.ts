import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../src/kit/reworded.js'
import type { Box } from '../../src/kit/box.js'
import { isJoker, type Card } from '../../src/kit/cards.js'
import type { Viewer } from '../../src/kit/game.js'
import { rngFor } from '../../src/kit/rng.js'
import { ALT_LENGTH, type CardFace, type LaidCard, type Scene } from '../../src/kit/scene.js'
import type { Screen } from '../../src/kit/screen.js'
import { LANGUAGES, type Show } from '../../src/kit/show.js'
import { suitOf } from '../../src/kit/suits.js'
import type { Text } from '../../src/kit/text.js'
import { read } from '../screens.js'
import type { Trial } from './contract.js'
import { anything, frozen, playout, viewers } from './playout.js'
import { reached } from './reach.js'

type Picture = Scene<Text>
const NAMES = Array.from({ length: 8 }, (_, seat) => String(seat).repeat(12))

const cardsIn = ({ parts }: Picture): readonly LaidCard<Text>[] =>
  parts.flatMap((part) => {
    if (part.as === 'hand') return part.cards
    return part.as === 'places' ? [...part.places, ...(part.aside ?? [])].flatMap(({ cards }) => cards) : []
  })

const colourOf = (card: Card): 'red' | 'black' =>
  (isJoker(card) ? card === 'RJ' : ['H', 'D'].includes(suitOf(card))) ? 'red' : 'black'
/** Whether a card may be drawn with this face, with English letters; an Ace that counts is a 1. */
function looksSo(card: Card, { rank, suit, colour }: CardFace): boolean {
  if (colour !== undefined && colour !== colourOf(card)) return false
  if (isJoker(card)) return rank === ''
  return (card.slice(0, -1) === rank || (rank === '1' && card.startsWith('A'))) && (suit === undefined || suit === card.at(-1))
}

/** Faces of a scene that this data does not hold, or not so often. */
function unknown(scene: Picture, view: unknown, deck: readonly string[]): readonly string[] {
  const text = JSON.stringify(view)
  const held = deck.filter((card) => text.includes(`"${card}"`)) as readonly Card[]
  const faces = cardsIn(scene).flatMap(({ face, look }) => (face ? [{ key: JSON.stringify(face), face, look }] : []))
  return faces.flatMap(({ key, face }) => {
    const drawn = faces.filter((it) => it.key === key && it.look !== 'gone').length
    return held.filter((card) => looksSo(card, face)).length < Math.max(1, drawn) ? [key] : []
  })
}

interface Seen {
  readonly where: string
  readonly picture: Picture
}

/** What everybody sees of a game, or what a seat sees of it in private. */
function seenBy<View, Action, Options>(
  show: Show<View, Action, Options>,
  view: View,
  legal: readonly Action[],
  viewer: Viewer,
): readonly Seen[] {
  const out: Seen[] = []
  const add = (where: string, { picture }: Screen<unknown>): void => {
    const scene = picture?.()
    if (scene) out.push({ where, picture: scene })
  }
  if (viewer === 'onlooker') {
    for (const page of show.pages(view).slice(-3)) add(page.key, page.screen())
    return out
  }
  add('last', show.last(view))
  reached(show, view, legal, (screen, path) => add(`path "${path}"`, screen))
  return out
}

/** What the pictures of every game keep; `suitless`: of one in which suits do not matter. */
export function contractOfScenes<State, Action, Event extends { readonly type: string }, View, Options, Deal>(
  box: Box<State, Action, Event, View, Options, Deal>,
  trial: Trial<State, Action, View>,
  suitless = false,
): void {
  const { rules } = box
  const few = [trial.seats?.at(0) ?? rules.seats[0], trial.seats?.at(-1) ?? rules.seats[1]]
  const games = [...new Set(few)].flatMap((seats) =>
    trial.options.slice(0, 2).flatMap((given, i) => {
      const options = rules.options.parse(given)
      if (rules.clash?.(options, seats) !== undefined) return []
      return [playout(rules, seats, options, `scenes ${i}`, { choose: i % 2 === 0 ? anything : trial.choose })]
    }),
  )
  const looks = games.flatMap((game, i) =>
    [
      ...game.steps.filter(({ seq }) => (seq + i) % 29 === 0).map(({ state, where }) => ({ state, where })),
      { state: game.end, where: 'end' },
    ].flatMap(({ state, where }) =>
      viewers(rules, game.seats).map((viewer) => ({ state, where: `${game.where} ${where} viewer ${viewer}`, viewer })),
    ),
  )
  const legalOf = (state: State, viewer: Viewer): readonly Action[] => (viewer === 'onlooker' ? [] : rules.legal(state, viewer))

  describe(`${rules.id} paints itself`, () => {
    const en = box.show('en')
    const seen = looks.map(({ state, where, viewer }) => {
      const view = frozen(rules.view(state, viewer))
      return { state, where, viewer, view, scenes: seenBy(en, view, legalOf(state, viewer), viewer) }
    })

    it('for everybody and for each seat', () => {
      expect(seen.some(({ viewer, scenes }) => viewer === 'onlooker' && scenes.length > 0)).toBe(true)
      expect(seen.some(({ viewer, scenes }) => viewer !== 'onlooker' && scenes.some(({ where }) => where === 'path ""'))).toBe(
        true,
      )
      expect(en.rules('', undefined).picture).toBeDefined()
    })

    it('with no card that its viewer does not see', () => {
      for (const { where, view, scenes } of seen)
        for (const scene of scenes) expect(unknown(scene.picture, view, trial.deck), `${where} ${scene.where}`).toEqual([])
    })

    if (suitless)
      it('without suits', () => {
        for (const { where, scenes } of seen)
          for (const { picture } of scenes) {
            for (const { face } of cardsIn(picture)) expect([face?.suit, face?.colour], where).toEqual([undefined, undefined])
            for (const text of wordsIn(picture)) expect(read(text, NAMES), where).not.toMatch(/[♠♥♦♣]|spade|heart|diamond|club/)
          }
      })

    it('the same whatever the others hide', () => {
      for (const { state, where, viewer, view, scenes } of seen) {
        const world = frozen(rules.imagine(view, rngFor(where, 0)))
        expect(seenBy(en, rules.view(world, viewer), legalOf(state, viewer), viewer), where).toEqual(scenes)
      }
    })

    it('and says it in so many words, calling nobody', () => {
      for (const language of LANGUAGES) {
        const show = box.show(language)
        for (const { where, viewer, state, view } of seen.filter((_, i) => language === 'en' || i % 7 === 0))
          for (const scene of seenBy(show, view, legalOf(state, viewer), viewer)) {
            const heard = read(scene.picture.alt, NAMES)
            expect(heard.length, `${language} ${where} ${scene.where}`).toBeGreaterThan(10)
            expect(heard.length, `${language} ${where} ${scene.where}`).toBeLessThanOrEqual(ALT_LENGTH)
            for (const text of wordsIn(scene.picture)) expect(read(text, NAMES), `${language} ${where}`).not.toContain('@')
          }
      }
    })
  })
}
