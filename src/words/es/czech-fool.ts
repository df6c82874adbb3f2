import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in Spanish (ICU MessageFormat). */
export const czechFool = {
  name: 'Durak checo',
  board: 'Todas las partidas',
  'standing.sum': '{games, plural, one {# partida} many {# partidas} other {# partidas}}',
  'standing.detail':
    'Bufón {fools, plural, =0 {nunca} one {# vez} many {# veces} other {# veces}}, {firsts, plural, =0 {ningún primer puesto} one {# primer puesto} many {# primeros puestos} other {# primeros puestos}}',
  'options.all':
    '{hand, number} cartas por persona, {opening, select, anyCard {se empieza con cualquier carta} other {se descubre una carta}}, {recycle, select, shuffle {la pila se mezcla} other {la pila se voltea}} cuando el mazo se acaba{limit, select, one {, se roba una carta por turno} other {}}.',

  // House rules to choose from
  'choice.hand': '{value} cartas por persona',
  'choice.opening': '{value, select, anyCard {Se empieza con cualquier carta} other {Se descubre una carta para empezar}}',
  'choice.starter': '{value, select, winner {Quien gana empieza la ronda siguiente} other {Los puestos empiezan por turnos}}',
  'choice.recycle': '{value, select, shuffle {La pila se mezcla y es el nuevo mazo} other {La pila se voltea tal como está}}',
  'choice.draw': '{value, select, none {Se roban las cartas que se quiera por turno} other {Se roba una carta por turno}}',
  'choice.last':
    '{value, select, yes {Un 6, 7 o rey de corazones cuenta también al final} other {Por la última carta nadie roba}}',
  'choice.reset': '{value, select, yes {101 puntos justos vuelven a 0} other {101 puntos son 101 puntos}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}})',
  'suit.button': '{sign} {suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}',
  comma: '{before}, {next}',
  you: 'tú',
  top: '{card}, se pide {suit}',

  // A round in play, before everybody
  place: 'ronda {round}, a 100 puntos',
  'play.started': '{name} empieza la ronda {round}.',
  'play.first': 'Ronda {round}: {name} juega cualquier carta.',
  'play.turn': 'Ronda {round}: le toca a {name} sobre {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'roba {cards, number}',
  'turn.asks': '{card}, pide {suit}',
  'turn.missed': 'pierde el turno',
  'turn.passed': 'pasa',
  cards: 'Cartas: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Mazo {stock, number}, pila {pile, number}.',
  'stock.open': 'Mazo {stock, number}, volteado, pila {pile, number}.',
  scores: 'Puntos: {names}',

  // A round that is over
  'record.out':
    'Ronda {round}: {name} termina con {card} tras {moves, plural, one {# jugada} many {# jugadas} other {# jugadas}}.',
  'record.counted':
    'La ronda {round} se contó tras {moves, plural, one {# jugada} many {# jugadas} other {# jugadas}}; nadie terminó.',
  'record.given-up': 'La ronda {round} quedó a medias.',
  'round.head': 'Ronda {round}: termina {name}',
  'round.head.none': 'Ronda {round}: nadie termina',
  'round.line': '{name}: {cards}',
  'round.figures': 'Esta ronda, total, cartas restantes',
  'end.won': 'Gana {name}',
  'end.shared': '{names} comparten la victoria',
  'end.fool': '{names} {count, plural, one {es el Bufón} many {son los Bufones} other {son los Bufones}} 🃏 con {score, number}.',
  'end.resigned': '{name} abandonó y es el Bufón 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Puesto, puntos tras {rounds, plural, one {# ronda} many {# rondas} other {# rondas}}',

  // The private panel
  'turn.first': 'Te toca: empiezas la ronda {round} y juegas cualquier carta.',
  'turn.on':
    'Te toca sobre {top}: {rank, select, none {juega {suit} o una reina} Q {juega {suit} o una reina} other {juega {suit}, {rank} o una reina}}.',
  'turn.none': 'Nada tuyo encaja: roba hasta que algo encaje.',
  'turn.none.pass': 'Nada tuyo encaja, y no hay nada que robar.',
  'turn.enough': 'Con tres cartas o más que encajan no se roba.',
  'turn.rest': 'También en la mano: {cards}.',
  'turn.press': 'Al pulsar se juega la carta:',
  'turn.press.queen': 'Al pulsar se juega la carta (una reina pide un palo):',
  'turn.draw': 'Robar una carta',
  'turn.pass': 'Pasar',
  'queen.ask': '{card}: ¿qué palo pides?',
  'queen.hand': 'Te quedas con {cards}.',
  'queen.back': 'Volver',
  'wait.turn': 'Ronda {round}. Falta {name}.',
  'wait.top': 'En la pila: {top}.',
  'wait.empty': 'La pila está vacía.',
  hand: '{cards, plural, one {Tu última carta} many {Tus # cartas} other {Tus # cartas}}: {names}.',
  last: 'Última ronda',
  'last.none': 'Aún no ha terminado ninguna ronda.',

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {rey} Q {reina} J {jota} other {{rank}}} de {suit, select, S {picas} H {corazones} D {diamantes} other {tréboles}}',
  'picture.open': 'Puedes jugar ahora: {cards}.',
  'picture.stock': 'Mazo',
  'picture.pile': 'Pila',
  'picture.round': 'Esta ronda',
  'picture.total': 'Total',
  'picture.growth': 'Totales por ronda',

  // What the house would do, and what is said the first time
  'advice.play': 'La casa jugaría {card}.',
  'advice.queen': 'La casa jugaría {card} y pediría {suit}.',
  'advice.draw': 'La casa robaría.',
  'advice.pass': 'La casa pasaría.',
  'advice.resign': 'La casa abandonaría.',
  'help.press': 'Al pulsar una carta, se juega al momento; una reina pide antes un palo.',
  'help.buttons': 'Solo las cartas que encajan tienen botón. El resto de tu mano está en el texto.',

  // Refusals
  'refused.over': 'La partida terminó.',
  'refused.turn': 'Le toca a {name}.',
  'refused.hand': 'Esa carta ya no está en tu mano.',
  'refused.match': 'Esa carta no encaja sobre {top}.',
  'refused.order': 'Una reina pide un palo: elige uno.',
  'refused.no-order': 'Solo una reina pide un palo, y no como última carta.',
  'refused.enough': 'Tienes bastantes cartas que encajan: juega una.',
  'refused.nothing': 'En este turno no hay nada que robar.',
  'refused.pass': 'Puedes jugar o robar una carta, así que no se pasa.',

  // The rules, a screen at a time
  'rules.minute': 'En un minuto',
  'rules.cards': 'Cartas que hacen algo',
  'rules.counting': 'Recuento',
  'rules.tips': 'Consejos',
  'rules.table': 'Esta mesa',
  'minute.head': 'El Durak checo en un minuto',
  'minute.fit': 'Juega una carta del mismo palo o del mismo valor que la de arriba de la pila.',
  'minute.queen': 'Una reina va sobre cualquier carta y pide un palo.',
  'minute.draw': 'Si nada encaja, roba hasta que algo encaje. También puedes robar mientras encajen menos de tres de tus cartas.',
  'minute.count': 'Quien se queda sin cartas termina la ronda, y los demás cuentan las suyas.',
  'minute.end': 'A los 100 puntos termina la partida: quien tiene más es el Bufón, quien tiene menos gana.',
  'does.head': 'Cartas que hacen algo',
  'does.ace': 'As: el puesto siguiente pierde el turno.',
  'does.six': '6: el puesto siguiente roba una carta y pierde el turno.',
  'does.seven': '7: el puesto siguiente roba dos y pierde el turno.',
  'does.king': 'Rey de corazones: el puesto siguiente roba cinco y pierde el turno.',
  'does.queen': 'Reina: va sobre todo y pide un palo. Entonces solo encaja ese palo, u otra reina.',
  'does.none': 'A nada de esto se puede responder: ocurre al momento.',
  'counting.head': 'Recuento',
  'counting.cards': 'As 11, rey 4, reina 3, jota 2, las demás lo que llevan escrito.',
  'counting.queen': 'Una reina como única carta restante cuenta 20.',
  'counting.winner': 'Quien terminó no cuenta nada y empieza la ronda siguiente.',
  'counting.stuck': 'Cuando todos pasan, o una ronda dura demasiado, todos cuentan y nadie ha terminado.',
  'tips.head': 'Consejos',
  'tips.dear': 'Deshazte pronto de las cartas caras: un as en la mano cuesta 11.',
  'tips.queen': 'Guarda una reina para cuando nada encaje, pero no como única carta: sola cuenta 20.',
  'tips.suit': 'Pide el palo del que más tienes.',
  'tips.few': 'Cuando al puesto siguiente le quedan pocas cartas, juega un as, un seis, un siete o el rey de corazones.',
  'tips.draw': 'Si encajan menos de tres de tus cartas, puedes robar: más para elegir, pero más que contar.',

  'table.head': 'Esta mesa',
  'table.hand': '36 cartas, {hand, number} por persona.',
  'table.opening':
    '{opening, select, anyCard {Quien empieza juega cualquier carta.} other {Se descubre una carta, y quien empieza responde a ella.}}',
  'table.starter':
    '{starter, select, winner {Quien gana una ronda empieza la siguiente.} other {Cada puesto empieza una ronda por turno.}}',
  'table.recycle':
    '{recycle, select, shuffle {Cuando el mazo se acaba, la pila se mezcla, menos la carta de arriba.} other {Cuando el mazo se acaba, la pila se voltea, menos la carta de arriba, primero la carta más antigua.}}',
  'table.limit':
    '{limit, select, one {Se puede robar una carta por turno.} other {Se pueden robar las cartas que se quiera por turno.}}',
  'table.voluntary':
    '{draws, plural, =0 {Quien puede jugar una carta no roba.} one {Quien podría jugar puede robar # carta por turno.} many {Quien podría jugar puede robar # cartas por turno.} other {Quien podría jugar puede robar # cartas por turno.}}',
  'table.last':
    '{last, select, yes {Un 6, un 7 o el rey de corazones cuenta también como última carta: el puesto siguiente roba, y luego se cuenta.} other {Como última carta de una ronda, un 6, un 7 o el rey de corazones no hace nada.}}',
  'table.reset': 'Un total de 101 justos vuelve a 0.',
  'table.moves': 'Una ronda se cuenta tras {moves, number} jugadas como muy tarde.',
} satisfies Readonly<Record<keyof typeof en, string>>
