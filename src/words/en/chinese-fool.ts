/** Everything that the Chinese Fool says, in English (ICU MessageFormat). */
export const chineseFool = {
  name: 'Chinese Fool',
  board: 'All games',
  'standing.sum': '{games, plural, one {# game} other {# games}}',
  'standing.detail':
    '{fools, plural, =0 {Never the Fool} one {Fool once} =2 {Fool twice} other {Fool # times}}, {firsts, plural, =0 {no first place} one {# first place} other {# first places}}',
  'options.all':
    '{deck, number} cards, {lead, select, lowestTrump {the lowest spade leads} nineDiamonds {the nine of diamonds leads} other {the leader is chosen}}, {take, select, yes {taking is always allowed} other {who can beat must beat}}.',

  // House rules to choose from
  'choice.deck': '{value} cards',
  'choice.lead':
    '{value, select, lowestTrump {The lowest spade leads first} nineDiamonds {The nine of diamonds leads first} other {The first seat leads first}}',
  'choice.take': '{value, select, yes {Taking is always allowed} other {Who can beat must beat}}',

  // Cards and seats
  card: '{rank, select, J {J} Q {Q} K {K} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'you',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'place.of': '{place} {name}',

  // A pile in play, before everybody
  'pile.trump': 'trump {sign} (spades)',
  'pile.led': '{name} leads pile {pile}.',
  'pile.lead': 'Pile {pile}: {name} leads.',
  'pile.turn': 'Pile {pile}: {name} to beat {card}.',
  'pile.line': '{name}: {card}',
  'pile.size': 'The pile goes away at {cards, plural, one {# card} other {# cards}}.',
  'pile.taken': 'Taken from below: {cards}.',
  'pile.taken.more': 'Taken from below: {cards}, and {count, plural, one {# card} other {# cards}} before.',
  cards: 'Cards: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} out, {place}',
  'deal.dealer': '{name} deals and asks the neighbour to take the hat off the Fool (to cut).',
  'deal.lowest': '{name} leads first with the lowest trump, {card}.',
  'deal.nine': '{name} leads first with {card}.',
  'deal.chosen': '{name} leads first.',

  // A pile that is over
  'record.cards': 'Pile {pile}: {name} ends it, {cards, plural, one {# card} other {# cards}} discarded.',
  'record.old': 'Pile {pile}: {cards, plural, one {# card} other {# cards}} discarded{taken, plural, =0 {} other {, # taken}}.',
  'record.out': 'Pile {pile}: {name} goes out and ends the game.',
  'record.given-up': 'Pile {pile} was given up.',

  // The end
  'end.fool': '{name} is the Fool 🃏',
  'end.draw': 'A draw: nobody is the Fool',
  'end.left': '{name} is left with {cards}.',
  'end.resigned': '{name} resigned.',
  'end.in': '{names} {count, plural, one {was} other {were}} still in.',
  'end.quiet': '{takes, number} cards in a row were taken and nothing moved.',
  'end.deals': 'Next time {name} deals.',
  'over.fool': '{name} is the Fool.',

  // The private panel
  'turn.lead': 'You lead pile {pile}. Trump {sign}.',
  'turn.beat': '{name} laid {card}: beat it, or take {bottom} from below.',
  'turn.must': '{name} laid {card}: you can beat it, so you must.',
  'turn.cannot': '{name} laid {card}, and nothing of yours beats it: take {bottom} from below.',
  'turn.next': '{name} is next.',
  'turn.goes': 'Your card sends the pile away, and the lead is yours.',
  'turn.out': 'With your last card you are out.',
  'turn.rest': 'Also in hand: {cards}.',
  'turn.press': 'A press lays the card:',
  'turn.press.many': '{cards, number} cards. A press lays the card:',
  'turn.pages': '{first} to {last}',
  'turn.take': 'Take {card}',
  'wait.turn': 'Pile {pile}. Waiting for {name}.',
  'wait.pile': 'On the pile: {cards}.',
  'wait.empty': 'The pile is empty.',
  'wait.out': 'You are out, {place}.',
  hand: 'Your {cards, plural, one {last card} other {# cards}}: {names}.',
  last: 'Last pile',
  'last.none': 'No pile is complete yet.',

  // Pictures
  'picture.card':
    '{rank, select, A {ace} K {king} Q {queen} J {jack} other {{rank}}} of {suit, select, S {spades} H {hearts} D {diamonds} other {clubs}}',
  'picture.open': 'Playable now: {cards}.',
  'picture.discard': 'Discarded',

  // What the house would do, and what is said the first time
  'advice.play': 'The house would lay {card}.',
  'advice.take': 'The house would take from below.',
  'advice.resign': 'The house would give up.',
  'help.press': 'A press on a card lays it at once.',
  'help.buttons': 'Only cards that beat the top have buttons. The rest of your hand stands in words.',

  // Refusals
  'refused.over': 'The game is over.',
  'refused.turn': '{name} is to play.',
  'refused.out': 'You are out, and have nothing to give up.',
  'refused.hand': 'That card is not in your hand any more.',
  'refused.beat': 'That card does not beat {card}. Spades beat hearts and diamonds; clubs beat clubs only.',
  'refused.nothing': 'The pile is empty: there is nothing to take, so lay a card.',
  'refused.must': 'You can beat {card}, and at this table who can beat must beat.',

  'clash.deck': '{seats, plural, =7 {Seven} =8 {Eight} other {#}} players are too many for 36 cards: choose 52.',
  'clash.seat': 'Seat {seat, number} was chosen to lead, but there are {seats, number} players: choose one of theirs.',

  // The rules, a screen at a time
  'rules.minute': 'In a minute',
  'rules.beating': 'What beats what',
  'rules.tips': 'Tips',
  'rules.table': 'This table',
  'minute.head': 'The Chinese Fool in a minute',
  'minute.deal': 'All cards are dealt. Who is left with cards at the end is the Fool.',
  'minute.ring': 'The leader lays a card. The next player beats it, the one after beats that card, and so on round the table.',
  'minute.take': 'Or you take one card, the lowest of the pile, and the next player has the same top card to beat.',
  'minute.gone': 'Once the pile has as many cards as there are players left, it goes away, and who laid the last card leads.',
  'minute.out': 'Without cards you are out, and piles need one card less.',
  'beating.head': 'What beats what',
  'beating.order': 'From low to high: 6 7 8 9 J Q K 10 A. The ten stands above the king. With 52 cards 2 to 5 come below.',
  'beating.suit': 'A higher card of the same suit beats.',
  'beating.spades': 'Spades are always trumps: any spade beats any heart or diamond.',
  'beating.clubs': 'Clubs stand alone: only a club beats a club, and a club beats nothing else.',
  'beating.draw': 'When cards are taken again and again and nothing else happens, those who are left draw.',
  'tips.head': 'Tips',
  'tips.low': 'Be rid of low cards first, and keep spades for tops that nothing else beats.',
  'tips.clubs': 'A club on top stops everybody without a higher club. Keep one for that.',
  'tips.take': 'The card you would take lies open: a good one from below can be worth the turn.',
  'tips.last': 'Who lays the last card of a pile leads the next one: count how many it needs.',

  'table.head': 'This table',
  'table.deck': '{deck, number} cards.',
  'table.lead':
    '{lead, select, lowestTrump {Who has the lowest spade leads first.} nineDiamonds {Who has the nine of diamonds leads first.} other {Who leads first was chosen beforehand.}}',
  'table.take': '{take, select, yes {You may take even when you could beat.} other {Who can beat must beat.}}',
  'table.draw': 'A draw after {takes, plural, one {# take} other {# takes}} in a row for each player left.',
} as const
