import type { CardFace, LaidCard, Scene } from '../../src/kit/scene.js'
import type { Suit } from '../../src/kit/cards.js'

// One scene of each kind, as games may make them.

const FIGURES = { J: 'jack', Q: 'queen', K: 'king', В: 'jack', Д: 'queen', К: 'king' } as const
const figureOf = (rank: string): Pick<CardFace, 'figure'> =>
  rank === '' ? { figure: 'joker' } : rank in FIGURES ? { figure: FIGURES[rank as keyof typeof FIGURES] } : {}

/** 'Q' without a suit; '' is a Joker. */
export const plain = (rank: string): LaidCard => ({ face: { rank, ...figureOf(rank) } })
/** '10H': the suit stands last. */
export const suited = (card: string): LaidCard => {
  const rank = card.slice(0, -1)
  return { face: { rank, suit: card.slice(-1) as Suit, ...figureOf(rank) } }
}
export const joker = (colour: 'red' | 'black'): LaidCard => ({ face: { rank: '', figure: 'joker', colour } })
const back: LaidCard = {}

const DECK = ['6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
  ['S', 'H', 'D', 'C'].map((suit) => suited(rank + suit)),
)

export const facesHand: Scene = {
  alt: 'Your hand: Ace, 2, 3, 3, 5, 7, 8, 10, Joker, Jack, Queen, Queen, King.',
  parts: [{ as: 'hand', cards: ['A', '2', '3', '3', '5', '7', '8', '10', '', 'J', 'Q', 'Q', 'K'].map(plain) }],
}
const foolHand: Scene = {
  alt: 'Your hand, of which 7 of clubs, jack of clubs and 7 of spades can be played.',
  parts: [
    {
      as: 'hand',
      cards: [
        suited('7C'),
        { ...suited('JC'), look: 'raised' },
        suited('7S'),
        ...['10D', 'KD', 'AH'].map((card): LaidCard => ({ ...suited(card), look: 'dim' })),
      ],
    },
  ],
}
const largeHand: Scene = {
  alt: 'Your hand: 36 cards and two Jokers.',
  title: '38 cards',
  parts: [{ as: 'hand', cards: [...DECK, joker('red'), joker('black')] }],
}

export const trick: Scene = {
  alt: 'Trick 5: Ann 9, covered by the Queen of Cleo. Bo King, names Ann. Dan has yet to play.',
  title: 'Trick 5 of 13',
  parts: [
    {
      as: 'places',
      places: [
        { name: 'Ann', cards: [plain('9'), { ...plain('Q'), lie: 'across', by: 'Cleo' }] },
        { name: 'Bo', sign: 'hat', cards: [plain('K')] },
        { name: 'Cleo', cards: [], note: 'covers Ann’s 9' },
        { name: 'Dan', cards: [], note: 'to play', lit: true },
      ],
      arrows: [{ from: 1, to: 0 }],
    },
  ],
}
const longTrick: Scene = {
  alt: 'Trick 12: five players, two covers and two Kings.',
  title: 'Взятка 12 из 13',
  parts: [
    {
      as: 'places',
      places: [
        {
          name: 'Константиния',
          sign: 'hat',
          cards: [back, { ...plain('Д'), lie: 'across', by: 'Bo' }, { ...plain('Д'), lie: 'across', by: 'Eve' }],
        },
        { name: 'Bo', cards: [], note: 'на карте Константинии' },
        { name: 'عبد الرحمن الطويل', cards: [plain('К')] },
        { name: 'Dan 🎲🐙', sign: 'crown', cards: [plain('К')], note: 'берёт', lit: true },
        { name: 'Eve', cards: [], note: 'на даме' },
      ],
      arrows: [
        { from: 2, to: 4 },
        { from: 3, to: 0 },
      ],
    },
  ],
}

const beaten = (attack: string, beat: string): readonly LaidCard[] => [suited(attack), { ...suited(beat), lie: 'over' }]
const bout: Scene = {
  alt: 'Bout 4: Ann 7 of clubs, beaten by 9 of clubs; Ann 7 of spades, open. Trump hearts, stock 9 with the jack of hearts last. 6 discarded.',
  title: 'Ann attacks Bo',
  parts: [
    {
      as: 'places',
      places: [
        { name: 'Ann', cards: beaten('7C', '9C') },
        { name: 'Ann', cards: [suited('7S')], lit: true },
        { name: 'Cleo', cards: beaten('9D', '6H') },
      ],
      aside: [
        { name: 'Stock', cards: [back, { ...suited('JH'), lie: 'under' }], count: '9' },
        { name: 'Discarded', cards: [back], count: '6' },
      ],
    },
  ],
}
export const fullBout: Scene = {
  alt: 'Bout 9: six pairs. Trump hearts, the stock is empty. 24 discarded.',
  title: 'Бой 9: Константин против Bo',
  parts: [
    {
      as: 'places',
      places: [
        { name: 'Константин', cards: beaten('7C', '9C') },
        { name: 'Константин', cards: beaten('7S', '10S') },
        { name: 'Cleo', cards: beaten('10D', '10H') },
        { name: 'Cleo', cards: beaten('9D', '6H') },
        { name: 'Dan', cards: beaten('AS', 'KH') },
        { name: 'Dan', cards: [suited('QD')], lit: true },
      ],
      aside: [
        { name: 'Колода', cards: [{ ...suited('JH'), look: 'gone' }] },
        { name: 'Бито', cards: [back], count: '24' },
      ],
    },
  ],
}

const kings: Scene = {
  alt: 'Turn 4: the jack of diamonds, red, passed with plus 8. Passed: no spades, 2 hearts, 1 diamond, no clubs. Failed: 1 of 5.',
  title: 'Turn 4: passed with +8',
  parts: [
    {
      as: 'places',
      places: [
        { name: 'Challenge', cards: [suited('JD')] },
        { name: 'Your secret', cards: [suited('KH')] },
        { name: 'Your tools', cards: [suited('5H')], note: 'or black 3' },
      ],
    },
    {
      as: 'marks',
      name: 'Tools',
      marks: [
        ...['+9', '+5', '+1'].map((text) => ({ text, tone: 'red' }) as const),
        ...['−1', '−3', '−3'].map((text) => ({ text, tone: 'black' }) as const),
        { text: '= +8', tone: 'lit' },
      ],
    },
    {
      as: 'marks',
      name: 'Passed',
      marks: (['S', 'H', 'D', 'C'] as const).map((sign, i) => ({ sign, text: String([0, 2, 1, 0][i]) })),
    },
    { as: 'marks', name: 'Failed', marks: [{ text: '1 of 5' }] },
  ],
}

const scores: Scene = {
  alt: 'After round 4: Bo 95, Cleo 95, Pip 86, Ann 82. In round 4 Bo got 38, the others 18.',
  title: 'Bo and Cleo share the win',
  parts: [
    {
      as: 'sheet',
      heads: ['Round 4', 'Total'],
      rows: [
        { place: '1', name: 'Bo', sign: 'crown', figures: ['+38', '95'], bar: 1, lit: true },
        { place: '1', name: 'Cleo', sign: 'crown', figures: ['+18', '95'], bar: 1, lit: true },
        { place: '3', name: 'Pip (house)', figures: ['+18', '86'], bar: 86 / 95 },
        { place: '4', name: 'Ann', sign: 'hat', figures: ['+18', '82'], bar: 82 / 95 },
      ],
    },
  ],
}
const chart: Scene = {
  alt: 'Scores by round. Bo 19, 39, 57, 95. Cleo 18, 48, 77, 95. Pip 23, 39, 68, 86. Ann 19, 35, 64, 82.',
  title: 'Scores by round',
  parts: [
    {
      as: 'chart',
      steps: ['1', '2', '3', '4'],
      lines: [
        { name: 'Bo', values: [19, 39, 57, 95] },
        { name: 'Cleo', values: [18, 48, 77, 95] },
        { name: 'Pip', values: [23, 39, 68, 86] },
        { name: 'Константиния', values: [19, 35, 64, 82] },
      ],
    },
  ],
}
const longChart: Scene = {
  alt: 'Points over 40 games: from 0 to 83, with a low of minus 31.',
  title: 'Ann: 40 games',
  parts: [
    {
      as: 'chart',
      steps: Array.from({ length: 40 }, (_, i) => `${1 + (i % 28)}.${1 + Math.floor(i / 28)}.`),
      lines: [
        {
          name: 'Ann',
          values: Array.from({ length: 40 }, (_, i) => Math.round(i * 2 + 40 * Math.sin(i / 4) - i * (i < 25 ? 1.5 : 0))),
        },
      ],
    },
  ],
}
const top: Scene = {
  alt: 'The ten best of this server: Ann 312, Bo 290, and so on down to Lark with 20.',
  title: 'Foolish Faces: the top ten',
  parts: [
    {
      as: 'sheet',
      heads: ['Games', 'Points'],
      rows: ['Ann', 'Bo', 'Константиния Долгих', 'Dan', 'عبد الرحمن', 'Eve', 'Pip', 'Dot', 'Moss', 'Lark'].map((name, i) => ({
        place: String(i + 1),
        name,
        ...(i === 0 && { sign: 'crown' as const }),
        figures: [String(24 - i), String(312 - i * 32)],
        bar: (312 - i * 32) / 312,
        lit: i === 3,
      })),
    },
  ],
}

export const SCENES: Readonly<Record<string, Scene>> = {
  'hand-faces': facesHand,
  'hand-fool': foolHand,
  'hand-large': largeHand,
  trick,
  'trick-long': longTrick,
  bout,
  'bout-full': fullBout,
  kings,
  scores,
  chart,
  'chart-long': longChart,
  top,
}
