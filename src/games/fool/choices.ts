import type { z } from 'zod'
import type { Choices, Language } from '../../kit/show.js'
import { options as parse, type fields, type Options } from './options.js'
import { presets } from './presets.js'
import { throwsIn } from './throwers.js'
import { transfers } from './transfer.js'
import type { fool } from '../../words/en/fool.js'
import type { Words } from './words.js'

// What the host may choose: a list for each option, and what else it brings along so that the options still go together.

type Change = Partial<z.input<typeof fields>>
type IdOf<Key> = Key extends `choice.${infer Id}` ? Id : never
type ListId = IdOf<keyof typeof fool>
interface List {
  readonly id: ListId
  readonly items: Readonly<Record<string, Change>>
  /** Whether it says anything with the other options as they are. */
  readonly when?: (options: Options) => boolean
}

const yesOrNo = (yes: Change, no: Change): List['items'] => ({ no, yes })
const japanese = ({ variant }: Options): boolean => variant === 'japanese'
const jokers = ({ deck, jokers }: Options): boolean => deck === 54 || jokers > 0

const LISTS: readonly List[] = [
  {
    id: 'variant',
    items: {
      podkidnoy: { variant: 'podkidnoy' },
      perevodnoy: { variant: 'perevodnoy' },
      simple: { variant: 'simple' },
      japanese: { variant: 'japanese' },
    },
  },
  { id: 'deck', items: { '36': { deck: 36 }, '52': { deck: 52 }, '54': { deck: 54, jokers: 0 } } },
  {
    id: 'throwers',
    items: { all: { throwers: 'all' }, neighbours: { throwers: 'neighbours' }, attacker: { throwers: 'attacker' } },
    when: throwsIn,
  },
  {
    id: 'throwing',
    items: {
      priority: { throwProtocol: 'priority', throwTiming: 'afterAllBeaten' },
      free: { throwProtocol: 'free', throwTiming: 'afterAllBeaten' },
      anytime: { throwProtocol: 'free', throwTiming: 'anytime' },
    },
    when: throwsIn,
  },
  {
    id: 'first',
    items: {
      '5': { firstLimit: 5, firstScope: 'bout' },
      discard: { firstLimit: 5, firstScope: 'discard' },
      '6': { firstLimit: 6, firstScope: 'bout' },
    },
  },
  {
    id: 'taking',
    items: {
      hand: { throwAfterTake: true, takeLimit: 'hand' },
      six: { throwAfterTake: true, takeLimit: 'six' },
      none: { throwAfterTake: false, takeLimit: 'hand' },
    },
    when: throwsIn,
  },
  { id: 'lead', items: { '1': { leadMax: 1 }, '2': { leadMax: 2 }, '3': { leadMax: 3 }, '4': { leadMax: 4 } } },
  { id: 'batch', items: { any: { throwBatch: 'any' }, one: { throwBatch: 'one' } }, when: throwsIn },
  { id: 'transferFirst', items: yesOrNo({ transferFirstBout: true }, { transferFirstBout: false }), when: transfers },
  {
    id: 'transferShow',
    items: yesOrNo({ transferShow: 'trumpOncePerBout' }, { transferShow: 'none' }),
    when: transfers,
  },
  {
    id: 'base',
    items: {
      podkidnoy: { base: 'podkidnoy' },
      perevodnoy: { base: 'perevodnoy' },
      single: { base: 'single', leadMax: 1 },
    },
    when: japanese,
  },
  {
    id: 'queen',
    items: { highest: { queenSpades: 'highest' }, beatsAll: { queenSpades: 'beatsAll' }, off: { queenSpades: 'off' } },
    when: japanese,
  },
  {
    id: 'spades',
    items: {
      noTrump: { trump: 'turned', spadeTurned: 'noTrump' },
      redraw: { trump: 'turned', spadeTurned: 'redraw' },
      diamonds: { trump: 'diamonds', spadeTurned: 'noTrump' },
    },
    when: japanese,
  },
  { id: 'spadeFirst', items: yesOrNo({ lowestSpadeFirst: true }, { lowestSpadeFirst: false }), when: japanese },
  { id: 'nextLead', items: lead('fromUnderFool', 'underFool', 'previousWinner') },
  {
    id: 'firstLead',
    items: {
      lowestTrump: { firstLead: 'lowestTrump' },
      turnedCard: { firstLead: 'turnedCard' },
      chosen: { firstLead: 'chosen', chosenSeat: 0 },
    },
  },
  {
    id: 'teams',
    items: {
      none: { teams: 'none' },
      pairs: { teams: 'pairs', teamSubstitute: true },
      alone: { teams: 'pairs', teamSubstitute: false },
    },
  },
  { id: 'rated', items: yesOrNo({ rated: true }, { rated: false, moveMs: null }) },
  {
    id: 'straps',
    items: { none: { epaulettes: 'none' }, finalPair: { epaulettes: 'finalPair' }, countPairs: { epaulettes: 'countPairs' } },
  },
  { id: 'last', items: { draw: { finalBeaten: 'draw' }, attackerWins: { finalBeaten: 'attackerWins' } } },
  { id: 'redeal', items: { '5': { redealSameSuit: 5 }, '6': { redealSameSuit: 6 }, '0': { redealSameSuit: 0 } } },
  {
    id: 'exchange',
    items: {
      none: { trumpExchange: 'none' },
      sixForAce: { trumpExchange: 'sixForAce' },
      lowestForAny: { trumpExchange: 'lowestForAny' },
    },
  },
  { id: 'jokers', items: { '0': { jokers: 0 }, '1': { jokers: 1 }, '2': { jokers: 2 } }, when: ({ deck }) => deck !== 54 },
  { id: 'jokerMode', items: { colour: { jokerMode: 'colour' }, any: { jokerMode: 'any' } }, when: jokers },
  { id: 'hand', items: { '4': { hand: 4 }, '5': { hand: 5 }, '6': { hand: 6 }, '7': { hand: 7 }, '8': { hand: 8 } } },
  { id: 'most', items: { '4': { maxAttack: 4 }, '5': { maxAttack: 5 }, '6': { maxAttack: 6 }, '8': { maxAttack: 8 } } },
  { id: 'byHand', items: yesOrNo({ limitByHand: true }, { limitByHand: false }) },
  { id: 'allDealt', items: yesOrNo({ allDealt: true }, { allDealt: false }) },
  { id: 'drawOrder', items: { defenderLast: { drawOrder: 'defenderLast' }, seatOrder: { drawOrder: 'seatOrder' } } },
  { id: 'direction', items: { cw: { direction: 'cw' }, ccw: { direction: 'ccw' } } },
]

function lead(...rules: readonly Options['nextLead'][]): List['items'] {
  return Object.fromEntries(rules.map((rule) => [rule, { nextLead: rule }]))
}

/** Presets, and each option that says something at this table. */
export function choices(options: Options, say: Words, language: Language): Choices<Options> {
  const same = JSON.stringify(options)
  return {
    presets: presets(language).map(({ id, name, options: all }) => ({
      key: id,
      label: name,
      chosen: JSON.stringify(all) === same,
      options: all,
    })),
    lists: LISTS.filter(({ when }) => when?.(options) ?? true).map(({ id, items }) => ({
      key: id,
      items: Object.entries(items).map(([value, change]) => ({
        key: value,
        label: say(`choice.${id}`, { value }),
        chosen: stands(options, change),
        options: changed(options, change),
      })),
    })),
  }
}

const stands = (options: Options, change: Change): boolean =>
  Object.entries(change).every(([key, value]) => Object.entries(options).some(([own, it]) => own === key && it === value))

/** What hangs on other options goes back to its default with them, unless it was chosen itself. */
function changed({ leadMax, jokerMode, ...rest }: Options, change: Change): Options {
  const usual = parse.parse(rest)
  return parse.parse({
    ...rest,
    ...(leadMax !== usual.leadMax && { leadMax }),
    ...(jokerMode !== usual.jokerMode && { jokerMode }),
    ...change,
  })
}
