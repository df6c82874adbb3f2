/** Everything that the Czech Fool says, in English (ICU MessageFormat). */
export const czechFool = {
  name: 'Czech Fool',
  board: 'All games',
  'standing.sum': '{games, plural, one {# game} other {# games}}',
  'standing.detail':
    '{fools, plural, =0 {Never the Fool} one {Fool once} =2 {Fool twice} other {Fool # times}}, {firsts, plural, =0 {no first place} one {# first place} other {# first places}}',
  'options.all':
    '{hand, number} cards each, {opening, select, anyCard {the starter lays any card} other {a card is turned up}}, {recycle, select, shuffle {the pile is shuffled} other {the pile is turned over}} when the stock is empty{limit, select, one {, one card drawn a turn} other {}}.',

  // House rules to choose from
  'choice.hand': '{value} cards each',
  'choice.opening': '{value, select, anyCard {The starter lays any card} other {A card is turned up to start}}',
  'choice.starter': '{value, select, winner {The winner starts the next round} other {Seats take turns to start}}',
  'choice.recycle': '{value, select, shuffle {The pile is shuffled into a new stock} other {The pile is turned over as it lies}}',
  'choice.draw': '{value, select, none {Any number of cards is drawn in a turn} other {One card is drawn in a turn}}',
  'choice.last': '{value, select, yes {A last six, seven or king of hearts still counts} other {A last card makes nobody draw}}',
  'choice.reset': '{value, select, yes {101 points exactly fall back to 0} other {101 points are 101 points}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {spades} H {hearts} D {diamonds} other {clubs}})',
  'suit.button': '{sign} {suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}',
  comma: '{before}, {next}',
  you: 'you',
  top: '{card}, {suit} asked for',

  // A round in play, before everybody
  place: 'round {round}, to 100 points',
  'play.started': '{name} starts round {round}.',
  'play.first': 'Round {round}: {name} lays any card.',
  'play.turn': 'Round {round}: {name} to play on {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'drew {cards, number}',
  'turn.asks': '{card}, asks for {suit}',
  'turn.missed': 'misses',
  'turn.passed': 'passes',
  cards: 'Cards: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Stock {stock, number}, pile {pile, number}.',
  'stock.open': 'Stock {stock, number}, turned over, pile {pile, number}.',
  scores: 'Points: {names}',

  // A round that is over
  'record.out': 'Round {round}: {name} goes out with {card} after {moves, plural, one {# move} other {# moves}}.',
  'record.counted': 'Round {round} was counted after {moves, plural, one {# move} other {# moves}}; nobody went out.',
  'record.given-up': 'Round {round} was given up.',
  'round.head': 'Round {round}: {name} goes out',
  'round.head.none': 'Round {round}: nobody goes out',
  'round.line': '{name}: {cards}',
  'round.figures': 'This round, total, cards left',
  'end.won': '{name} wins',
  'end.shared': '{names} share the win',
  'end.fool': '{names} {count, plural, one {is the Fool} other {are the Fools}} 🃏 with {score, number}.',
  'end.resigned': '{name} resigned and is the Fool 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Place, points after {rounds, plural, one {# round} other {# rounds}}',

  // The private panel
  'turn.first': 'Your turn: you start round {round} and lay any card.',
  'turn.on':
    'Your turn on {top}: {rank, select, none {lay {suit} or a queen} Q {lay {suit} or a queen} other {lay {suit}, another {rank} or a queen}}.',
  'turn.none': 'Nothing of yours fits: draw until something does.',
  'turn.none.pass': 'Nothing of yours fits, and there is nothing to draw.',
  'turn.enough': 'With three cards or more that fit, nobody draws.',
  'turn.rest': 'Also in hand: {cards}.',
  'turn.press': 'A press lays the card:',
  'turn.press.queen': 'A press lays the card (a queen asks for a suit):',
  'turn.draw': 'Draw a card',
  'turn.pass': 'Pass',
  'queen.ask': '{card}: which suit do you ask for?',
  'queen.hand': 'You keep {cards}.',
  'queen.back': 'Back',
  'wait.turn': 'Round {round}. Waiting for {name}.',
  'wait.top': 'On the pile: {top}.',
  'wait.empty': 'The pile is empty.',
  hand: 'Your {cards, plural, one {last card} other {# cards}}: {names}.',
  last: 'Last round',
  'last.none': 'No round is over yet.',

  // Pictures
  'picture.card':
    '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}} of {suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}',
  'picture.open': 'Playable now: {cards}.',
  'picture.stock': 'Stock',
  'picture.pile': 'Pile',
  'picture.round': 'This round',
  'picture.total': 'Total',
  'picture.growth': 'Totals by round',

  // What the house would do, and what is said the first time
  'advice.play': 'The house would lay {card}.',
  'advice.queen': 'The house would lay {card} and ask for {suit}.',
  'advice.draw': 'The house would draw.',
  'advice.pass': 'The house would pass.',
  'advice.resign': 'The house would give up.',
  'help.press': 'A press on a card lays it at once; a queen asks for a suit first.',
  'help.buttons': 'Only cards that fit have buttons. The rest of your hand stands in words.',

  // Refusals
  'refused.over': 'The game is over.',
  'refused.turn': '{name} is to play.',
  'refused.hand': 'That card is not in your hand any more.',
  'refused.match': 'That card does not fit on {top}.',
  'refused.order': 'A queen asks for a suit: pick one.',
  'refused.no-order': 'Only a queen asks for a suit, and not as the last card.',
  'refused.enough': 'You have enough cards that fit: lay one.',
  'refused.nothing': 'There is nothing to draw in this turn.',
  'refused.pass': 'You can lay or draw a card, so there is no passing.',

  // The rules, a screen at a time
  'rules.minute': 'In a minute',
  'rules.cards': 'Cards that do something',
  'rules.counting': 'Counting',
  'rules.tips': 'Tips',
  'rules.table': 'This table',
  'minute.head': 'The Czech Fool in a minute',
  'minute.fit': 'Lay a card of the same suit or the same rank as the top of the pile.',
  'minute.queen': 'A queen goes on any card, and asks for a suit.',
  'minute.draw': 'Does nothing fit, draw until something does. You may draw anyway while fewer than three of your cards fit.',
  'minute.count': 'Who has no cards left ends the round, and the others count theirs.',
  'minute.end': 'At 100 points the game ends: most points make the Fool, fewest points win.',
  'does.head': 'Cards that do something',
  'does.ace': 'Ace: the next player misses a turn.',
  'does.six': '6: the next player draws one card and misses a turn.',
  'does.seven': '7: the next player draws two and misses a turn.',
  'does.king': 'King of hearts: the next player draws five and misses a turn.',
  'does.queen': 'Queen: goes on anything and asks for a suit. Then only that suit fits, or another queen.',
  'does.none': 'Nothing of this can be answered: it happens at once.',
  'counting.head': 'Counting',
  'counting.cards': 'Ace 11, king 4, queen 3, jack 2, all others what is written on them.',
  'counting.queen': 'A queen as the only card left counts 20.',
  'counting.winner': 'Who went out counts nothing, and starts the next round.',
  'counting.stuck': 'When everybody passes, or a round takes far too long, all count and nobody has gone out.',
  'tips.head': 'Tips',
  'tips.dear': 'Be rid of dear cards early: an ace in hand costs 11.',
  'tips.queen': 'Keep a queen for when nothing fits, but not as your only card: alone it counts 20.',
  'tips.suit': 'Ask for the suit of which you hold most.',
  'tips.few': 'When the next player has few cards left, lay an ace, a six, a seven or the king of hearts.',
  'tips.draw': 'With fewer than three cards that fit you may draw: more choice, but more to count.',

  'table.head': 'This table',
  'table.hand': '36 cards, {hand, number} to each.',
  'table.opening':
    '{opening, select, anyCard {The starter lays any card.} other {A card is turned up, and the starter answers it.}}',
  'table.starter':
    '{starter, select, winner {The winner of a round starts the next one.} other {Each seat in turn starts a round.}}',
  'table.recycle':
    '{recycle, select, shuffle {When the stock is empty, the pile but for its top is shuffled.} other {When the stock is empty, the pile but for its top is turned over, oldest card first.}}',
  'table.limit': '{limit, select, one {One card may be drawn in a turn.} other {Any number of cards may be drawn in a turn.}}',
  'table.voluntary':
    '{draws, plural, =0 {Who can lay a card does not draw.} one {# card a turn may be drawn by who could lay one.} other {# cards a turn may be drawn by who could lay one.}}',
  'table.last':
    '{last, select, yes {A six, seven or king of hearts counts as the last card, too: the next player draws, then all count.} other {As the last card of a round a six, seven or king of hearts does nothing.}}',
  'table.reset': 'A total of exactly 101 falls back to 0.',
  'table.moves': 'A round is counted after {moves, number} moves at the latest.',
} as const
