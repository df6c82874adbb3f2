import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in Russian. A place and a colour go with the masculine word for a challenge. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Все игры',
  options:
    'Королю для победы нужно 3 вызова своей масти, Джокеру — {win, select, sole {по 2 каждой масти} other {5}} своего цвета. Правило победы наше.',
  'standing.sum':
    '{wins, plural, one {# победа} few {# победы} many {# побед} other {# победы}} за {games, plural, one {# игру} few {# игры} many {# игр} other {# игры}}',
  'standing.detail': 'Королём {king, number}, Джокером {joker, number}, общих поражений {lost, number}',

  // Cards and piles
  identity:
    '{card, select, KS {Король пик} KC {Король треф} KH {Король червей} KD {Король бубен} RJ {Красный Джокер} other {Чёрный Джокер}}',
  challenge: '{rank, select, J {Валет} Q {Дама} other {{rank}}} {suit, select, S {пик} H {червей} D {бубен} other {треф}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {красный} other {чёрный}}',
  tool: '{colour, select, red {Красная} other {Чёрная}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {пика} H {черва} D {бубна} other {трефа}}} few {{suit, select, S {пики} H {червы} D {бубны} other {трефы}}} many {{suit, select, S {пик} H {черв} D {бубен} other {треф}}} other {{suit, select, S {пики} H {червы} D {бубны} other {трефы}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {первый} 2 {второй} 3 {третий} 4 {четвёртый} 5 {пятый} other {{n}-й}}',

  // A turn, before everybody
  'turn.first': '{names}, выберите инструмент.',
  'turn.chosen': 'Ход {turn, number}: выбор сделали {chosen, number} из {seats, number}.',
  'turn.challenge': 'Вызов: {challenge}',
  'turn.sum':
    'Красные инструменты {red, select, yes {прибавляются} other {вычитаются}}, чёрные {red, select, yes {вычитаются} other {прибавляются}}, подмешивают ещё {extras, plural, one {# инструмент} few {# инструмента} many {# инструментов} other {# инструмента}}. Больше 0: вызов пройден.',
  passed: 'Пройдено: {piles}',
  failed: 'Провалено: {count, number} из {most, number}',
  'record.head': 'Ход {turn, number}: вызов {passed, select, yes {пройден} other {провален}}, сумма {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': 'Побеждает {name}: {identity} 👑',
  'end.alone': 'Побеждает в одиночку {name}: {identity} 👑',
  'end.together': 'Вместе побеждают {names} 👑',
  'end.lost':
    '{seats, plural, one {{name} проигрывает} few {Проигрывают все} many {Проигрывают все} other {Проигрывают все}}: провалено {failures, select, 5 {пять} other {{failures}}}',
  'end.empty':
    '{seats, plural, one {{name} проигрывает} few {Проигрывают все} many {Проигрывают все} other {Проигрывают все}}: вызовов не осталось',
  'end.king': 'На ходу {turn, number} пройден {nth} вызов масти {suit}.',
  'end.joker': 'На ходу {turn, number} пройден {nth} {colour} вызов.',
  'end.joker.each': 'К ходу {turn, number} пройдены {each, number} {one} и {each, number} {other}.',
  'end.both': 'Пройден {nth} вызов масти {suit}, он же {mth} {colour} вызов.',
  'end.last': 'Провален {nth} вызов: {challenge}, {total}.',
  'end.last.empty': 'Последний вызов: {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} из {need, number}',
  'end.ours': 'Правило победы наше.',
  'over.won': 'Побеждает {name}: {identity}.',
  'over.together': 'Вместе побеждают {names}.',
  'over.lost': '{seats, plural, one {Вы проигрываете} few {Проигрывают все} many {Проигрывают все} other {Проигрывают все}}.',

  // The private panel
  'chosen.yet': 'Ваш выбор: {tool}. Его можно менять, пока не выбрали все.',
  identified: 'Вы {identity}.',
  'need.king': 'Для победы должны быть пройдены {need, number} {suit}: пока {have, number}.',
  'need.joker':
    'Ваш цвет {colour}: для победы нужно пройти {need, plural, one {# вызов} few {# вызова} many {# вызовов} other {# вызова}}, пока {have, number}.',
  'need.joker.each':
    'Для победы должны быть пройдены {each, number} {one} и {each, number} {other}: пока {have, number} и {more, number}.',
  hand: 'Ваши инструменты: {tools}.',
  choose:
    '{seats, plural, one {Выберите инструмент:} few {Выберите инструмент, чей он, никто не узнает:} many {Выберите инструмент, чей он, никто не узнает:} other {Выберите инструмент, чей он, никто не узнает:}}',
  away: 'Другой уйдёт, и его никто не увидит.',
  'last.turns': '{before} {next}',
  'last.turn': 'Ход {turn, number}: {total}, {passed, select, yes {пройден} other {провален}}.',
  cycle: 'В этой раздаче: {colours}',
  'cycle.colour': '{colour} цвет {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: ваш выбор',
  'last.none': 'Ещё ни один ход не закончен.',

  // Pictures
  'picture.rank': '{rank, select, J {В} Q {Д} K {К} other {{rank}}}',
  'picture.you': 'Вы',
  'picture.challenge': 'Вызов',
  'picture.tools': 'Инструменты',
  'picture.passed': 'Пройдено',
  'picture.failed': 'Провалено',

  // What the house would do
  advice: 'Бот выбрал бы: {tool}, {worth}.',
  'help.press': 'Нажатие выбирает инструмент. Пока не выбрали все, можно нажать другой.',
  'help.secret': 'Кто вы и что выбираете, не узнает никто; видна только сумма.',

  // The lesson
  'coach.you': 'Вы {identity}. Этого никто не знает, и кто остальные, не знаете и вы.',
  'coach.sum':
    'Теперь вызов: инструменты его цвета прибавляются, остальные вычитаются. Подмешивают два неизвестных. Больше 0 — вызов пройден.',
  'coach.want': 'Вызов ваш: {challenge}. Вам нужно, чтобы он был пройден.',
  'coach.free': 'Вызов не ваш: {challenge}. Но при пяти провалах проигрывают все, поэтому пропустите его, если это дёшево.',
  'coach.against': 'Вызов не ваш: {challenge}. Он может помочь кому-то другому. Пока провалов мало, пусть проваливается.',
  'coach.press': 'Нажмите: {tool}, {worth}. Никто не узнает, что это ваш.',
  'coach.passed': 'Вызов пройден, сумма {total}: {tools}.',
  'coach.failed': 'Вызов провален, сумма {total}: {tools}.',
  'coach.wait': 'Выбирают остальные. Вы ещё можете нажать другой инструмент.',
  'coach.last': 'Из трёх инструментов за два хода один остаётся; потом все получают три новых.',
  'coach.won': 'Ваша цель достигнута, и игра сразу кончается: вы побеждаете.',
  'coach.won.other': 'Первым до цели дошёл кто-то другой, и игра сразу кончается.',
  'coach.lost': 'Пятый вызов провален: проигрывают все, кто бы они ни были.',
  'coach.ours': 'Королю нужно 3 своей масти, Джокеру 5 своего цвета. Говорить можно что угодно, и не обязательно правду.',

  // Refusals
  'refused.moved-on': 'Игра уже ушла вперёд; ничего не сыграно.',
  'refused.over': 'Игра окончена.',
  'refused.hand': 'Этого инструмента у вас на руках уже нет.',

  // The rules, a screen at a time
  'rules.minute': 'За минуту',
  'rules.tools': 'Инструменты и ходы',
  'rules.winning': 'Победа',
  'rules.examples': 'Примеры',
  'rules.tips': 'Советы',
  'rules.table': 'Этот стол',
  'minute.head': 'Kings and Jokers за минуту',
  'minute.secret': 'Вы Король или Джокер. Какой именно, не знает больше никто.',
  'minute.turn': 'Каждый ход открывают вызов, и каждый тайно выбирает один инструмент с руки.',
  'minute.mixed': 'К ним подмешивают 2 инструмента из стопки; все тасуют, открывают и складывают.',
  'minute.sum': 'Инструменты цвета вызова прибавляют своё число, остальные вычитают. Больше 0 — вызов пройден.',
  'minute.win': 'Королю нужны пройденные вызовы его масти, Джокеру — его цвета.',
  'minute.lose': 'На пятом проваленном вызове проигрывают все, и Джокеры тоже.',
  'tools.head': 'Инструменты и ходы',
  'tools.cards':
    'Инструменты — туз (1), 3, 5, 7 и 9 каждой масти; вызовы — 2, 4, 6, 8, 10, валет и дама. Для суммы важен только цвет, для стопки пройденного — только масть.',
  'tools.hand': 'Вы получаете 3 инструмента на два хода. Третий уходит неувиденным; потом все 20 тасуют и сдают снова.',
  'tools.change': 'Выбор можно менять, пока не выбрал последний игрок.',
  'tools.hidden': 'Чьи это были инструменты и какие два не играл никто, не говорится никогда.',
  'tools.zero': 'Сумма ровно 0 — провал.',
  'tools.six': 'Вшестером на втором ходу инструментов не хватает: уже показанные замешивают обратно в стопку.',
  'tools.talk': 'За столом говорите что хотите, правду или нет.',
  'winning.head': 'Победа: наше домашнее правило',
  'winning.lost': 'Раздел о победе в дошедших правилах утрачен. Эти числа мы восстановили сами и проверили во многих играх.',
  'winning.first': 'Король побеждает с 3 пройденными вызовами своей масти, Джокер — с 5 своего цвета.',
  'winning.shared': 'Игра кончается сразу. Король и Джокер его цвета могут победить вместе.',
  'winning.sole': 'При выборе «один победитель» Джокеру вместо этого нужно по 2 каждой масти своего цвета, и победа всегда одна.',
  'winning.absent': 'Масти, Короля которых ни у кого нет, могут проходить сколько угодно.',
  'winning.fail': 'На пятом провале проигрывают все; об этом правила говорят.',
  'examples.head': 'Примеры',
  'examples.one': 'Вызов 6 треф (чёрный): красная 3, чёрная 9, красная 1 дают −3 +9 −1 = +5, вызов пройден.',
  'examples.zero': 'Вызов дама червей (красный): красная 9, чёрная 9, красная 1, чёрная 1 дают 0, вызов провален.',
  'examples.colour': 'Для 10 бубен черви тоже красные: у инструмента важен только цвет.',
  'examples.shared': 'Третья черва — она же пятая красная карта: Король червей и Красный Джокер побеждают вместе.',
  'examples.alone': 'Пройдено пять чёрных, из них три пики, а Короля пик ни у кого нет: Чёрный Джокер побеждает один.',
  'tips.head': 'Советы',
  'tips.help': 'Чьи были инструменты, не узнает никто. Помогайте там, где это помогает вам, и не выдавайте себя.',
  'tips.keep': 'Вы выбираете два инструмента из трёх: большой другого цвета может подождать вызова, который вам нужно провалить.',
  'tips.count': 'Все 20 инструментов сдают заново каждые два хода. Что уже показано в этой раздаче, на руках ни у кого нет.',
  'tips.fails': 'Первые провалы дёшевы. После третьего помогать должен каждый, иначе проиграют все.',
  'tips.others': 'Масть, пройденная дважды, — это Король, которому до победы может не хватать одной карты.',
  'tips.talk': 'Разговор свободен, и говорить можно неправду: спрашивайте, кому что нужно, и следите за суммами.',
  'table.head': 'Этот стол',
  'table.first': 'Кто первый у цели: Король с 3 своей масти, Джокер с 5 своего цвета. Победа может быть общей.',
  'table.sole': 'Один победитель: Король с 3 своей масти, Джокер с 2 каждой масти своего цвета.',
  'table.ours': 'Правило победы наше, смотрите «Победа».',
  'rules.credit': 'Правила Kings and Jokers нашими словами.',
} satisfies Readonly<Record<keyof typeof en, string>>
