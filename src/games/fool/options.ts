import { z } from 'zod'

/** Every option of a table, without those defaults that hang on other options. */
export const fields = z.strictObject({
  variant: z.enum(['simple', 'podkidnoy', 'perevodnoy', 'japanese']).default('podkidnoy'),
  /** Cards without jokers for 36 and 52; 54 are 52 and both jokers. */
  deck: z.literal([36, 52, 54]).default(36),
  /** Added to 36 or 52 cards: one is the red joker. */
  jokers: z.literal([0, 1, 2]).default(0),
  /** Whether a joker beats its colour or any card. Default: `any` where jokers were added, otherwise `colour`. */
  jokerMode: z.enum(['colour', 'any']).optional(),
  /** Cards dealt to each, and drawn up to. */
  hand: z.number().int().min(4).max(8).default(6),
  /** Two players get the whole deck; the card that made trumps is shuffled back into it. */
  allDealt: z.boolean().default(false),
  /** A hand with so many cards of one suit may ask for another deal; 0: none may. */
  redealSameSuit: z.literal([0, 5, 6]).default(5),
  trumpExchange: z.enum(['none', 'sixForAce', 'lowestForAny']).default('none'),
  dealer: z.literal('loser').default('loser'),
  /** How the table is drawn; play goes to seat + 1 either way. */
  direction: z.enum(['cw', 'ccw']).default('cw'),

  firstLead: z.enum(['lowestTrump', 'turnedCard', 'chosen']).default('lowestTrump'),
  /** Who leads first where `firstLead` is `chosen`. */
  chosenSeat: z.number().int().min(0).max(7).default(0),
  nextLead: z.enum(['fromUnderFool', 'underFool', 'previousWinner']).default('fromUnderFool'),

  /** Equal cards that may be led at once. Default: 2 in `simple`, 1 in `japanese` of base `single`, otherwise 4. */
  leadMax: z.number().int().min(1).max(4).optional(),
  throwers: z.enum(['all', 'neighbours', 'attacker']).default('all'),
  throwTiming: z.enum(['afterAllBeaten', 'anytime']).default('afterAllBeaten'),
  throwProtocol: z.enum(['priority', 'free']).default('priority'),
  throwBatch: z.enum(['any', 'one']).default('any'),
  maxAttack: z.number().int().min(1).max(12).default(6),
  firstLimit: z.number().int().min(1).max(12).default(5),
  /** What "first" is: the first bout of the deal, or all bouts until one was beaten. */
  firstScope: z.enum(['bout', 'discard']).default('bout'),
  limitByHand: z.boolean().default(true),
  throwAfterTake: z.boolean().default(true),
  takeLimit: z.enum(['hand', 'six']).default('hand'),

  transferFirstBout: z.boolean().default(false),
  transferShow: z.enum(['none', 'trumpOncePerBout']).default('none'),

  drawOrder: z.enum(['defenderLast', 'seatOrder']).default('defenderLast'),
  finalBeaten: z.enum(['draw', 'attackerWins']).default('draw'),
  /** Bouts in a row, taken without anybody drawing or going out, that end the game in a draw; null: 20 for each player still in. */
  noProgressBouts: z.number().int().min(1).nullable().default(null),

  /** Every other seat: two against two, or three against three. */
  teams: z.enum(['none', 'pairs']).default('none'),
  /** Who is left of a team plays for the seats of partners who are out. */
  teamSubstitute: z.boolean().default(true),
  epaulettes: z.enum(['none', 'countPairs', 'finalPair']).default('none'),
  rated: z.boolean().default(false),
  /** Time for one move in milliseconds. The table keeps it: the rules know no time. */
  moveMs: z.number().int().min(1).nullable().default(null),

  /** Japanese: the game around its law of spades; `single` is one card at a time without throwing in. */
  base: z.enum(['podkidnoy', 'perevodnoy', 'single']).default('podkidnoy'),
  spadeTurned: z.enum(['noTrump', 'redraw']).default('noTrump'),
  trump: z.enum(['turned', 'diamonds']).default('turned'),
  queenSpades: z.enum(['highest', 'beatsAll', 'off']).default('highest'),
  lowestSpadeFirst: z.boolean().default(false),
})

/** The options of a table, all defaults filled in; options that went through it once go through it unchanged. */
export const options = fields.transform(({ jokerMode, leadMax, ...rest }) => ({
  ...rest,
  jokerMode: jokerMode ?? (rest.jokers > 0 ? ('any' as const) : ('colour' as const)),
  leadMax: leadMax ?? (rest.variant === 'simple' ? 2 : rest.variant === 'japanese' && rest.base === 'single' ? 1 : 4),
}))
export type Options = Readonly<z.infer<typeof options>>

/** Why options do not go together. */
export const CLASHES = [
  /** Not enough cards to deal to so many: a bigger deck helps, or fewer players. */
  'too_few_cards',
  'teams_need_four_or_six',
  /** Everything is dealt out to two only. */
  'all_dealt_needs_two',
  'all_dealt_needs_even_cards',
  /** 54 cards have both jokers already. */
  'jokers_in_54',
  'anytime_needs_free',
  /** Pairs are counted for each player alone. */
  'count_pairs_without_teams',
  'chosen_seat_not_there',
  'single_leads_one',
] as const
export type Clash = (typeof CLASHES)[number]

/** Cards in play. */
export const cardsOf = ({ deck, jokers }: Pick<Options, 'deck' | 'jokers'>): number => deck + (deck === 54 ? 0 : jokers)

/** The first thing that cannot be at a table of so many seats; undefined when all goes together. */
export function clash(options: Options, seats: number): Clash | undefined {
  const { deck, jokers, hand, teams, allDealt, throwTiming, throwProtocol, epaulettes, firstLead, chosenSeat } = options
  if (deck === 54 && jokers > 0) return 'jokers_in_54'
  if (hand * seats > cardsOf(options)) return 'too_few_cards'
  if (teams === 'pairs' && seats !== 4 && seats !== 6) return 'teams_need_four_or_six'
  if (allDealt && seats !== 2) return 'all_dealt_needs_two'
  if (allDealt && cardsOf(options) % 2 !== 0) return 'all_dealt_needs_even_cards'
  if (throwTiming === 'anytime' && throwProtocol !== 'free') return 'anytime_needs_free'
  if (epaulettes === 'countPairs' && teams === 'pairs') return 'count_pairs_without_teams'
  if (firstLead === 'chosen' && chosenSeat >= seats) return 'chosen_seat_not_there'
  if (options.variant === 'japanese' && options.base === 'single' && options.leadMax > 1) return 'single_leads_one'
  return undefined
}
