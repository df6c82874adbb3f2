import type { table as en } from '../en/table.js'

/** Everything that tables of all games say, in Ukrainian. Nothing done is in the past tense, which would tell he from she. */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} відкриває стіл. {count, plural, one {Зайнято # місце} few {Зайнято # місця} many {Зайнято # місць} other {Зайнято # місця}}.',
  'lobby.full': 'Усі місця зайнято, хост {host}.',
  'seat.host': '{seat} {name} (хост)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (ще не тут, місце чекає до строку: {until})',
  'seat.free': '{seat} вільне',
  'seat.free.many': '{from} – {to} вільні',
  'starts.one': 'Для початку гравців треба {most}.',
  'starts.or': 'Для початку гравців треба {numbers}.',
  'starts.to': 'Для початку гравців треба від {least} до {most}.',
  'lobby.gives': 'Хто сяде за стіл, займе місце бота: {name}.',
  'lobby.taken':
    "Усі {count, plural, =2 {два місця} =3 {три місця} =4 {чотири місця} =5 {п'ять місць} =6 {шість місць} =7 {сім місць} =8 {вісім місць} one {# місце} few {# місця} many {# місць} other {# місця}} зайнято людьми.",
  'lobby.kept': 'Усі місця зайнято або вони чекають на своїх гравців.',
  'lobby.record':
    '{table}: {count, plural, one {грає {names}} few {грають {names}} many {грають {names}} other {грають {names}}}.',
  'lobby.over': 'Стіл {table} закрито до початку гри.',
  'lobby.expires': 'Закриється {until}, якщо ніхто нічого не натисне.',

  // Practice, lessons, and what is said the first time
  practice: 'Тренування: нікому не зараховується.',
  advise: 'Як зіграти?',
  'no.advice': 'Бот радить лише за тренувальними столами. Такий відкриває {command} з параметром «тренування».',
  'no.advice.turn': 'Зараз від вас нічого не потрібно.',
  'lesson.over': 'Урок закінчено. Він не лишає слідів.',
  'lesson.next':
    '/foolish, /дурень і /kings відкривають стіл; з ботами та параметром «тренування» ви граєте для тренування, з порадами.',
  'lesson.again': 'Навчіть іще раз',
  'help.lobby': 'У вас є місце. Коли {host} почне гру, ваші карти прийдуть сюди, і бачите їх лише ви.',
  'help.channel': 'Що видно всім, стоїть у каналі. «Правила» розкажуть гру за хвилину, /урок навчить грати.',

  // Time
  'pace.live': 'Наживо: 3 хвилини на хід.',
  'pace.slow': 'Без поспіху: доба на хід.',
  'pace.none': 'Без годинника.',
  'pace.next': 'З наступної роздачі: {pace, select, live {3 хвилини на хід} slow {доба на хід} other {без годинника}}.',
  'time.of': 'Час спливає {until}: {names}.',
  'time.turn': 'Хід закінчується {until}.',
  'time.yours': 'Ваш час спливає {until}.',
  remind: '{names}, стіл {table} чекає на вас. Час спливає {until}.',
  'remind.only': '{names}, стіл {table} чекає на вас.',
  'paused.closed': 'Гра стоїть: мені більше не можна писати в {channel}. Ваші карти збережено.',
  'paused.locked': 'Гра стоїть: {channel} на замку. Ваші карти збережено.',

  // Seats in play
  'house.for':
    '{count, plural, one {Бот грає за того, кого немає за столом: {names}} few {Боти грають за тих, кого немає за столом: {names}} many {Боти грають за тих, кого немає за столом: {names}} other {Боти грають за тих, кого немає за столом: {names}}}.',
  'open.seats':
    '{count, plural, one {{names} грає за того, кого більше немає: займіть місце.} few {{names} грають за тих, кого більше немає: займіть місце.} many {{names} грають за тих, кого більше немає: займіть місце.} other {{names} грають за тих, кого більше немає: займіть місце.}}',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, за того, кого більше немає',
  'note.host': 'хост',
  'note.you': 'ви',
  'note.away': 'немає за столом, грає бот',
  'note.late': 'один раз сплив час',
  'wishes.end':
    'Закінчити гру {wishes, plural, one {хоче} few {хочуть} many {хочуть} other {хочуть}} {wishes, number} з {needed, number}.',
  'wishes.remove':
    'Прибрати з-за столу: {name}. Цього {wishes, plural, one {хоче} few {хочуть} many {хочуть} other {хочуть}} {wishes, number} з {needed, number}.',

  // Ended early
  'closed.host': '{name}, хост, закриває стіл {table}.',
  'closed.moderator': 'Стіл {table} закрито модератором.',
  'closed.nobody': 'За столом {table} нікого не лишилося, тому гру закінчено.',
  'closed.still': 'За столом {table} більше ніхто не грає, тому гру закінчено.',
  'closed.gone': 'Каналу більше немає, тому стіл {table} закрито.',
  'closed.vote': 'Усі гравці побажали закінчити, тому стіл {table} закрито.',
  'closed.expired': 'За столом {table} пів години ніхто нічого не натискав, тому його закрито.',
  'closed.replaced': 'Стіл {table} стояв без діла, його закрито, щоб звільнити місце.',
  'closed.counts': 'Гру нікому не зараховано.',

  // Buttons
  join: 'Сісти за стіл',
  leave: 'Піти',
  rules: 'Правила',
  'house.add': 'Додати бота',
  'house.drop': 'Прибрати бота',
  'house.rules': 'Домашні правила',
  start: 'Почати',
  'start.fill':
    '{count, plural, one {Додати # бота й почати} few {Додати # ботів і почати} many {Додати # ботів і почати} other {Додати # бота й почати}}',
  'start.without': 'Почати без них',
  pace: 'Темп',
  hand: 'Мої карти',
  'take.seat': 'Зайняти місце',
  'take.seat.of': 'Зайняти місце: {name}',
  'here.again': 'Я знову тут',
  refresh: 'Оновити',
  unqueue: 'Скасувати',
  'table.open': 'Стіл',
  back: 'Назад',
  again: 'Грати ще',
  leaderboard: 'Таблиця лідерів',
  replay: 'Повтор',
  'leave.ask': 'Піти з-за столу',
  'end.ask': 'Закрити стіл',
  'end.wish.ask': 'Хочу закінчити гру',
  'remove.pick': 'Прибрати когось',
  stay: 'Грати далі',

  // House rules
  'choices.head': 'Домашні правила: {table}',
  'choices.note': 'Вони діють одразу за цим столом і за столами, які відкриють у цьому каналі пізніше.',
  'choices.presets': 'Як грати',
  'choices.other': 'Щось інше',
  'choices.none': 'За цим столом більше нічого вибирати.',
  'choices.page': 'Сторінка {page, number} з {pages, number}',
  'no.host.rules': 'Домашні правила вибирає хост: {host}.',
  'no.clash': 'Ці домашні правила не поєднуються.',

  // In private
  'panel.live': 'Оновлюється до {until}, потім натисніть «Оновити».',
  'panel.away': 'За вас грає бот. Натисніть «Я знову тут», щоб грати далі.',
  'panel.queued': 'Хід буде зіграно {until}.',
  'panel.lobby': 'Карти роздають, коли {host} починає гру за столом {table}.',
  'panel.over': 'Гру за столом {table} закінчено.',
  'panel.board': '/лідери покаже таблицю лідерів цього сервера.',
  'table.place': '{table}, {place}',
  'leave.cost':
    'Піти з-за столу {table}? Вашими картами далі грає бот, і будь-хто може зайняти ваше місце. Гра зараховується як покинута.',
  'leave.last': 'Піти з-за столу {table}? Більше тут нікого немає, тому гра закінчиться. Вона нікому не зараховується.',
  'leave.done': 'Піти з-за столу {table}? Ви вже вийшли з гри й зберігаєте своє місце в підсумку.',
  'leave.ends': 'Піти з-за столу {table}? {cost}',
  'end.cost': 'Закрити стіл {table} для всіх? Гра нікому не зараховується.',

  // What the table decides together
  'remove.cost': 'Прибрати з-за столу {table}: {name}? На цьому місці далі грає бот, а повернутися за цей стіл {name} не зможе.',
  'remove.resigns': 'Прибрати з-за столу {table}: {name}? Це зараховується як здача.',
  'remove.lobby': 'Прибрати з-за столу {table}: {name}? Повернутися за цей стіл {name} не зможе.',
  'remove.wish': 'Чи хочете ви прибрати з-за столу {table}: {name}? Побажань {wishes, number} з {needed, number}.',
  'remove.ask': 'Прибрати: {name}',
  'end.wish':
    'Чи хочете ви закінчити гру за столом {table}? Вона нікому не зараховується. Побажань {wishes, number} з {needed, number}.',
  'wished.remove': 'Ви хочете прибрати з-за столу {table}: {name}. Побажань {wishes, number} з {needed, number}.',
  'wished.end': 'Ви хочете закінчити гру за столом {table}. Побажань {wishes, number} з {needed, number}.',

  // Why something was not done, and what helps
  stale: 'Гра вже пішла далі; нічого не зіграно. Зараз так:',
  'no.such.table': 'Ця кнопка від давнішого столу. /стіл показати — які столи є тут.',
  'no.over': 'Гру за столом {table} закінчено.',
  'no.started': 'Гра за столом {table} уже йде. У наступній місце для вас є.',
  'no.started.seat': 'Гра за столом {table} уже йде.',
  'no.cards': 'Карти ще не роздано: гру за столом {table} починає хост.',
  'no.seat': 'Останнє місце щойно зайняли. {command} відкриває інший стіл.',
  'no.seat.held': 'Усі місця зайнято або вони чекають на своїх гравців; одне звільниться {until}.',
  'no.twice': 'Ви вже за столом {table}.',
  'gone.seat': 'Ваше місце за столом {table} тепер займає {name}.',
  'gone.removed': 'Вас прибрали з-за столу {table}.',
  'no.stranger': 'Ви не за цим столом. Усе відкрите стоїть у каналі.',
  'no.host.start': 'Гру за цим столом починає хост: {host}.',
  'no.host.end': 'Цей стіл закриває хост ({host}) або модератор.',
  'no.few':
    'Поки не можна: {count, plural, one {зайнято # місце} few {зайнято # місця} many {зайнято # місць} other {зайнято # місця}}, треба {least}.',
  'no.held':
    'Ще не тут: {names}. {count, plural, one {Місце чекає, звільниться} few {Місця чекають, звільняться} many {Місця чекають, звільняться} other {Місця чекають, звільняться}} {until}.',
  'no.house': 'Ботів за столом немає.',
  'no.room': 'Усі місця зайнято, для бота місця немає.',
  'no.stale': 'Гра вже пішла далі; нічого не зіграно.',
  'no.end': "Гра за столом {table} ще йде. «Грати ще» з'явиться, коли вона закінчиться.",
  'no.barred': 'Вас прибрали з-за столу {table}, повернутися за нього не можна.',
  'no.seen': 'Ви бачили в цій грі чужі карти, тому це місце не для вас.',
  'no.seat.to.take': 'За столом {table} зараз не можна зайняти жодного місця.',
  'no.away': 'Ви за столом: вашими картами граєте ви.',
  'no.removal': 'Цієї людини немає за столом {table}. Щоб піти, натисніть «Піти».',
  'no.elsewhere': 'Ви вже за столом {table}.',
  'no.more.tables': 'Столів уже стільки, скільки хоче цей сервер.',
  'no.host.pace': 'Темп задає хост: {host}.',
  'no.way': 'Тут так не можна. Натисніть «Мої карти» і побачите, як можна.',
} satisfies Readonly<Record<keyof typeof en, string>>
