import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in Spanish (ICU MessageFormat). */
export const chineseFool = {
  name: 'Durak chino',
  board: 'Todas las partidas',
  'standing.sum': '{games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail':
    'Bufón {fools, plural, =0 {nunca} one {# vez} many {# veces} other {# veces}}, {firsts, plural, =0 {ningún primer puesto} one {# primer puesto} many {# primeros puestos} other {# primeros puestos}}',
  'options.all':
    '{deck, number} cartas, {lead, select, lowestTrump {sale la pica más baja} nineDiamonds {sale el nueve de diamantes} other {está acordado quién sale}}, {take, select, yes {siempre se puede tomar} other {quien puede matar debe matar}}.',

  // House rules to choose from
  'choice.deck': '{value} cartas',
  'choice.lead':
    '{value, select, lowestTrump {Sale la pica más baja} nineDiamonds {Sale el nueve de diamantes} other {Sale el primer puesto}}',
  'choice.take': '{value, select, yes {Siempre se puede tomar} other {Quien puede matar debe matar}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'tú',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, =1 {#.er puesto} =3 {#.er puesto} other {#.º puesto}}',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'triunfo {sign} (picas)',
  'pile.led': '{name} sale en la pila {pile}.',
  'pile.lead': 'Pila {pile}: sale {name}.',
  'pile.turn': 'Pila {pile}: {name} tiene que matar {card}.',
  'pile.line': '{name}: {card}',
  'pile.size': 'La pila se va con {cards, plural, one {# carta} many {# cartas} other {# cartas}}.',
  'pile.taken': 'Cartas tomadas de abajo: {cards}.',
  'pile.taken.more': 'Cartas tomadas de abajo: {cards}, y {count, plural, one {# carta} many {# cartas} other {# cartas}} antes.',
  cards: 'Cartas: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} terminó ({place})',
  'deal.dealer': '{name} reparte y pide al puesto vecino que le quite el gorro al Bufón (que corte).',
  'deal.lowest': '{name} sale con el triunfo más bajo, {card}.',
  'deal.nine': '{name} sale con {card}.',
  'deal.chosen': 'Sale {name}.',

  // A pile that is over
  'record.cards':
    'Pila {pile}: {name} la completa, {cards, plural, one {# carta descartada} many {# cartas descartadas} other {# cartas descartadas}}.',
  'record.old':
    'Pila {pile}: {cards, plural, one {# carta descartada} many {# cartas descartadas} other {# cartas descartadas}}{taken, plural, =0 {} one {, # tomada} many {, # tomadas} other {, # tomadas}}.',
  'record.out': 'Pila {pile}: {name} se queda sin cartas y termina la partida.',
  'record.given-up': 'La pila {pile} quedó a medias.',

  // The end
  'end.fool': '{name} es el Bufón 🃏',
  'end.draw': 'Empate: nadie es el Bufón',
  'end.left': '{name} se queda con {cards}.',
  'end.resigned': '{name} abandonó.',
  'end.in': '{names} {count, plural, one {seguía} many {seguían} other {seguían}} en juego.',
  'end.quiet': 'Se tomaron {takes, number} cartas seguidas y nada avanzó.',
  'end.deals': 'La próxima vez reparte {name}.',
  'over.fool': '{name} es el Bufón.',

  // The private panel
  'turn.lead': 'Sales en la pila {pile}. Triunfo {sign}.',
  'turn.beat': '{name} jugó {card}: mátala, o toma {bottom} de abajo.',
  'turn.must': '{name} jugó {card}: puedes matarla, así que debes.',
  'turn.cannot': '{name} jugó {card}, y ninguna de tus cartas la mata: toma {bottom} de abajo.',
  'turn.next': 'Después le toca a {name}.',
  'turn.goes': 'Con tu carta se va la pila, y sales tú.',
  'turn.out': 'Con tu última carta terminas.',
  'turn.rest': 'También en la mano: {cards}.',
  'turn.press': 'Al pulsar se juega la carta:',
  'turn.press.many': '{cards, number} cartas. Al pulsar se juega la carta:',
  'turn.pages': 'De {first} a {last}',
  'turn.take': 'Tomar {card}',
  'wait.turn': 'Pila {pile}. Falta {name}.',
  'wait.pile': 'En la pila: {cards}.',
  'wait.empty': 'La pila está vacía.',
  'wait.out': 'Terminaste, {place}.',
  hand: '{cards, plural, one {Tu última carta} many {Tus # cartas} other {Tus # cartas}}: {names}.',
  last: 'Última pila',
  'last.none': 'Aún no hay ninguna pila completa.',

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {rey} Q {reina} J {jota} other {{rank}}} de {suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}',
  'picture.open': 'Puedes jugar ahora: {cards}.',
  'picture.discard': 'Descarte',

  // What the house would do, and what is said the first time
  'advice.play': 'La casa jugaría {card}.',
  'advice.take': 'La casa tomaría de abajo.',
  'advice.resign': 'La casa abandonaría.',
  'help.press': 'Al pulsar una carta, se juega al momento.',
  'help.buttons': 'Solo las cartas que matan la de arriba tienen botón. El resto de tu mano está en el texto.',

  // Refusals
  'refused.over': 'La partida terminó.',
  'refused.turn': 'Le toca a {name}.',
  'refused.out': 'Ya terminaste y no tienes nada que abandonar.',
  'refused.hand': 'Esa carta ya no está en tu mano.',
  'refused.beat': 'Esa carta no mata {card}. Picas mata corazones y diamantes; tréboles solo mata tréboles.',
  'refused.nothing': 'La pila está vacía: no hay nada que tomar, así que juega una carta.',
  'refused.must': 'Puedes matar {card}, y en esta mesa quien puede matar debe matar.',

  'clash.deck': '{seats, plural, =7 {Siete} =8 {Ocho} many {#} other {#}} personas son demasiadas para 36 cartas: elige 52.',
  'clash.seat': 'Debía salir el puesto {seat, number}, pero solo hay {seats, number}: elige uno de ellos.',

  // The rules, a screen at a time
  'rules.minute': 'En un minuto',
  'rules.beating': 'Qué mata a qué',
  'rules.tips': 'Consejos',
  'rules.table': 'Esta mesa',
  'minute.head': 'El Durak chino en un minuto',
  'minute.deal': 'Se reparten todas las cartas. Quien al final se queda con cartas es el Bufón.',
  'minute.ring':
    'Quien sale juega una carta. El puesto siguiente la mata, el que sigue mata esa otra, y así alrededor de la mesa.',
  'minute.take': 'O tomas una carta, la de más abajo de la pila, y el puesto siguiente tiene que matar la misma carta de arriba.',
  'minute.gone': 'Cuando la pila tiene tantas cartas como manos quedan en juego, se va, y sale quien jugó la última carta.',
  'minute.out': 'Sin cartas terminas, y las pilas necesitan una carta menos.',
  'beating.head': 'Qué mata a qué',
  'beating.order':
    'De menor a mayor: 6 7 8 9 J Q K 10 A. El diez está por encima del rey. Con 52 cartas, del 2 al 5 van por debajo.',
  'beating.suit': 'Mata una carta más alta del mismo palo.',
  'beating.spades': 'Picas es siempre triunfo: cualquier pica mata cualquier corazón o diamante.',
  'beating.clubs': 'Tréboles va aparte: solo un trébol mata un trébol, y un trébol no mata nada más.',
  'beating.draw': 'Si se toma una y otra vez y no pasa nada más, quienes quedan empatan.',
  'tips.head': 'Consejos',
  'tips.low': 'Deshazte primero de las cartas bajas, y guarda las picas para lo que nada más mata.',
  'tips.clubs': 'Un trébol arriba frena a quien no tiene un trébol más alto. Guarda uno para eso.',
  'tips.take': 'La carta que tomarías está a la vista: una buena de abajo puede valer el turno.',
  'tips.last': 'Quien juega la última carta de una pila sale en la siguiente: cuenta cuántas le faltan.',

  'table.head': 'Esta mesa',
  'table.deck': '{deck, number} cartas.',
  'table.lead':
    '{lead, select, lowestTrump {Sale quien tiene la pica más baja.} nineDiamonds {Sale quien tiene el nueve de diamantes.} other {Quién sale se acordó de antemano.}}',
  'table.take': '{take, select, yes {Puedes tomar aunque pudieras matar.} other {Quien puede matar debe matar.}}',
  'table.draw':
    'Empate si se toma {takes, plural, one {# vez seguida} many {# veces seguidas} other {# veces seguidas}} por cada mano en juego.',
} satisfies Readonly<Record<keyof typeof en, string>>
