import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in Russian. */
export const czechFool = {
  name: 'Чешский дурак',
  board: 'Все игры',
  'standing.sum': '{games, plural, one {# игра} few {# игры} many {# игр} other {# игры}}',
  'standing.detail':
    '{fools, plural, =0 {Ни разу в дураках} one {В дураках # раз} few {В дураках # раза} many {В дураках # раз} other {В дураках # раза}}, {firsts, plural, =0 {первых мест нет} one {# первое место} few {# первых места} many {# первых мест} other {# первого места}}',
  'options.all':
    'По {hand, plural, one {# карте} few {# карты} many {# карт} other {# карты}}, {opening, select, anyCard {начинают любой картой} other {первую карту открывают}}, когда колода пуста, {recycle, select, shuffle {стопку тасуют} other {стопку переворачивают}}{limit, select, one {, за ход берут одну карту} other {}}.',

  // House rules to choose from
  'choice.hand': 'Карт на руки: {value}',
  'choice.opening': '{value, select, anyCard {Начинают любой картой} other {Первую карту открывают из колоды}}',
  'choice.starter': '{value, select, winner {Следующий раунд начинает победитель} other {Раунды начинают по очереди}}',
  'choice.recycle': '{value, select, shuffle {Стопку тасуют в новую колоду} other {Стопку переворачивают как есть}}',
  'choice.draw': '{value, select, none {За ход берут сколько угодно карт} other {За ход берут одну карту}}',
  'choice.last':
    '{value, select, yes {Последняя шестёрка, семёрка или король червей действуют} other {Из-за последней карты никто не берёт}}',
  'choice.reset': '{value, select, yes {Ровно 101 очко сгорает до 0} other {101 очко остаётся 101 очком}}',

  // Cards and seats
  card: '{rank, select, J {В} Q {Д} K {К} A {Т} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {пики} H {черви} D {бубны} other {трефы}})',
  'suit.button': '{sign} {suit, select, S {пики} H {черви} D {бубны} other {трефы}}',
  comma: '{before}, {next}',
  you: 'вы',
  top: '{card}, заказаны {suit}',

  // A round in play, before everybody
  place: 'раунд {round}, до 100 очков',
  'play.started': '{name} начинает раунд {round}.',
  'play.first': 'Раунд {round}: {name} кладёт любую карту.',
  'play.turn': 'Раунд {round}: ходит {name}, сверху {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'из колоды {cards, number}',
  'turn.asks': '{card}, заказ {suit}',
  'turn.missed': 'пропуск',
  'turn.passed': 'пас',
  cards: 'Карты: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'В колоде {stock, number}, в стопке {pile, number}.',
  'stock.open': 'В перевёрнутой колоде {stock, number}, в стопке {pile, number}.',
  scores: 'Очки: {names}',

  // A round that is over
  'record.out':
    'Раунд {round}: {name} выходит с картой {card}, {moves, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}.',
  'record.counted':
    'Раунд {round} подсчитан, {moves, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}; никто не вышел.',
  'record.given-up': 'Раунд {round} не доигран.',
  'round.head': 'Раунд {round}: {name} выходит',
  'round.head.none': 'Раунд {round}: никто не вышел',
  'round.line': '{name}: {cards}',
  'round.figures': 'Этот раунд, всего, остались карты',
  'end.won': 'Побеждает {name}',
  'end.shared': '{names} делят победу',
  'end.fool':
    '{count, plural, one {В дураках} few {В дураках} many {В дураках} other {В дураках}} {names} 🃏, очков: {score, number}.',
  'end.resigned': '{name} сдаётся и остаётся в дураках 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Место, очки после {rounds, plural, one {# раунда} few {# раундов} many {# раундов} other {# раунда}}',

  // The private panel
  'turn.first': 'Ваш ход: вы начинаете раунд {round} любой картой.',
  'turn.on':
    'Ваш ход, сверху {top}: подойдут {rank, select, none {{suit} или дама} Q {{suit} или дама} J {{suit}, другой В или дама} K {{suit}, другой К или дама} A {{suit}, другой Т или дама} other {{suit}, другая {rank} или дама}}.',
  'turn.none': 'У вас ничего не подходит: берите, пока не подойдёт.',
  'turn.none.pass': 'У вас ничего не подходит, и брать нечего.',
  'turn.enough': 'Когда подходят три карты или больше, из колоды не берут.',
  'turn.rest': 'Ещё на руках: {cards}.',
  'turn.press': 'Нажатие сразу кладёт карту:',
  'turn.press.queen': 'Нажатие сразу кладёт карту (дама спросит масть):',
  'turn.draw': 'Взять карту',
  'turn.pass': 'Пас',
  'queen.ask': '{card}: какую масть заказать?',
  'queen.hand': 'На руках останутся {cards}.',
  'queen.back': 'Назад',
  'wait.turn': 'Раунд {round}. Ходит {name}.',
  'wait.top': 'На стопке: {top}.',
  'wait.empty': 'Стопка пуста.',
  hand: '{cards, plural, =1 {Ваша последняя карта} one {У вас # карта} few {У вас # карты} many {У вас # карт} other {У вас # карты}}: {names}.',
  last: 'Последний раунд',
  'last.none': 'Ещё ни один раунд не закончен.',

  // Pictures
  'picture.card':
    '{rank, select, A {туз} K {король} Q {дама} J {валет} other {{rank}}} {suit, select, S {пик} H {червей} D {бубен} other {треф}}',
  'picture.open': 'Можно сыграть: {cards}.',
  'picture.stock': 'Колода',
  'picture.pile': 'Стопка',
  'picture.round': 'Этот раунд',
  'picture.total': 'Всего',
  'picture.growth': 'Счёт по раундам',

  // What the house would do, and what is said the first time
  'advice.play': 'Бот положил бы {card}.',
  'advice.queen': 'Бот положил бы {card}, заказ {suit}.',
  'advice.draw': 'Бот взял бы карту.',
  'advice.pass': 'Бот сказал бы пас.',
  'advice.resign': 'Бот сдался бы.',
  'help.press': 'Нажатие сразу кладёт карту; дама сначала спросит масть.',
  'help.buttons': 'Кнопки есть только у карт, которые подходят. Остальные карты перечислены словами.',

  // Refusals
  'refused.over': 'Игра окончена.',
  'refused.turn': 'Сейчас ходит {name}.',
  'refused.hand': 'Этой карты у вас на руках уже нет.',
  'refused.match': 'Эта карта не подходит, сверху {top}.',
  'refused.order': 'Дама заказывает масть: выберите её.',
  'refused.no-order': 'Масть заказывает только дама, и не последней картой.',
  'refused.enough': 'Подходящих карт у вас достаточно: положите одну.',
  'refused.nothing': 'В этот ход брать нечего.',
  'refused.pass': 'Вы можете положить или взять карту, поэтому паса нет.',

  // The rules, a screen at a time
  'rules.minute': 'За минуту',
  'rules.cards': 'Карты с действием',
  'rules.counting': 'Подсчёт',
  'rules.tips': 'Советы',
  'rules.table': 'Этот стол',
  'minute.head': 'Чешский дурак за минуту',
  'minute.fit': 'Кладите карту той же масти или того же достоинства, что верхняя в стопке.',
  'minute.queen': 'Дама ложится на любую карту и заказывает масть.',
  'minute.draw':
    'Если ничего не подходит, берите из колоды, пока не подойдёт. Можно брать и так, пока подходит меньше трёх ваших карт.',
  'minute.count': 'У кого кончились карты, тот завершает раунд, остальные считают свои.',
  'minute.end': 'На 100 очках игра кончается: у кого больше всех, тот дурак, у кого меньше всех, тот победитель.',
  'does.head': 'Карты с действием',
  'does.ace': 'Туз: следующий игрок пропускает ход.',
  'does.six': '6: следующий игрок берёт одну карту и пропускает ход.',
  'does.seven': '7: следующий игрок берёт две карты и пропускает ход.',
  'does.king': 'Король червей: следующий игрок берёт пять карт и пропускает ход.',
  'does.queen': 'Дама: ложится на что угодно и заказывает масть. Тогда подходит только эта масть или другая дама.',
  'does.none': 'Ответить на это нельзя: всё происходит сразу.',
  'counting.head': 'Подсчёт',
  'counting.cards': 'Туз 11, король 4, дама 3, валет 2, остальные по числу на карте.',
  'counting.queen': 'Дама, если она единственная на руках, стоит 20.',
  'counting.winner': 'Кто вышел, ничего не получает и начинает следующий раунд.',
  'counting.stuck': 'Когда все пасуют или раунд слишком затянулся, считают все, и никто не вышел.',
  'tips.head': 'Советы',
  'tips.dear': 'Раньше избавляйтесь от дорогих карт: туз на руках стоит 11.',
  'tips.queen': 'Держите даму на случай, когда ничего не подходит, но не как единственную карту: одна она стоит 20.',
  'tips.suit': 'Заказывайте масть, которой у вас больше всего.',
  'tips.few': 'Когда у следующего игрока мало карт, кладите туза, шестёрку, семёрку или короля червей.',
  'tips.draw': 'Когда подходят меньше трёх карт, можно взять ещё: больше выбор, но больше и счёт.',
  'table.head': 'Этот стол',
  'table.hand': '36 карт, каждому по {hand, number}.',
  'table.opening':
    '{opening, select, anyCard {Первый игрок кладёт любую карту.} other {Первую карту открывают из колоды, и на неё отвечает первый игрок.}}',
  'table.starter': '{starter, select, winner {Победитель раунда начинает следующий.} other {Раунды начинают по очереди.}}',
  'table.recycle':
    '{recycle, select, shuffle {Когда колода пуста, стопку, кроме верхней карты, тасуют.} other {Когда колода пуста, стопку, кроме верхней карты, переворачивают: первой идёт самая старая.}}',
  'table.limit': '{limit, select, one {За ход можно взять одну карту.} other {За ход можно взять сколько угодно карт.}}',
  'table.voluntary':
    '{draws, plural, =0 {Кому есть что положить, тот не берёт.} one {Кому есть что положить, тот может взять за ход # карту.} few {Кому есть что положить, тот может взять за ход # карты.} many {Кому есть что положить, тот может взять за ход # карт.} other {Кому есть что положить, тот может взять за ход # карты.}}',
  'table.last':
    '{last, select, yes {Шестёрка, семёрка и король червей действуют и последней картой: следующий игрок берёт, потом все считают.} other {Последней картой раунда шестёрка, семёрка и король червей ничего не делают.}}',
  'table.reset': 'Ровно 101 очко сгорает до 0.',
  'table.moves': 'Раунд подсчитывают не позже чем через {moves, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
