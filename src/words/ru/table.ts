import type { table as en } from '../en/table.js'

/** Everything that tables of all games say, in Russian. Nothing done is in the past tense, which would tell he from she. */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} открывает стол. {count, plural, one {Занято # место} few {Занято # места} many {Занято # мест} other {Занято # места}}.',
  'lobby.full': 'Все места заняты, хост {host}.',
  'seat.host': '{seat} {name} (хост)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (ещё не здесь, место ждёт до срока: {until})',
  'seat.free': '{seat} свободно',
  'seat.free.many': '{from} – {to} свободны',
  'starts.one': 'Для начала игроков нужно {most}.',
  'starts.or': 'Для начала игроков нужно {numbers}.',
  'starts.to': 'Для начала игроков нужно от {least} до {most}.',
  'lobby.gives': 'Кто сядет за стол, займёт место бота: {name}.',
  'lobby.taken':
    'Все {count, plural, =2 {два места} =3 {три места} =4 {четыре места} =5 {пять мест} =6 {шесть мест} =7 {семь мест} =8 {восемь мест} one {# место} few {# места} many {# мест} other {# места}} заняты людьми.',
  'lobby.kept': 'Все места заняты или ждут своих игроков.',
  'lobby.record':
    '{table}: {count, plural, one {играет {names}} few {играют {names}} many {играют {names}} other {играют {names}}}.',
  'lobby.over': 'Стол {table} закрыт до начала игры.',
  'lobby.expires': 'Закроется {until}, если никто ничего не нажмёт.',

  // Practice, lessons, and what is said the first time
  practice: 'Тренировка: никому не засчитывается.',
  advise: 'Как сыграть?',
  'no.advice': 'Бот советует только за тренировочными столами. Такой открывает {command} с параметром «тренировка».',
  'no.advice.turn': 'Сейчас от вас ничего не требуется.',
  'lesson.over': 'Урок окончен. Он не оставляет следов.',
  'lesson.next':
    '/foolish, /дурак и /kings открывают стол; с ботами и параметром «тренировка» вы играете для тренировки, с советами.',
  'lesson.again': 'Научите ещё раз',
  'help.lobby': 'У вас есть место. Когда {host} начнёт игру, ваши карты придут сюда, и видите их только вы.',
  'help.channel': 'Что видно всем, стоит в канале. «Правила» расскажут игру за минуту, /урок научит играть.',

  // Time
  'pace.live': 'Вживую: 3 минуты на ход.',
  'pace.slow': 'Неспешно: сутки на ход.',
  'pace.none': 'Без часов.',
  'pace.next': 'Со следующей раздачи: {pace, select, live {3 минуты на ход} slow {сутки на ход} other {без часов}}.',
  'time.of': 'Время истекает {until}: {names}.',
  'time.turn': 'Ход заканчивается {until}.',
  'time.yours': 'Ваше время истекает {until}.',
  remind: '{names}, стол {table} ждёт вас. Время истекает {until}.',
  'remind.only': '{names}, стол {table} ждёт вас.',
  'paused.closed': 'Игра стоит: мне больше нельзя писать в {channel}. Ваши карты сохранены.',
  'paused.locked': 'Игра стоит: {channel} под замком. Ваши карты сохранены.',

  // Seats in play
  'house.for':
    '{count, plural, one {Бот играет за того, кого нет за столом: {names}} few {Боты играют за тех, кого нет за столом: {names}} many {Боты играют за тех, кого нет за столом: {names}} other {Боты играют за тех, кого нет за столом: {names}}}.',
  'open.seats':
    '{count, plural, one {{names} играет за того, кого больше нет: займите место.} few {{names} играют за тех, кого больше нет: займите место.} many {{names} играют за тех, кого больше нет: займите место.} other {{names} играют за тех, кого больше нет: займите место.}}',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, за того, кого больше нет',
  'note.host': 'хост',
  'note.you': 'вы',
  'note.away': 'нет за столом, играет бот',
  'note.late': 'один раз истекло время',
  'wishes.end':
    'Закончить игру {wishes, plural, one {хочет} few {хотят} many {хотят} other {хотят}} {wishes, number} из {needed, number}.',
  'wishes.remove':
    'Убрать из-за стола: {name}. Этого {wishes, plural, one {хочет} few {хотят} many {хотят} other {хотят}} {wishes, number} из {needed, number}.',

  // Ended early
  'closed.host': '{name}, хост, закрывает стол {table}.',
  'closed.moderator': 'Стол {table} закрыт модератором.',
  'closed.nobody': 'За столом {table} никого не осталось, поэтому игра окончена.',
  'closed.still': 'За столом {table} больше никто не играет, поэтому игра окончена.',
  'closed.gone': 'Канала больше нет, поэтому стол {table} закрыт.',
  'closed.vote': 'Все игроки пожелали закончить, поэтому стол {table} закрыт.',
  'closed.expired': 'За столом {table} полчаса никто ничего не нажимал, поэтому он закрыт.',
  'closed.replaced': 'Стол {table} стоял без дела и закрыт, чтобы освободить место.',
  'closed.counts': 'Игра никому не засчитана.',

  // Buttons
  join: 'Сесть за стол',
  leave: 'Уйти',
  rules: 'Правила',
  'house.add': 'Добавить бота',
  'house.drop': 'Убрать бота',
  'house.rules': 'Домашние правила',
  start: 'Начать',
  'start.fill':
    '{count, plural, one {Добавить # бота и начать} few {Добавить # ботов и начать} many {Добавить # ботов и начать} other {Добавить # бота и начать}}',
  'start.without': 'Начать без них',
  pace: 'Темп',
  hand: 'Мои карты',
  'take.seat': 'Занять место',
  'take.seat.of': 'Занять место: {name}',
  'here.again': 'Я снова здесь',
  refresh: 'Обновить',
  unqueue: 'Отменить',
  'table.open': 'Стол',
  back: 'Назад',
  again: 'Играть ещё',
  leaderboard: 'Таблица лидеров',
  replay: 'Повтор',
  'leave.ask': 'Уйти из-за стола',
  'end.ask': 'Закрыть стол',
  'end.wish.ask': 'Хочу закончить игру',
  'remove.pick': 'Убрать кого-то',
  stay: 'Играть дальше',

  // House rules
  'choices.head': 'Домашние правила: {table}',
  'choices.note': 'Они действуют сразу за этим столом и за столами, которые откроют в этом канале позже.',
  'choices.presets': 'Как играть',
  'choices.other': 'Что-то другое',
  'choices.none': 'За этим столом больше нечего выбирать.',
  'choices.page': 'Страница {page, number} из {pages, number}',
  'no.host.rules': 'Домашние правила выбирает хост: {host}.',
  'no.clash': 'Эти домашние правила не сочетаются.',

  // In private
  'panel.live': 'Обновляется до {until}, потом нажмите «Обновить».',
  'panel.away': 'За вас играет бот. Нажмите «Я снова здесь», чтобы играть дальше.',
  'panel.queued': 'Ход будет сыгран {until}.',
  'panel.lobby': 'Карты раздают, когда {host} начинает игру за столом {table}.',
  'panel.over': 'Игра за столом {table} окончена.',
  'panel.board': '/лидеры покажет таблицу лидеров этого сервера.',
  'table.place': '{table}, {place}',
  'leave.cost':
    'Уйти из-за стола {table}? Вашими картами дальше играет бот, и любой может занять ваше место. Игра засчитывается как брошенная.',
  'leave.last': 'Уйти из-за стола {table}? Больше здесь никого нет, поэтому игра закончится. Она никому не засчитывается.',
  'leave.done': 'Уйти из-за стола {table}? Вы уже вышли из игры и сохраняете своё место в итоге.',
  'leave.ends': 'Уйти из-за стола {table}? {cost}',
  'end.cost': 'Закрыть стол {table} для всех? Игра никому не засчитывается.',

  // What the table decides together
  'remove.cost':
    'Убрать из-за стола {table}: {name}? На этом месте дальше играет бот, а вернуться за этот стол {name} не сможет.',
  'remove.resigns': 'Убрать из-за стола {table}: {name}? Это засчитывается как сдача.',
  'remove.lobby': 'Убрать из-за стола {table}: {name}? Вернуться за этот стол {name} не сможет.',
  'remove.wish': 'Хотите ли вы убрать из-за стола {table}: {name}? Пожеланий {wishes, number} из {needed, number}.',
  'remove.ask': 'Убрать: {name}',
  'end.wish':
    'Хотите ли вы закончить игру за столом {table}? Она никому не засчитывается. Пожеланий {wishes, number} из {needed, number}.',
  'wished.remove': 'Вы хотите убрать из-за стола {table}: {name}. Пожеланий {wishes, number} из {needed, number}.',
  'wished.end': 'Вы хотите закончить игру за столом {table}. Пожеланий {wishes, number} из {needed, number}.',

  // Why something was not done, and what helps
  stale: 'Игра уже ушла вперёд; ничего не сыграно. Сейчас так:',
  'no.such.table': 'Эта кнопка от прежнего стола. /стол показать — какие столы есть здесь.',
  'no.over': 'Игра за столом {table} окончена.',
  'no.started': 'Игра за столом {table} уже идёт. В следующей место для вас есть.',
  'no.started.seat': 'Игра за столом {table} уже идёт.',
  'no.cards': 'Карты ещё не розданы: игру за столом {table} начинает хост.',
  'no.seat': 'Последнее место только что заняли. {command} открывает другой стол.',
  'no.seat.held': 'Все места заняты или ждут своих игроков; одно освободится {until}.',
  'no.twice': 'Вы уже за столом {table}.',
  'gone.seat': 'Ваше место за столом {table} теперь занимает {name}.',
  'gone.removed': 'Вас убрали из-за стола {table}.',
  'no.stranger': 'Вы не за этим столом. Всё открытое стоит в канале.',
  'no.host.start': 'Игру за этим столом начинает хост: {host}.',
  'no.host.end': 'Этот стол закрывает хост ({host}) или модератор.',
  'no.few':
    'Пока нельзя: {count, plural, one {занято # место} few {занято # места} many {занято # мест} other {занято # места}}, нужно {least}.',
  'no.held':
    'Ещё не здесь: {names}. {count, plural, one {Место ждёт, освободится} few {Места ждут, освободятся} many {Места ждут, освободятся} other {Места ждут, освободятся}} {until}.',
  'no.house': 'Ботов за столом нет.',
  'no.room': 'Все места заняты, для бота места нет.',
  'no.stale': 'Игра уже ушла вперёд; ничего не сыграно.',
  'no.end': 'Игра за столом {table} ещё идёт. «Играть ещё» появится, когда она закончится.',
  'no.barred': 'Вас убрали из-за стола {table}, вернуться за него нельзя.',
  'no.seen': 'Вы видели в этой игре чужие карты, поэтому это место не для вас.',
  'no.seat.to.take': 'За столом {table} сейчас нельзя занять ни одного места.',
  'no.away': 'Вы за столом: вашими картами играете вы.',
  'no.removal': 'Этого человека нет за столом {table}. Чтобы уйти, нажмите «Уйти».',
  'no.elsewhere': 'Вы уже за столом {table}.',
  'no.more.tables': 'Столов уже столько, сколько хочет этот сервер.',
  'no.host.pace': 'Темп задаёт хост: {host}.',
  'no.way': 'Здесь так нельзя. Нажмите «Мои карты» и увидите, как можно.',
} satisfies Readonly<Record<keyof typeof en, string>>
