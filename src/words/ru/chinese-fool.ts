import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in Russian. */
export const chineseFool = {
  name: 'Китайский дурак',
  board: 'Все игры',
  'standing.sum': '{games, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
  'standing.detail':
    '{fools, plural, =0 {Ни разу в дураках} one {В дураках # раз} few {В дураках # раза} many {В дураках # раз} other {В дураках # раза}}, {firsts, plural, =0 {первых мест нет} one {# первое место} few {# первых места} many {# первых мест} other {# первого места}}',
  'options.all':
    '{deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, {lead, select, lowestTrump {первый ход у младшей пики} nineDiamonds {первый ход у девятки бубен} other {кто ходит первым, выбрано}}, {take, select, yes {брать можно всегда} other {кто может бить, тот бьёт}}.',

  // House rules to choose from
  'choice.deck': 'Карт в колоде: {value}',
  'choice.lead':
    '{value, select, lowestTrump {Первый ход у младшей пики} nineDiamonds {Первый ход у девятки бубен} other {Первый ход у первого места}}',
  'choice.take': '{value, select, yes {Брать можно всегда} other {Кто может бить, тот бьёт}}',

  // Cards and seats
  card: '{rank, select, J {В} Q {Д} K {К} A {Т} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'вы',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, other {#-е место}}',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'козырь {sign} (пики)',
  'pile.led': '{name} начинает стопку {pile}.',
  'pile.lead': 'Стопка {pile}: начинает {name}.',
  'pile.turn': 'Стопка {pile}: {name} бьёт {card}.',
  'pile.line': '{name}: {card}',
  'pile.size': 'Стопка уходит, когда в ней {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'pile.taken': 'Взято снизу: {cards}.',
  'pile.taken.more':
    'Взято снизу: {cards}, а раньше ещё {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  cards: 'Карты: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} без карт, {place}',
  'deal.dealer': '{name} сдаёт и просит соседа снять шапку с дурака (снять колоду).',
  'deal.lowest': 'Первый ход: {name}, младший козырь {card}.',
  'deal.nine': 'Первый ход: {name}, {card}.',
  'deal.chosen': 'Первый ход: {name}.',

  // A pile that is over
  'record.cards':
    'Стопка {pile}: завершает {name}, в отбой {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'record.old':
    'Стопка {pile}: в отбой {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}{taken, plural, =0 {} one {, взята #} few {, взяты #} many {, взято #} other {, взято #}}.',
  'record.out': 'Стопка {pile}: {name} выходит, и игра кончается.',
  'record.given-up': 'Стопка {pile} не доиграна.',

  // The end
  'end.fool': 'В дураках {name} 🃏',
  'end.draw': 'Ничья: дурака нет',
  'end.left': '{name} остаётся с картами {cards}.',
  'end.resigned': '{name} сдаётся.',
  'end.in': '{count, plural, one {Остаётся} few {Остаются} many {Остаются} other {Остаются}} в игре {names}.',
  'end.quiet': 'Подряд взято {takes, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, и ничего не сдвинулось.',
  'end.deals': 'В следующий раз сдаёт {name}.',
  'over.fool': 'В дураках {name}.',

  // The private panel
  'turn.lead': 'Вы начинаете стопку {pile}. Козырь {sign}.',
  'turn.beat': '{name} кладёт {card}: бейте или берите снизу {bottom}.',
  'turn.must': '{name} кладёт {card}: вы можете бить, значит, бейте.',
  'turn.cannot': '{name} кладёт {card}, бить вам нечем: берите снизу {bottom}.',
  'turn.next': 'После вас {name}.',
  'turn.goes': 'После вашей карты стопка уходит, и ход снова ваш.',
  'turn.out': 'С последней картой вы выходите.',
  'turn.rest': 'Ещё на руках: {cards}.',
  'turn.press': 'Нажатие сразу кладёт карту:',
  'turn.press.many': '{cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}. Нажатие сразу кладёт карту:',
  'turn.pages':
    '{first, select, J {В} Q {Д} K {К} A {Т} other {{first}}} – {last, select, J {В} Q {Д} K {К} A {Т} other {{last}}}',
  'turn.take': 'Взять {card}',
  'wait.turn': 'Стопка {pile}. Ходит {name}.',
  'wait.pile': 'В стопке: {cards}.',
  'wait.empty': 'Стопка пуста.',
  'wait.out': 'Вы вышли, {place}.',
  hand: '{cards, plural, =1 {Ваша последняя карта} one {У вас # карта} few {У вас # карты} many {У вас # карт} other {У вас # карты}}: {names}.',
  last: 'Последняя стопка',
  'last.none': 'Ещё ни одна стопка не ушла.',

  // Pictures
  'picture.card':
    '{rank, select, A {туз} K {король} Q {дама} J {валет} other {{rank}}} {suit, select, S {пик} H {червей} D {бубен} other {треф}}',
  'picture.open': 'Можно сыграть: {cards}.',
  'picture.discard': 'Отбой',

  // What the house would do, and what is said the first time
  'advice.play': 'Бот положил бы {card}.',
  'advice.take': 'Бот взял бы карту снизу.',
  'advice.resign': 'Бот сдался бы.',
  'help.press': 'Нажатие сразу кладёт карту.',
  'help.buttons': 'Кнопки есть только у карт, которые бьют верхнюю. Остальные карты перечислены словами.',

  // Refusals
  'refused.over': 'Игра окончена.',
  'refused.turn': 'Сейчас ходит {name}.',
  'refused.out': 'Вы уже вышли, сдаваться незачем.',
  'refused.hand': 'Этой карты у вас на руках уже нет.',
  'refused.beat': 'Эта карта не бьёт {card}. Пики бьют черви и бубны; трефы бьют только трефы.',
  'refused.nothing': 'Стопка пуста: брать нечего, положите карту.',
  'refused.must': 'Вы можете бить {card}, а за этим столом кто может бить, тот бьёт.',

  'clash.deck':
    '{seats, plural, =7 {Семь} =8 {Восемь} one {#} few {#} many {#} other {#}} игроков — слишком много для 36 карт: выберите 52.',
  'clash.seat': 'Первый ход отдан месту {seat, number}, а игроков {seats, number}: выберите занятое место.',

  // The rules, a screen at a time
  'rules.minute': 'За минуту',
  'rules.beating': 'Что бьёт что',
  'rules.tips': 'Советы',
  'rules.table': 'Этот стол',
  'minute.head': 'Китайский дурак за минуту',
  'minute.deal': 'Вся колода сдаётся. Кто в конце остаётся с картами, тот и дурак.',
  'minute.ring': 'Первый игрок кладёт карту. Следующий бьёт её, за ним бьют уже эту карту, и так по кругу.',
  'minute.take': 'Или вы берёте одну карту, нижнюю из стопки, и следующему бить ту же верхнюю карту.',
  'minute.gone': 'Когда карт в стопке столько же, сколько осталось игроков, она уходит, и начинает тот, чья карта последняя.',
  'minute.out': 'Без карт вы выходите, и стопке нужно на карту меньше.',
  'beating.head': 'Что бьёт что',
  'beating.order': 'От младшей к старшей: 6 7 8 9 В Д К 10 Т. Десятка старше короля. В колоде из 52 карт ниже идут от 2 до 5.',
  'beating.suit': 'Бьёт старшая карта той же масти.',
  'beating.spades': 'Пики всегда козыри: любая пика бьёт любую черву или бубну.',
  'beating.clubs': 'Трефы сами по себе: трефу бьёт только трефа, и трефа не бьёт ничего другого.',
  'beating.draw': 'Когда карты берут снова и снова и больше ничего не происходит, у оставшихся ничья.',
  'tips.head': 'Советы',
  'tips.low': 'Сначала избавляйтесь от младших карт, а пики берегите для того, что больше ничем не побить.',
  'tips.clubs': 'Трефа наверху останавливает всех, у кого нет трефы старше. Держите одну для этого.',
  'tips.take': 'Карта, которую вы возьмёте, лежит открытой: хорошая карта снизу может стоить хода.',
  'tips.last': 'Кто кладёт последнюю карту стопки, начинает следующую: считайте, сколько карт ей нужно.',
  'table.head': 'Этот стол',
  'table.deck': '{deck, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'table.lead':
    '{lead, select, lowestTrump {Первый ход у того, у кого младшая пика.} nineDiamonds {Первый ход у того, у кого девятка бубен.} other {Кто ходит первым, выбрано заранее.}}',
  'table.take': '{take, select, yes {Брать можно и тогда, когда есть чем бить.} other {Кто может бить, тот бьёт.}}',
  'table.draw':
    'Ничья, когда на каждого оставшегося игрока карты взяты подряд {takes, plural, one {# раз} few {# раза} many {# раз} other {# раза}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
