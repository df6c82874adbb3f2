import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in Ukrainian. A place and a colour go with the masculine word for a challenge. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Усі ігри',
  options:
    'Королю для перемоги треба 3 виклики своєї масті, Джокеру — {win, select, sole {по 2 кожної масті} other {5}} свого кольору. Правило перемоги наше.',
  'standing.sum':
    '{wins, plural, one {# перемога} few {# перемоги} many {# перемог} other {# перемоги}} за {games, plural, one {# гру} few {# гри} many {# ігор} other {# гри}}',
  'standing.detail': 'Королем {king, number}, Джокером {joker, number}, спільних поразок {lost, number}',

  // Cards and piles
  identity:
    '{card, select, KS {Піковий Король} KC {Трефовий Король} KH {Чирвовий Король} KD {Бубновий Король} RJ {Червоний Джокер} other {Чорний Джокер}}',
  challenge:
    '{rank, select, J {{suit, select, S {Піковий валет} H {Чирвовий валет} D {Бубновий валет} other {Трефовий валет}}} Q {{suit, select, S {Пікова дама} H {Чирвова дама} D {Бубнова дама} other {Трефова дама}}} other {{suit, select, S {Пікова {rank}} H {Чирвова {rank}} D {Бубнова {rank}} other {Трефова {rank}}}}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {червоний} other {чорний}}',
  tool: '{colour, select, red {Червона} other {Чорна}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {піка} H {чирва} D {бубна} other {трефа}}} few {{suit, select, S {піки} H {чирви} D {бубни} other {трефи}}} many {{suit, select, S {пік} H {чирв} D {бубен} other {треф}}} other {{suit, select, S {піки} H {чирви} D {бубни} other {трефи}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: "{n, select, 1 {перший} 2 {другий} 3 {третій} 4 {четвертий} 5 {п'ятий} other {{n}-й}}",

  // A turn, before everybody
  'turn.first': '{names}, виберіть інструмент.',
  'turn.chosen': 'Хід {turn, number}: вибір зробили {chosen, number} з {seats, number}.',
  'turn.challenge': 'Виклик: {challenge}',
  'turn.sum':
    'Червоні інструменти {red, select, yes {додаються} other {віднімаються}}, чорні {red, select, yes {віднімаються} other {додаються}}, домішують ще {extras, plural, one {# інструмент} few {# інструменти} many {# інструментів} other {# інструмента}}. Більше за 0: виклик пройдено.',
  passed: 'Пройдено: {piles}',
  failed: 'Провалено: {count, number} з {most, number}',
  'record.head': 'Хід {turn, number}: виклик {passed, select, yes {пройдено} other {провалено}}, сума {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': 'Перемагає {name}: {identity} 👑',
  'end.alone': 'Перемагає наодинці {name}: {identity} 👑',
  'end.together': 'Разом перемагають {names} 👑',
  'end.lost':
    "{seats, plural, one {{name} програє} few {Програють усі} many {Програють усі} other {Програють усі}}: провалено {failures, select, 5 {п'ять} other {{failures}}}",
  'end.empty':
    '{seats, plural, one {{name} програє} few {Програють усі} many {Програють усі} other {Програють усі}}: викликів не лишилося',
  'end.king': 'На ході {turn, number} пройдено {nth} виклик масті {suit}.',
  'end.joker': 'На ході {turn, number} пройдено {nth} {colour} виклик.',
  'end.joker.each': 'До ходу {turn, number} пройдено {each, number} {one} і {each, number} {other}.',
  'end.both': 'Пройдено {nth} виклик масті {suit}, він же {mth} {colour} виклик.',
  'end.last': 'Провалено {nth} виклик: {challenge}, {total}.',
  'end.last.empty': 'Останній виклик: {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} з {need, number}',
  'end.ours': 'Правило перемоги наше.',
  'over.won': 'Перемагає {name}: {identity}.',
  'over.together': 'Разом перемагають {names}.',
  'over.lost': '{seats, plural, one {Ви програєте} few {Програють усі} many {Програють усі} other {Програють усі}}.',

  // The private panel
  'chosen.yet': 'Ваш вибір: {tool}. Його можна міняти, доки не вибрали всі.',
  identified: 'Ви {identity}.',
  'need.king': 'Для перемоги має бути пройдено {need, number} {suit}: поки що {have, number}.',
  'need.joker':
    'Ваш колір {colour}: для перемоги треба пройти {need, plural, one {# виклик} few {# виклики} many {# викликів} other {# виклику}}, поки що {have, number}.',
  'need.joker.each':
    'Для перемоги має бути пройдено {each, number} {one} і {each, number} {other}: поки що {have, number} і {more, number}.',
  hand: 'Ваші інструменти: {tools}.',
  choose:
    '{seats, plural, one {Виберіть інструмент:} few {Виберіть інструмент, чий він, ніхто не дізнається:} many {Виберіть інструмент, чий він, ніхто не дізнається:} other {Виберіть інструмент, чий він, ніхто не дізнається:}}',
  away: 'Інший піде, і його ніхто не побачить.',
  'last.turns': '{before} {next}',
  'last.turn': 'Хід {turn, number}: {total}, {passed, select, yes {пройдено} other {провалено}}.',
  cycle: 'У цій роздачі: {colours}',
  'cycle.colour': '{colour} колір {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: ваш вибір',
  'last.none': 'Ще жоден хід не закінчено.',

  // Pictures
  'picture.rank': '{rank, select, J {В} Q {Д} K {К} other {{rank}}}',
  'picture.you': 'Ви',
  'picture.challenge': 'Виклик',
  'picture.tools': 'Інструменти',
  'picture.passed': 'Пройдено',
  'picture.failed': 'Провалено',

  // What the house would do
  advice: 'Бот вибрав би: {tool}, {worth}.',
  'help.press': 'Натискання вибирає інструмент. Доки не вибрали всі, можна натиснути інший.',
  'help.secret': 'Хто ви й що вибираєте, не дізнається ніхто; видно лише суму.',

  // The lesson
  'coach.you': 'Ви {identity}. Цього ніхто не знає, і хто решта, не знаєте й ви.',
  'coach.sum':
    'Тепер виклик: інструменти його кольору додаються, решта віднімаються. Домішують два невідомі. Більше за 0 — виклик пройдено.',
  'coach.want': 'Виклик ваш: {challenge}. Вам треба, щоб його було пройдено.',
  'coach.free': "Виклик не ваш: {challenge}. Але за п'яти провалів програють усі, тому пропустіть його, якщо це дешево.",
  'coach.against': 'Виклик не ваш: {challenge}. Він може допомогти комусь іншому. Доки провалів мало, хай провалюється.',
  'coach.press': 'Натисніть: {tool}, {worth}. Ніхто не дізнається, що це ваш.',
  'coach.passed': 'Виклик пройдено, сума {total}: {tools}.',
  'coach.failed': 'Виклик провалено, сума {total}: {tools}.',
  'coach.wait': 'Вибирають інші. Ви ще можете натиснути інший інструмент.',
  'coach.last': 'Із трьох інструментів за два ходи один лишається; потім усі дістають три нові.',
  'coach.won': 'Вашої мети досягнуто, і гра одразу закінчується: ви перемагаєте.',
  'coach.won.other': 'Першим до мети дійшов хтось інший, і гра одразу закінчується.',
  'coach.lost': "П'ятий виклик провалено: програють усі, хоч би ким вони були.",
  'coach.ours': "Королю треба 3 своєї масті, Джокеру 5 свого кольору. Казати можна що завгодно, і не обов'язково правду.",

  // Refusals
  'refused.moved-on': 'Гра вже пішла далі; нічого не зіграно.',
  'refused.over': 'Гру закінчено.',
  'refused.hand': 'Цього інструмента у вас на руках уже немає.',

  // The rules, a screen at a time
  'rules.minute': 'За хвилину',
  'rules.tools': 'Інструменти й ходи',
  'rules.winning': 'Перемога',
  'rules.examples': 'Приклади',
  'rules.tips': 'Поради',
  'rules.table': 'Цей стіл',
  'minute.head': 'Kings and Jokers за хвилину',
  'minute.secret': 'Ви Король або Джокер. Хто саме, не знає більше ніхто.',
  'minute.turn': 'Кожного ходу відкривають виклик, і кожен таємно вибирає один інструмент з руки.',
  'minute.mixed': 'До них домішують 2 інструменти зі стосу; усі тасують, відкривають і додають.',
  'minute.sum': 'Інструменти кольору виклику додають своє число, решта віднімають. Більше за 0 — виклик пройдено.',
  'minute.win': 'Королю потрібні пройдені виклики його масті, Джокеру — його кольору.',
  'minute.lose': "На п'ятому проваленому виклику програють усі, і Джокери теж.",
  'tools.head': 'Інструменти й ходи',
  'tools.cards':
    'Інструменти — туз (1), 3, 5, 7 і 9 кожної масті; виклики — 2, 4, 6, 8, 10, валет і дама. Для суми важить лише колір, для стосу пройденого — лише масть.',
  'tools.hand': 'Ви дістаєте 3 інструменти на два ходи. Третій іде геть небаченим; потім усі 20 тасують і роздають знову.',
  'tools.change': 'Вибір можна міняти, доки не вибрав останній гравець.',
  'tools.hidden': 'Чиї це були інструменти і які два не грав ніхто, не кажуть ніколи.',
  'tools.zero': 'Сума рівно 0 — провал.',
  'tools.six': 'Ушістьох на другому ході інструментів бракує: уже показані замішують назад у стос.',
  'tools.talk': 'За столом кажіть що хочете, правду чи ні.',
  'winning.head': 'Перемога: наше домашнє правило',
  'winning.lost':
    'Розділ про перемогу в правилах, що дійшли до нас, утрачено. Ці числа ми відновили самі й перевірили в багатьох іграх.',
  'winning.first': 'Король перемагає з 3 пройденими викликами своєї масті, Джокер — з 5 свого кольору.',
  'winning.shared': 'Гра закінчується одразу. Король і Джокер його кольору можуть перемогти разом.',
  'winning.sole': 'За вибору «один переможець» Джокеру натомість треба по 2 кожної масті свого кольору, і перемога завжди одна.',
  'winning.absent': 'Масті, Короля яких ніхто не має, можуть проходити скільки завгодно.',
  'winning.fail': "На п'ятому провалі програють усі; про це правила кажуть.",
  'examples.head': 'Приклади',
  'examples.one': 'Виклик трефова 6 (чорний): червона 3, чорна 9, червона 1 дають −3 +9 −1 = +5, виклик пройдено.',
  'examples.zero': 'Виклик чирвова дама (червоний): червона 9, чорна 9, червона 1, чорна 1 дають 0, виклик провалено.',
  'examples.colour': 'Для бубнової 10 чирви теж червоні: в інструмента важить лише колір.',
  'examples.shared': "Третя чирва — вона ж п'ята червона карта: Чирвовий Король і Червоний Джокер перемагають разом.",
  'examples.alone': "Пройдено п'ять чорних, з них три піки, а Пікового Короля ніхто не має: Чорний Джокер перемагає сам.",
  'tips.head': 'Поради',
  'tips.help': 'Чиї були інструменти, не дізнається ніхто. Допомагайте там, де це допомагає вам, і не видавайте себе.',
  'tips.keep': 'Ви вибираєте два інструменти з трьох: великий іншого кольору може зачекати виклику, який вам треба провалити.',
  'tips.count': 'Усі 20 інструментів роздають знову що два ходи. Що вже показано в цій роздачі, ні в кого на руках немає.',
  'tips.fails': 'Перші провали дешеві. Після третього допомагати має кожен, інакше програють усі.',
  'tips.others': 'Масть, пройдена двічі, — це Король, якому до перемоги може бракувати однієї карти.',
  'tips.talk': 'Розмова вільна, і казати можна неправду: питайте, кому що треба, і стежте за сумами.',
  'table.head': 'Цей стіл',
  'table.first': 'Хто перший біля мети: Король з 3 своєї масті, Джокер з 5 свого кольору. Перемога може бути спільною.',
  'table.sole': 'Один переможець: Король з 3 своєї масті, Джокер з 2 кожної масті свого кольору.',
  'table.ours': 'Правило перемоги наше, дивіться «Перемога».',
  'rules.credit': 'Правила Kings and Jokers нашими словами.',
} satisfies Readonly<Record<keyof typeof en, string>>
