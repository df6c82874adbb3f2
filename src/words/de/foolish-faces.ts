import type { foolishFaces as en } from '../en/foolish-faces.js'

/** Everything that Foolish Faces says, in German (ICU MessageFormat). Cards never have a suit: suits do not matter here. */
export const foolishFaces = {
  name: 'Foolish Faces',
  board: '{board, select, full {Volle Spiele} other {Einzelne Runden}}',
  'standing.sum': '{points, plural, one {# Punkt} other {# Punkte}}',
  'standing.detail':
    '{wins, plural, one {# Sieg} other {# Siege}} in {games, plural, one {# Spiel} other {# Spielen}}, {average, number, ::.0} je Spiel',
  'options.length': '{length, select, full {Volles Spiel} other {Einzelne Runde}}',
  'options.rounds': 'Volles Spiel ({rounds, plural, one {# Runde} other {# Runden}})',
  'options.all': '{length}, Partyschreck {crasher, select, on {an} other {aus}}.',

  // Cards, and cards on the table
  rank: '{rank, select, A {Ass} J {Bube} Q {Dame} K {König} joker {Joker} other {{rank}}}',
  comma: '{before}, {next}',
  'card.down': 'verdeckt',
  'card.hidden': 'Karte',
  'card.hidden.long': 'verdeckte Karte',
  'card.covered': '{card} (zugedeckt)',
  'card.queen': 'Dame (auf {target})',
  'card.queen.covered': 'Dame (auf {target}, zugedeckt)',
  'card.king': 'König (nennt: {name})',
  'card.king.covered': 'König (nennt: {name}; zugedeckt)',
  'card.own.down': '{card} verdeckt',
  owned: '{card} von {name}',
  'owned.you': '{card} von dir',
  you: 'du',
  played: '{name} {card}',
  'played.you-first': 'Du {card}',
  sentence: '{text}.',

  // A trick in play, before everybody
  place: 'Runde {round} von {rounds}',
  'trick.led': '{name} spielt Stich {trick} von {tricks} aus.',
  'trick.turn': 'Stich {trick} von {tricks}: {name} ist dran.',
  'trick.line': '{name}: {card}',
  'trick.next': '{name}: ist dran',
  'trick.then': 'dann {names}',
  'trick.so-far': 'Bisher bekommt {name} den Stich.',
  'trick.so-far.you': 'Bisher bekommst du den Stich.',
  'score.head': 'Punkte, dann diese Runde:',
  'score.line': '{who} {score}, {taken}',
  'score.hat': '{who} 🃏 Narr, {score}, {taken}',
  'score.taken':
    '{tricks, plural, =0 {keine Stiche} one {# Stich, {points, number} offen} other {# Stiche, {points, number} offen}}',
  stock: 'Talon: {cards}',
  'stock.joker': 'Talon: {cards}. Es gibt einen einsamen Narren.',

  // A trick that is over
  'record.took': 'Stich {trick}: {name} bekommt {points, plural, one {# Punkt} other {# Punkte}}.',
  'record.given-up': 'Stich {trick} wurde abgebrochen.',
  'why.king': 'Der König von {name} nennt {named}.',
  'why.kings': '{kings, plural, =2 {Zwei} =3 {Drei} =4 {Vier} other {#}} Könige: Der von {name} war der erste und nennt {named}.',
  'why.highest': 'Die höchste {covered, select, yes {übrige Karte} other {Karte}} ist {card}.',
  'why.tie': '{cards, plural, =2 {Zweimal} =3 {Dreimal} =4 {Viermal} other {#-mal}} {card}: {name} war zuerst da.',
  'why.lowest':
    '{jacks, plural, =1 {Ein Bube} =3 {Drei Buben} other {# Buben}}, also bekommt ihn die niedrigste: {name} hat die {downs, plural, =1 {} other {erste }}verdeckte Karte.',
  'why.cancel': '{jacks, plural, =2 {Zwei Buben} =4 {Vier Buben} other {# Buben}} heben sich auf: {why}',
  'why.cancel.highest': 'Die höchste {covered, select, yes {übrige Karte} other {Karte}} ist {card}.',
  'why.cancel.tie': '{cards, plural, =2 {zweimal} =3 {dreimal} =4 {viermal} other {#-mal}} {card}, {name} war zuerst da.',
  'why.cancel.down': 'Keine offene Zahl zählt, {name} hat die {downs, plural, =1 {} other {erste }}verdeckte Karte.',
  'why.down': 'Keine offene Zahl zählt: {name} hat die {downs, plural, =1 {} other {erste }}verdeckte Karte.',

  // The end of a round and of the game
  'round.head': 'Runde {round}: {fools, plural, =1 {Narr} other {Narren}} {foolTotal, number}, Hof {courtTotal, number}',
  'round.sum': 'Runde {round}: {fools, plural, =1 {Narr} other {Narren}} {foolTotal, number}, Hof {courtTotal, number}.',
  'round.fools': 'Narren 🃏: {names}. Talon {stock, number}, Stiche {taken, number}.',
  'round.lone': 'Einsamer Narr 🃏: {name}.',
  'round.lone.sum': 'Talon {stock, number} und Stiche {taken, number}, mal {times, number}: {total, number}.',
  'round.lone.short': 'Einsamer Narr 🃏: {names}. Talon {stock, number}, Stiche {taken, number}.',
  'round.court': 'Hof: {names}. Stiche {taken, number}.',
  'round.bonus': 'Kein Stich: {bonuses}.',
  'round.bonus.one': '{name} +{bonus, number}',
  'round.crash': 'Runde {round}: {name} hat die Party gesprengt. Gezeigt: {cards}.',
  'round.figures': 'Diese Runde, gesamt',
  'end.won': '{name} gewinnt',
  'end.shared': '{names} gewinnen gemeinsam',
  'end.crowned': '{name} 👑',
  'end.figures': 'Platz, Punkte nach {rounds, plural, one {# Runde} other {# Runden}}',
  'over.won': '{name} gewinnt mit {score}.',
  'over.shared': '{names} gewinnen gemeinsam mit {score}.',

  // The private panel
  'turn.lead': 'Du bist dran: Du spielst Stich {trick} von {tricks} aus.',
  'turn.follow':
    'Du bist dran: Stich {trick} von {tricks}, du spielst an {place, select, 2 {zweiter} 3 {dritter} 4 {vierter} 5 {fünfter} other {letzter}} Stelle.',
  'turn.pick': 'Wähle eine Karte:',
  'turn.must-up': 'Dieser Stich hat noch keine offene Karte, also muss die letzte offen sein.',
  'turn.must-down': 'Du spielst zuletzt, und alle Karten sind offen, also kommt deine verdeckt.',
  'turn.must-down.covered': 'Du spielst zuletzt, und keine verdeckte Karte zählt, also kommt deine verdeckt.',
  'turn.must-down.free': 'Du spielst zuletzt, und keine verdeckte Karte zählt: Spiel verdeckt, oder befreie eine mit einer Dame.',
  'wait.turn': 'Stich {trick} von {tricks}. Warten auf {name}.',
  'wait.played': 'Du hast {card} gespielt. Warten auf {name}.',
  'you.played': 'Du hast {card} gespielt.',
  'order.leads': '{name} spielt aus, dann {names}.',
  'order.you-lead': 'Du spielst aus, dann {names}.',
  'order.you': '{plays}, du, dann {names}.',
  'order.you-last': '{plays}. Du spielst zuletzt.',
  'order.others': '{plays}, dann {names}.',
  'order.so-far': '{order} Bisher {name}.',
  hand: '{cards, plural, =0 {Keine Karten mehr in dieser Runde.} =1 {Deine letzte Karte: {names}.} other {Deine # Karten: {names}.}}',
  downs: 'Verdeckt gespielt hast du: {cards}.',
  'downs.earlier': 'Verdeckt davor: {rounds}.',
  'downs.round': 'Runde {round}: {cards}',
  'downs.one': '{card} (Stich {trick})',

  'role.fool': 'Du bist ein Narr 🃏. Jemand anders auch.',
  'role.fool.known': 'Du bist ein Narr 🃏. {name} ist der andere Narr.',
  'role.fool.long':
    'Du bist ein Narr 🃏: Du hast einen Joker, jemand anders hat den zweiten. Ihr zwei zählt zusammen, und der Talon gehört euch.',
  'role.fool.long.known':
    'Du bist ein Narr 🃏: Du hast einen Joker, jemand anders hat den zweiten. Ihr zwei zählt zusammen, und der Talon gehört euch. {name} ist der andere Narr.',
  'role.lone': 'Du bist der einsame Narr 🃏.',
  'role.lone.long':
    'Du bist der einsame Narr 🃏: Du hast {jokers, plural, =2 {beide Joker} other {einen Joker, der andere liegt im Talon}}. Du zählst allein, mal {times, number}, und der Talon gehört dir.',
  'role.court': 'Du gehörst zum Hof.',
  'role.court.one': 'Du gehörst zum Hof. Es gibt nur einen Narren.',
  'role.court.long': 'Du gehörst zum Hof: Du hast keinen Joker bekommen. Du zählst mit allen, die keinen haben.',
  'role.court.long.one':
    'Du gehörst zum Hof: Du hast keinen Joker bekommen. Du zählst mit allen, die keinen haben. Es gibt nur einen Narren.',

  // A card is chosen: how is it played?
  'way.ask': '{card}: Wie spielst du sie?',
  'way.ask.queen': 'Dame: verdeckt, oder eine Karte zudecken?',
  'way.ask.queen.up': 'Dame: Welche Karte deckt sie zu?',
  'way.ask.king': 'König: Wer bekommt diesen Stich?',
  'way.ask.down': '{card}: kommt verdeckt.',
  'way.ask.up': '{card}: kommt offen.',
  'way.down': 'Verdeckt spielen',
  'way.up': 'Offen spielen',
  'way.cover': '{target} zudecken',
  'way.name': '{name} nennen',
  'way.back': 'Zurück',
  'fact.joker': 'Offen zeigt er, dass du ein Narr bist.',
  'fact.jack.lowest': 'Offen: Die niedrigste bekommt den Stich.',
  'fact.jack.highest': 'Offen: Wieder bekommt die höchste den Stich.',
  'fact.jack.king': 'Offen: {king} entscheidet trotzdem.',
  'fact.king': 'Der erste König, der zählt, entscheidet.',
  'fact.frees': 'Deckst du {queen} zu, wird {target} frei.',
  'closed.must-down': 'Gesperrt: Ein Stich braucht eine verdeckte Karte, die zählt, und noch ist keine da.',
  'closed.must-up': 'Gesperrt: Ein Stich braucht eine offene Karte, und noch ist keine da.',
  'closed.no-target': 'Gesperrt: Noch liegt keine Karte da, die man zudecken kann.',
  'closed.under': 'Gesperrt: Auf {target} liegt eine Dame.',
  'closed.only': 'Gesperrt: {target} ist die einzige verdeckte, die zählt, und du spielst zuletzt.',
  'closed.again': 'Gesperrt: Auf {queen} deckt sie die einzige verdeckte Karte zu, die zählt, und du spielst zuletzt.',

  'crash.open': 'Die Party sprengen',
  'crash.ask': 'Runde {round} jetzt beenden?',
  'crash.shows': 'Alle sehen: {cards}.',
  'crash.cost':
    'Karten auf der Hand und dieser Stich zählen nichts. {tricks, plural, =0 {Noch hat niemand einen Stich.} one {Der eine fertige Stich zählt.} other {Die # fertigen Stiche zählen.}}',
  'crash.sure': 'Die Runde beenden',
  'crash.back': 'Weiterspielen',
  last: 'Letzter Stich',
  'last.none': 'Noch kein Stich ist fertig.',

  // Pictures
  'picture.rank': '{rank, select, A {A} J {B} Q {D} K {K} other {{rank}}}',
  'picture.to-play': 'ist dran',
  'picture.hats': 'Narr: {names}.',
  'picture.round': 'Diese Runde',
  'picture.total': 'Gesamt',
  'picture.growth': 'Stand nach jeder Runde',

  // What the house would do
  'advice.down': 'Das Haus würde {card} verdeckt spielen.',
  'advice.up': 'Das Haus würde {card} offen spielen.',
  'advice.cover': 'Das Haus würde mit einer Dame zudecken: {target}.',
  'advice.name': 'Das Haus würde einen König spielen und {name} nennen.',
  'advice.crash': 'Das Haus würde die Party sprengen.',
  'help.press': 'Antippen zeigt, was mit der Karte geht; gespielt wird erst mit dem zweiten Antippen.',
  'help.team': 'Deine Karten sagen dir dein Team. Niemand sonst sieht deine Hand oder was du verdeckt spielst.',

  // The lesson
  'coach.deal':
    'Ein kleines Spiel zum Lernen: {tricks, number} Stiche. Offene Karten in Stichen sind Punkte, für dein ganzes Team.',
  'coach.wait': '{name} ist dran. Bis zu deinem Zug gibt es nichts anzutippen.',
  'coach.up': '{card} offen ist ein Punkt im Stich und bisher die höchste Karte.',
  'coach.up.lower': '{card} offen ist ein Punkt, wer auch immer den Stich bekommt.',
  'coach.up.must': 'Noch liegt keine Karte offen, also muss die letzte offen sein.',
  'coach.down': '{card} verdeckt ist kein Punkt und die niedrigste Karte von allen. Niemand wird sie je sehen.',
  'coach.down.must': 'Jeder Stich braucht auch eine verdeckte Karte, und du spielst zuletzt: Deine kommt verdeckt.',
  'coach.jack':
    'Ein Bube, offen gespielt, dreht es um: Die niedrigste Karte bekommt den Stich, und verdeckte sind am niedrigsten.',
  'coach.jack.back': 'Ein zweiter Bube dreht es zurück: Wieder bekommt die höchste Karte den Stich.',
  'coach.queen': 'Eine Dame deckt eine Karte zu: Die entscheidet nichts mehr, bleibt aber ein Punkt.',
  'coach.king': 'Ein König nennt, wer den Stich bekommt, was auch darin liegt.',
  'coach.king.partner':
    'Ein König nennt, wer den Stich bekommt. {name} hat den anderen Joker gezeigt: Diese Punkte sind auch deine.',
  'coach.then.you': 'Dann bekommst du den Stich, so wie er liegt.',
  'coach.then': 'Dann bekommt {name} den Stich, so wie er liegt.',
  'coach.crash': 'Nur Buben, Damen und Könige sind noch da: Du darfst sie zeigen und die Runde beenden.',
  'coach.press': 'Tipp auf „{card}“, dann auf „{way}“.',
  'coach.press.crash': 'Tipp auf „{way}“, dann auf „{sure}“.',
  'coach.count.fool': 'Die Narren zählen den Talon und die offenen Karten ihrer Stiche, und beide bekommen die ganze Summe.',
  'coach.count.court': 'Der Hof zählt die offenen Karten aller seiner Stiche, und alle dort bekommen die ganze Summe.',
  'coach.bonus': 'Wer keinen Stich hat, zählt 5 mehr.',

  // Refusals
  'refused.moved-on': 'Der Tisch ist schon weiter; es wurde nichts gespielt.',
  'refused.over': 'Das Spiel ist vorbei.',
  'refused.turn': '{name} ist dran.',
  'refused.played': 'Deine Karte liegt schon auf dem Tisch: {card}.',
  'refused.crash': 'Nur der einsame Narr kann die Party sprengen, mit nichts als Buben, Damen und Königen auf der Hand.',
  'refused.crash.off': 'Die Party zu sprengen ist an diesem Tisch ausgeschaltet.',
  'refused.hand': 'Diese Karte ist nicht mehr auf deiner Hand.',
  'refused.must-down': 'In diesem Stich zählt noch keine verdeckte Karte, also muss die letzte verdeckt kommen.',
  'refused.queen': 'Eine offene Dame braucht eine Karte zum Zudecken. Wähle eine, oder spiel die Dame verdeckt.',
  'refused.cover':
    'Eine Dame deckt eine Karte dieses Stichs zu, auf der keine Dame liegt, und wer zuletzt spielt, darf nicht die einzige verdeckte zudecken, die zählt.',
  'refused.king': 'Ein offener König nennt jemand anderen. Wähle einen Namen, oder spiel den König verdeckt.',

  // The rules, a screen at a time
  'rules.minute': 'In einer Minute',
  'rules.cards': 'Bube, Dame, König',
  'rules.scoring': 'Punkte',
  'rules.examples': 'Beispiele',
  'rules.tips': 'Tipps',
  'rules.table': 'Dieser Tisch',
  'minute.head': 'Foolish Faces in einer Minute',
  'minute.points': 'Jede offene Karte in einem Stich, den du bekommst, ist 1 Punkt für dein Team.',
  'minute.teams': 'Joker bekommen: Narr. Sonst: Hof.',
  'minute.play': 'Spiel eine beliebige Karte, offen oder verdeckt.',
  'minute.highest': 'Die höchste offene Karte bekommt alles: Ass unten, 10 oben, Joker darüber.',
  'minute.jack': 'Bube: Die niedrigste bekommt den Stich.',
  'minute.queen': 'Dame: deckt eine Karte zu, die schon liegt.',
  'minute.king': 'König: nennt, wer den Stich bekommt.',
  'minute.both': 'Jeder Stich braucht eine offene Karte und eine verdeckte, die keine Dame zudeckt.',
  'cards.head': 'Bube, Dame, König',
  'cards.up': 'Offen haben sie keinen Wert: Sie tun etwas. Verdeckt sind sie wie jede andere Karte.',
  'cards.jack':
    'Bube: Die niedrigste Karte bekommt den Stich, und verdeckte Karten sind am niedrigsten; die erste gewinnt. Ein zweiter Bube dreht es zurück, ein dritter wieder um.',
  'cards.queen':
    'Dame: deckt in diesem Stich die Karte von jemand anderem zu, lässt sich also nicht offen ausspielen. Eine zugedeckte Karte entscheidet nichts, zählt aber Punkte.',
  'cards.stack':
    'Eine Dame auf einer Dame befreit die Karte darunter. Eine Karte, auf der eine Dame liegt, lässt sich nicht noch einmal zudecken.',
  'cards.king':
    'König: nennt jemand anderen, und der Stich geht dorthin, was auch sonst darin liegt. Der erste König, der zählt, entscheidet.',
  'cards.tie': 'Von zwei gleichen Karten gewinnt die erste.',
  'cards.last': 'Damit jeder Stich beides hat, muss die letzte Karte manchmal offen kommen oder verdeckt.',
  'scoring.head': 'Punkte',
  'scoring.team':
    'Nach der Runde werden die Teams gezeigt. Jedes Team zählt die offenen Karten seiner Stiche, und alle im Team bekommen die ganze Summe.',
  'scoring.stock': 'Der Talon liegt offen und zählt für die Narren: 2 Karten zu viert, 4 zu fünft.',
  'scoring.lone':
    'Ein einsamer Narr, allein mit beiden Jokern oder mit einem, während der andere im Talon liegt, zählt zu viert mal 2, zu fünft mal 3.',
  'scoring.bonus': 'Kein Stich: Wer keinen bekommen hat, zählt 5 mehr in Runde 1, 10 in Runde 2 und so weiter.',
  'scoring.secret': 'Eine verdeckte Karte sieht sich nie wieder jemand an.',
  'scoring.end':
    'Ein volles Spiel hat so viele Runden, wie Leute mitspielen; alle spielen einmal als Erstes aus. Die höchste Summe gewinnt, bei Gleichstand gemeinsam.',
  'examples.head': 'Beispiele',
  'examples.note': 'Karten in der Reihenfolge, in der sie gespielt werden, zu viert.',
  'examples.highest': '4, verdeckt, 9, 7: Die 9 bekommt den Stich, 3 Punkte.',
  'examples.jack': '9, Bube, verdeckt, verdeckt: ein Bube, also bekommt ihn die erste verdeckte Karte, 2 Punkte.',
  'examples.jacks': 'Bube, 6, Bube, verdeckt: Zwei Buben heben sich auf, also bekommt ihn die 6, 3 Punkte.',
  'examples.queen': '10, Dame auf der 10, 6, verdeckt: Die 10 ist zugedeckt, also bekommt ihn die 6, 3 Punkte.',
  'examples.stack': '10, Dame auf der 10, Dame auf dieser Dame, verdeckt: Die 10 zählt wieder und bekommt den Stich, 3 Punkte.',
  'examples.king': 'König nennt den letzten Platz, Joker, 10, verdeckt: Der letzte Platz bekommt den Stich, 3 Punkte.',
  'examples.last':
    '8, Ass, Bube, und du spielst zuletzt: Alle sind offen, also kommt deine verdeckt und bekommt, bei einem Buben, den Stich.',
  'tips.head': 'Tipps',
  'tips.watch': 'Achte darauf, wer wem Punkte lässt: Das verrät ein Team lange vor einem Joker.',
  'tips.down':
    'Verdeckt kostet einen Stich einen Punkt. Tu das, wo die anderen ihn bekommen, und spiel offen, wo dein Team ihn bekommt.',
  'tips.joker':
    'Ein offener Joker bekommt die meisten Stiche und sagt allen, dass du ein Narr bist. Verdeckt erfährt es nie jemand.',
  'tips.last': 'Als Letztes siehst du, was den Stich bekommt, musst aber vielleicht offen spielen, oder verdeckt.',
  'tips.king':
    'Ein König schenkt dem eigenen Team Punkte, auch wenn dort erst später gespielt wird. Heb ihn auf, bis du weißt, wen du nennst.',
  'tips.jack': 'Bei einem Buben bekommt die erste verdeckte Karte den Stich: Spiel früh verdeckt, wenn du einen Buben erwartest.',
  'tips.queen':
    'Eine Dame rettet einen Stich: Eine zugedeckte Zahl, ein zugedeckter Bube oder König entscheidet nichts und bleibt ein Punkt.',
  'tips.none': 'Gar kein Stich ist 5 mal die Runde wert: Spät in einem langen Spiel ist das mehr als ein oder zwei Stiche.',

  'table.head': 'Dieser Tisch',
  'table.full': 'Volles Spiel: so viele Runden, wie Leute mitspielen.',
  'table.single': 'Einzelne Runde: Die Runde ist das Spiel.',
  'table.crasher.on':
    'Partyschreck ist an: Ein einsamer Narr mit nichts als Buben, Damen und Königen darf sie zeigen und die Runde beenden. Was schon gewonnen ist, zählt, der Rest nicht.',
  'table.crasher.off': 'Partyschreck ist aus.',
  'rules.credit': 'Foolish Faces ist ein Spiel von J Simmons. Dies sind unsere eigenen Worte.',
} satisfies Readonly<Record<keyof typeof en, string>>
