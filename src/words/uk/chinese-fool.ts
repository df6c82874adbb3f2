import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in Ukrainian. */
export const chineseFool = {
  name: 'Китайський дурень',
  board: 'Усі ігри',
  'standing.sum': '{games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}',
  'standing.detail':
    '{fools, plural, =0 {Жодного разу в дурнях} one {У дурнях # раз} few {У дурнях # рази} many {У дурнях # разів} other {У дурнях # раза}}, {firsts, plural, =0 {перших місць немає} one {# перше місце} few {# перші місця} many {# перших місць} other {# першого місця}}',
  'options.all':
    "{deck, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, {lead, select, lowestTrump {перший хід у наймолодшої піки} nineDiamonds {перший хід у бубнової дев'ятки} other {хто ходить першим, вибрано}}, {take, select, yes {брати можна завжди} other {хто може бити, той б'є}}.",

  // House rules to choose from
  'choice.deck': 'Карт у колоді: {value}',
  'choice.lead':
    "{value, select, lowestTrump {Перший хід у наймолодшої піки} nineDiamonds {Перший хід у бубнової дев'ятки} other {Перший хід у першого місця}}",
  'choice.take': "{value, select, yes {Брати можна завжди} other {Хто може бити, той б'є}}",

  // Cards and seats
  card: '{rank, select, J {В} Q {Д} K {К} A {Т} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'ви',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, =1 {1-ше} =2 {2-ге} =7 {7-ме} =8 {8-ме} few {#-тє} other {#-те}} місце',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'козир {sign} (піки)',
  'pile.led': '{name} починає стос {pile}.',
  'pile.lead': 'Стос {pile}: починає {name}.',
  'pile.turn': "Стос {pile}: {name} б'є {card}.",
  'pile.line': '{name}: {card}',
  'pile.size': 'Стос іде геть, коли в ньому {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'pile.taken': 'Узято знизу: {cards}.',
  'pile.taken.more':
    'Узято знизу: {cards}, а раніше ще {count, plural, one {# карту} few {# карти} many {# карт} other {# карти}}.',
  cards: 'Карти: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} без карт, {place}',
  'deal.dealer': '{name} роздає і просить сусіда зняти шапку з дурня (зняти колоду).',
  'deal.lowest': 'Перший хід: {name}, наймолодший козир {card}.',
  'deal.nine': 'Перший хід: {name}, {card}.',
  'deal.chosen': 'Перший хід: {name}.',

  // A pile that is over
  'record.cards':
    'Стос {pile}: завершує {name}, у відбій {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'record.old':
    'Стос {pile}: у відбій {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}{taken, plural, =0 {} one {, узято #} few {, узято #} many {, узято #} other {, узято #}}.',
  'record.out': 'Стос {pile}: {name} виходить, і гра закінчується.',
  'record.given-up': 'Стос {pile} не дограно.',

  // The end
  'end.fool': 'У дурнях {name} 🃏',
  'end.draw': 'Нічия: дурня немає',
  'end.left': '{name} лишається з картами {cards}.',
  'end.resigned': '{name} здається.',
  'end.in': '{count, plural, one {Лишається} few {Лишаються} many {Лишаються} other {Лишаються}} у грі {names}.',
  'end.quiet': 'Поспіль узято {takes, plural, one {# карту} few {# карти} many {# карт} other {# карти}}, і нічого не зрушилося.',
  'end.deals': 'Наступного разу роздає {name}.',
  'over.fool': 'У дурнях {name}.',

  // The private panel
  'turn.lead': 'Ви починаєте стос {pile}. Козир {sign}.',
  'turn.beat': '{name} кладе {card}: бийте або беріть знизу {bottom}.',
  'turn.must': '{name} кладе {card}: ви можете бити, отже, бийте.',
  'turn.cannot': '{name} кладе {card}, бити вам нічим: беріть знизу {bottom}.',
  'turn.next': 'Після вас {name}.',
  'turn.goes': 'Після вашої карти стос іде геть, і хід знову ваш.',
  'turn.out': 'З останньою картою ви виходите.',
  'turn.rest': 'Ще на руках: {cards}.',
  'turn.press': 'Натискання одразу кладе карту:',
  'turn.press.many': '{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}. Натискання одразу кладе карту:',
  'turn.pages':
    '{first, select, J {В} Q {Д} K {К} A {Т} other {{first}}} – {last, select, J {В} Q {Д} K {К} A {Т} other {{last}}}',
  'turn.take': 'Взяти {card}',
  'wait.turn': 'Стос {pile}. Ходить {name}.',
  'wait.pile': 'У стосі: {cards}.',
  'wait.empty': 'Стос порожній.',
  'wait.out': 'Ви вийшли, {place}.',
  hand: '{cards, plural, =1 {Ваша остання карта} one {У вас # карта} few {У вас # карти} many {У вас # карт} other {У вас # карти}}: {names}.',
  last: 'Останній стос',
  'last.none': 'Ще жоден стос не пішов.',

  // Pictures
  'picture.card':
    '{rank, select, A {туз} K {король} Q {дама} J {валет} other {{rank}}} {suit, select, S {пік} H {чирв} D {бубен} other {треф}}',
  'picture.open': 'Можна зіграти: {cards}.',
  'picture.discard': 'Відбій',

  // What the house would do, and what is said the first time
  'advice.play': 'Бот поклав би {card}.',
  'advice.take': 'Бот узяв би карту знизу.',
  'advice.resign': 'Бот здався б.',
  'help.press': 'Натискання одразу кладе карту.',
  'help.buttons': "Кнопки мають лише карти, що б'ють верхню. Решту карт перелічено словами.",

  // Refusals
  'refused.over': 'Гру закінчено.',
  'refused.turn': 'Зараз ходить {name}.',
  'refused.out': 'Ви вже вийшли, здаватися нема чого.',
  'refused.hand': 'Цієї карти у вас на руках уже немає.',
  'refused.beat': "Ця карта не б'є {card}. Піки б'ють чирви й бубни; трефи б'ють лише трефи.",
  'refused.nothing': 'Стос порожній: брати нічого, покладіть карту.',
  'refused.must': "Ви можете бити {card}, а за цим столом хто може бити, той б'є.",

  'clash.deck':
    '{seats, plural, =7 {Сім} =8 {Вісім} one {#} few {#} many {#} other {#}} гравців — забагато для 36 карт: виберіть 52.',
  'clash.seat': 'Перший хід віддано місцю {seat, number}, а гравців {seats, number}: виберіть зайняте місце.',

  // The rules, a screen at a time
  'rules.minute': 'За хвилину',
  'rules.beating': "Що б'є що",
  'rules.tips': 'Поради',
  'rules.table': 'Цей стіл',
  'minute.head': 'Китайський дурень за хвилину',
  'minute.deal': 'Роздають усю колоду. Хто наприкінці лишається з картами, той і дурень.',
  'minute.ring': "Перший гравець кладе карту. Наступний б'є її, за ним б'ють уже цю карту, і так по колу.",
  'minute.take': 'Або ви берете одну карту, нижню зі стосу, і наступному бити ту саму верхню карту.',
  'minute.gone': 'Коли карт у стосі стільки, скільки лишилося гравців, він іде геть, і починає той, чия карта остання.',
  'minute.out': 'Без карт ви виходите, і стосу треба на карту менше.',
  'beating.head': "Що б'є що",
  'beating.order':
    'Від наймолодшої до найстаршої: 6 7 8 9 В Д К 10 Т. Десятка старша за короля. У колоді з 52 карт нижче йдуть від 2 до 5.',
  'beating.suit': "Б'є старша карта тієї самої масті.",
  'beating.spades': "Піки завжди козирі: будь-яка піка б'є будь-яку чирву чи бубну.",
  'beating.clubs': "Трефи самі по собі: трефу б'є лише трефа, і трефа не б'є нічого іншого.",
  'beating.draw': 'Коли карти беруть знову й знову і більше нічого не стається, у тих, хто лишився, нічия.',
  'tips.head': 'Поради',
  'tips.low': 'Спершу позбувайтеся молодших карт, а піки бережіть для того, чого більше нічим не побити.',
  'tips.clubs': 'Трефа нагорі спиняє всіх, хто не має старшої трефи. Тримайте одну для цього.',
  'tips.take': 'Карта, яку ви візьмете, лежить відкрита: добра карта знизу може бути варта ходу.',
  'tips.last': 'Хто кладе останню карту стосу, починає наступний: рахуйте, скільки карт йому треба.',
  'table.head': 'Цей стіл',
  'table.deck': '{deck, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'table.lead':
    "{lead, select, lowestTrump {Перший хід у того, хто має наймолодшу піку.} nineDiamonds {Перший хід у того, хто має бубнову дев'ятку.} other {Хто ходить першим, вибрано заздалегідь.}}",
  'table.take': "{take, select, yes {Брати можна й тоді, коли є чим бити.} other {Хто може бити, той б'є.}}",
  'table.draw':
    'Нічия, коли на кожного гравця, що лишився, карти взято поспіль {takes, plural, one {# раз} few {# рази} many {# разів} other {# раза}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
