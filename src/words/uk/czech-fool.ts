import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in Ukrainian. */
export const czechFool = {
  name: 'Чеський дурень',
  board: 'Усі ігри',
  'standing.sum': '{games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}',
  'standing.detail':
    '{fools, plural, =0 {Жодного разу в дурнях} one {У дурнях # раз} few {У дурнях # рази} many {У дурнях # разів} other {У дурнях # раза}}, {firsts, plural, =0 {перших місць немає} one {# перше місце} few {# перші місця} many {# перших місць} other {# першого місця}}',
  'options.all':
    'По {hand, plural, one {# карті} few {# карти} many {# карт} other {# карти}}, {opening, select, anyCard {починають будь-якою картою} other {першу карту відкривають}}, коли колода порожня, {recycle, select, shuffle {стос тасують} other {стос перевертають}}{limit, select, one {, за хід беруть одну карту} other {}}.',

  // House rules to choose from
  'choice.hand': 'Карт на руки: {value}',
  'choice.opening': '{value, select, anyCard {Починають будь-якою картою} other {Першу карту відкривають з колоди}}',
  'choice.starter': '{value, select, winner {Наступний раунд починає переможець} other {Раунди починають по черзі}}',
  'choice.recycle': '{value, select, shuffle {Стос тасують у нову колоду} other {Стос перевертають як є}}',
  'choice.draw': '{value, select, none {За хід беруть скільки завгодно карт} other {За хід беруть одну карту}}',
  'choice.last':
    '{value, select, yes {Остання шістка, сімка або чирвовий король діють} other {Через останню карту ніхто не бере}}',
  'choice.reset': '{value, select, yes {Рівно 101 очко згорає до 0} other {101 очко лишається 101 очком}}',

  // Cards and seats
  card: '{rank, select, J {В} Q {Д} K {К} A {Т} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {піки} H {чирви} D {бубни} other {трефи}})',
  'suit.button': '{sign} {suit, select, S {піки} H {чирви} D {бубни} other {трефи}}',
  comma: '{before}, {next}',
  you: 'ви',
  top: '{card}, замовлено {suit}',

  // A round in play, before everybody
  place: 'раунд {round}, до 100 очок',
  'play.started': '{name} починає раунд {round}.',
  'play.first': 'Раунд {round}: {name} кладе будь-яку карту.',
  'play.turn': 'Раунд {round}: ходить {name}, зверху {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'з колоди {cards, number}',
  'turn.asks': '{card}, замовлення {suit}',
  'turn.missed': 'пропуск',
  'turn.passed': 'пас',
  cards: 'Карти: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'У колоді {stock, number}, у стосі {pile, number}.',
  'stock.open': 'У перевернутій колоді {stock, number}, у стосі {pile, number}.',
  scores: 'Очки: {names}',

  // A round that is over
  'record.out':
    'Раунд {round}: {name} виходить із картою {card}, {moves, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}.',
  'record.counted':
    'Раунд {round} підраховано, {moves, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}; ніхто не вийшов.',
  'record.given-up': 'Раунд {round} не дограно.',
  'round.head': 'Раунд {round}: {name} виходить',
  'round.head.none': 'Раунд {round}: ніхто не вийшов',
  'round.line': '{name}: {cards}',
  'round.figures': 'Цей раунд, усього, лишилися карти',
  'end.won': 'Перемагає {name}',
  'end.shared': '{names} ділять перемогу',
  'end.fool':
    '{count, plural, one {У дурнях} few {У дурнях} many {У дурнях} other {У дурнях}} {names} 🃏, очок: {score, number}.',
  'end.resigned': '{name} здається і лишається в дурнях 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Місце, очки після {rounds, plural, one {# раунду} few {# раундів} many {# раундів} other {# раунду}}',

  // The private panel
  'turn.first': 'Ваш хід: ви починаєте раунд {round} будь-якою картою.',
  'turn.on':
    'Ваш хід, зверху {top}: підійдуть {rank, select, none {{suit} або дама} Q {{suit} або дама} J {{suit}, інший В або дама} K {{suit}, інший К або дама} A {{suit}, інший Т або дама} other {{suit}, інша {rank} або дама}}.',
  'turn.none': 'У вас нічого не підходить: беріть, доки не підійде.',
  'turn.none.pass': 'У вас нічого не підходить, і брати нічого.',
  'turn.enough': 'Коли підходять три карти або більше, з колоди не беруть.',
  'turn.rest': 'Ще на руках: {cards}.',
  'turn.press': 'Натискання одразу кладе карту:',
  'turn.press.queen': 'Натискання одразу кладе карту (дама спитає масть):',
  'turn.draw': 'Взяти карту',
  'turn.pass': 'Пас',
  'queen.ask': '{card}: яку масть замовити?',
  'queen.hand': 'На руках лишаться {cards}.',
  'queen.back': 'Назад',
  'wait.turn': 'Раунд {round}. Ходить {name}.',
  'wait.top': 'На стосі: {top}.',
  'wait.empty': 'Стос порожній.',
  hand: '{cards, plural, =1 {Ваша остання карта} one {У вас # карта} few {У вас # карти} many {У вас # карт} other {У вас # карти}}: {names}.',
  last: 'Останній раунд',
  'last.none': 'Ще жоден раунд не закінчено.',

  // Pictures
  'picture.card':
    '{rank, select, A {туз} K {король} Q {дама} J {валет} other {{rank}}} {suit, select, S {пік} H {чирв} D {бубен} other {треф}}',
  'picture.open': 'Можна зіграти: {cards}.',
  'picture.stock': 'Колода',
  'picture.pile': 'Стос',
  'picture.round': 'Цей раунд',
  'picture.total': 'Усього',
  'picture.growth': 'Рахунок за раундами',

  // What the house would do, and what is said the first time
  'advice.play': 'Бот поклав би {card}.',
  'advice.queen': 'Бот поклав би {card}, замовлення {suit}.',
  'advice.draw': 'Бот узяв би карту.',
  'advice.pass': 'Бот сказав би пас.',
  'advice.resign': 'Бот здався б.',
  'help.press': 'Натискання одразу кладе карту; дама спершу спитає масть.',
  'help.buttons': 'Кнопки мають лише карти, що підходять. Решту карт перелічено словами.',

  // Refusals
  'refused.over': 'Гру закінчено.',
  'refused.turn': 'Зараз ходить {name}.',
  'refused.hand': 'Цієї карти у вас на руках уже немає.',
  'refused.match': 'Ця карта не підходить, зверху {top}.',
  'refused.order': 'Дама замовляє масть: виберіть її.',
  'refused.no-order': 'Масть замовляє лише дама, і не останньою картою.',
  'refused.enough': 'Карт, що підходять, у вас досить: покладіть одну.',
  'refused.nothing': 'Цього ходу брати нічого.',
  'refused.pass': 'Ви можете покласти або взяти карту, тому пасу немає.',

  // The rules, a screen at a time
  'rules.minute': 'За хвилину',
  'rules.cards': 'Карти, що діють',
  'rules.counting': 'Підрахунок',
  'rules.tips': 'Поради',
  'rules.table': 'Цей стіл',
  'minute.head': 'Чеський дурень за хвилину',
  'minute.fit': 'Кладіть карту тієї самої масті або тієї самої гідності, що й верхня у стосі.',
  'minute.queen': 'Дама лягає на будь-яку карту й замовляє масть.',
  'minute.draw':
    'Якщо нічого не підходить, беріть з колоди, доки не підійде. Можна брати й так, поки підходить менше трьох ваших карт.',
  'minute.count': 'Хто лишився без карт, той завершує раунд, решта рахують свої.',
  'minute.end': 'На 100 очках гра закінчується: хто має найбільше, той дурень, хто найменше, той переможець.',
  'does.head': 'Карти, що діють',
  'does.ace': 'Туз: наступний гравець пропускає хід.',
  'does.six': '6: наступний гравець бере одну карту й пропускає хід.',
  'does.seven': '7: наступний гравець бере дві карти й пропускає хід.',
  'does.king': "Чирвовий король: наступний гравець бере п'ять карт і пропускає хід.",
  'does.queen': 'Дама: лягає на що завгодно й замовляє масть. Тоді підходить лише ця масть або інша дама.',
  'does.none': 'Відповісти на це не можна: усе стається одразу.',
  'counting.head': 'Підрахунок',
  'counting.cards': 'Туз 11, король 4, дама 3, валет 2, решта за числом на карті.',
  'counting.queen': 'Дама, якщо вона єдина на руках, коштує 20.',
  'counting.winner': 'Хто вийшов, нічого не дістає і починає наступний раунд.',
  'counting.stuck': 'Коли всі пасують або раунд надто затягнувся, рахують усі, і ніхто не вийшов.',
  'tips.head': 'Поради',
  'tips.dear': 'Раніше позбувайтеся дорогих карт: туз на руках коштує 11.',
  'tips.queen': 'Тримайте даму на випадок, коли нічого не підходить, але не як єдину карту: сама вона коштує 20.',
  'tips.suit': 'Замовляйте масть, якої у вас найбільше.',
  'tips.few': 'Коли в наступного гравця мало карт, кладіть туза, шістку, сімку або чирвового короля.',
  'tips.draw': 'Коли підходять менше ніж три карти, можна взяти ще: більший вибір, але й більший рахунок.',
  'table.head': 'Цей стіл',
  'table.hand': '36 карт, кожному по {hand, number}.',
  'table.opening':
    '{opening, select, anyCard {Перший гравець кладе будь-яку карту.} other {Першу карту відкривають з колоди, і на неї відповідає перший гравець.}}',
  'table.starter': '{starter, select, winner {Переможець раунду починає наступний.} other {Раунди починають по черзі.}}',
  'table.recycle':
    '{recycle, select, shuffle {Коли колода порожня, стос, крім верхньої карти, тасують.} other {Коли колода порожня, стос, крім верхньої карти, перевертають: першою йде найдавніша.}}',
  'table.limit': '{limit, select, one {За хід можна взяти одну карту.} other {За хід можна взяти скільки завгодно карт.}}',
  'table.voluntary':
    '{draws, plural, =0 {Хто має що покласти, той не бере.} one {Хто має що покласти, той може взяти за хід # карту.} few {Хто має що покласти, той може взяти за хід # карти.} many {Хто має що покласти, той може взяти за хід # карт.} other {Хто має що покласти, той може взяти за хід # карти.}}',
  'table.last':
    '{last, select, yes {Шістка, сімка й чирвовий король діють і останньою картою: наступний гравець бере, потім усі рахують.} other {Останньою картою раунду шістка, сімка й чирвовий король нічого не роблять.}}',
  'table.reset': 'Рівно 101 очко згорає до 0.',
  'table.moves':
    'Раунд підраховують не пізніше ніж через {moves, plural, one {# хід} few {# ходи} many {# ходів} other {# ходу}}.',
} satisfies Readonly<Record<keyof typeof en, string>>
