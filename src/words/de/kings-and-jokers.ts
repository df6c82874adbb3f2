import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/** Everything that Kings and Jokers says, in German (ICU MessageFormat). Signed numbers come ready made, with a true minus. */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Alle Spiele',
  options:
    'Ein König gewinnt mit 3 seines Zeichens, ein Joker mit {win, select, sole {2 in jedem Zeichen} other {5}} seiner Farbe. Gewinnregel: unsere.',
  'standing.sum': '{wins, plural, one {# Sieg} other {# Siege}} in {games, plural, one {# Spiel} other {# Spielen}}',
  'standing.detail': '{king, number} als König, {joker, number} als Joker, {lost, number} von allen verloren',

  // Cards and piles
  identity:
    '{card, select, KS {Pik-König} KC {Kreuz-König} KH {Herz-König} KD {Karo-König} RJ {Roter Joker} other {Schwarzer Joker}}',
  challenge: '{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}-{rank, select, J {Bube} Q {Dame} other {{rank}}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {Rot} other {Schwarz}}',
  tool: '{colour, select, red {Rot} other {Schwarz}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {Pik-Aufgabe} H {Herz-Aufgabe} D {Karo-Aufgabe} other {Kreuz-Aufgabe}}} other {{suit, select, S {Pik-Aufgaben} H {Herz-Aufgaben} D {Karo-Aufgaben} other {Kreuz-Aufgaben}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {erste} 2 {zweite} 3 {dritte} 4 {vierte} 5 {fünfte} other {{n}.}}',

  // A turn, before everybody
  'turn.first': '{names}: ein Werkzeug wählen.',
  'turn.chosen': 'Runde {turn, number}: {chosen, number} von {seats, number} {seats, plural, one {hat} other {haben}} gewählt.',
  'turn.challenge': 'Aufgabe: {challenge}',
  'turn.sum':
    'Rote Werkzeuge {red, select, yes {zählen dazu} other {gehen ab}}, schwarze {red, select, yes {gehen ab} other {zählen dazu}}, {extras, number} Werkzeuge werden zusätzlich untergemischt. Über 0 ist bestanden.',
  passed: 'Bestanden: {piles}',
  failed: 'Gescheitert: {count, number} von {most, number}',
  'record.head': 'Runde {turn, number}: {passed, select, yes {bestanden} other {gescheitert}} mit {total}.',
  'record.challenge': '{challenge}:',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': '{name} gewinnt als {identity} 👑',
  'end.alone': '{name} gewinnt allein als {identity} 👑',
  'end.together': '{names} gewinnen gemeinsam 👑',
  'end.lost':
    '{seats, plural, one {{name} verliert} other {Alle verlieren}}: {failures, select, 5 {fünf} other {{failures}}} gescheitert',
  'end.empty': '{seats, plural, one {{name} verliert} other {Alle verlieren}}: Es ist keine Aufgabe mehr da',
  'end.king': 'Die {nth} {suit} wurde in Runde {turn, number} bestanden.',
  'end.joker': 'Die {nth} Aufgabe in {colour} wurde in Runde {turn, number} bestanden.',
  'end.joker.each': '{each, number} {one} und {each, number} {other} waren in Runde {turn, number} bestanden.',
  'end.both': 'Die {nth} {suit} war die {mth} Aufgabe in {colour}.',
  'end.last': 'Die {nth} war {challenge}, {total}.',
  'end.last.empty': 'Die letzte war {challenge}, {total}.',
  'end.identity': '{name}: {identity}, {have, number} von {need, number}',
  'end.ours': 'Die Gewinnregel ist unsere.',
  'over.won': '{name} gewinnt als {identity}.',
  'over.together': '{names} gewinnen gemeinsam.',
  'over.lost': '{seats, plural, one {Du verlierst} other {Alle verlieren}}.',

  // The private panel
  'chosen.yet': '{tool} ist gewählt. Du kannst wechseln, bis alle gewählt haben.',
  identified: 'Du bist: {identity}.',
  'need.king': 'Du gewinnst mit {need, number} bestandenen {suit}: bisher {have, number}.',
  'need.joker': 'Du gewinnst mit {need, number} bestandenen Aufgaben in {colour}: bisher {have, number}.',
  'need.joker.each':
    'Du gewinnst mit {each, number} {one} und {each, number} {other}, alle bestanden: bisher {have, number} und {more, number}.',
  hand: 'Deine Werkzeuge: {tools}.',
  choose: '{seats, plural, one {Wähle ein Werkzeug:} other {Wähle ein Werkzeug, niemand erfährt, von wem es ist:}}',
  away: 'Das andere kommt ungesehen weg.',
  'last.turns': '{before} {next}',
  'last.turn': 'Runde {turn, number}: {total}, {passed, select, yes {bestanden} other {gescheitert}}.',
  cycle: 'Seit dem Geben: {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool}: {worth}',
  'tool.chosen': '{tool}: gewählt',
  'last.none': 'Noch keine Runde ist vorbei.',

  // Pictures
  'picture.rank': '{rank, select, J {B} Q {D} K {K} other {{rank}}}',
  'picture.you': 'Du',
  'picture.challenge': 'Aufgabe',
  'picture.tools': 'Werkzeuge',
  'picture.passed': 'Bestanden',
  'picture.failed': 'Gescheitert',

  // What the house would do
  advice: 'Das Haus würde {tool} wählen: {worth}.',
  'help.press': 'Antippen wählt ein Werkzeug. Bis alle gewählt haben, darfst du ein anderes antippen.',
  'help.secret': 'Wer du bist und was du wählst, erfährt niemand; gezeigt wird nur die Summe.',

  // The lesson
  'coach.you': 'Du bist: {identity}. Niemand weiß es, und du weißt nicht, wer die anderen sind.',
  'coach.sum':
    'Nun eine Aufgabe: Werkzeuge ihrer Farbe zählen dazu, die anderen gehen ab. Zwei ungesehene werden untergemischt. Über 0 ist bestanden.',
  'coach.want': 'Aufgabe {challenge} ist deine: Du willst, dass sie bestanden wird.',
  'coach.free':
    'Aufgabe {challenge} ist nicht deine. Aber bei fünf gescheiterten verlieren alle, also hilf mit, wenn es billig ist.',
  'coach.against':
    'Aufgabe {challenge} ist nicht deine und hilft vielleicht jemand anderem. Lass sie scheitern, solange wenige gescheitert sind.',
  'coach.press': 'Tipp auf {tool}: {worth}. Niemand erfährt, dass es deins war.',
  'coach.passed': 'Bestanden mit {total}: {tools}.',
  'coach.failed': 'Gescheitert mit {total}: {tools}.',
  'coach.wait': 'Die anderen wählen. Du darfst noch ein anderes Werkzeug antippen.',
  'coach.last': 'Von drei Werkzeugen bleibt nach zwei Runden eins übrig; dann bekommen alle drei neue.',
  'coach.won': 'Dein Ziel ist erreicht, und das Spiel endet sofort: Du gewinnst.',
  'coach.won.other': 'Jemand anders war zuerst am Ziel, und das Spiel endet sofort.',
  'coach.lost': 'Die fünfte Aufgabe ist gescheitert: Alle verlieren, wer sie auch sind.',
  'coach.ours': 'Könige brauchen 3 ihres Zeichens, Joker 5 ihrer Farbe. Reden ist frei und muss nicht stimmen.',

  // Refusals
  'refused.moved-on': 'Der Tisch ist schon weiter; es wurde nichts gespielt.',
  'refused.over': 'Das Spiel ist vorbei.',
  'refused.hand': 'Dieses Werkzeug ist nicht mehr auf deiner Hand.',

  // The rules, a screen at a time
  'rules.minute': 'In einer Minute',
  'rules.tools': 'Werkzeuge und Runden',
  'rules.winning': 'Gewinnen',
  'rules.examples': 'Beispiele',
  'rules.tips': 'Tipps',
  'rules.table': 'Dieser Tisch',
  'minute.head': 'Kings and Jokers in einer Minute',
  'minute.secret': 'Du bist ein König oder ein Joker. Niemand sonst weiß, welcher.',
  'minute.turn': 'In jeder Runde wird eine Aufgabe aufgedeckt, und alle wählen geheim ein Werkzeug aus der Hand.',
  'minute.mixed': '2 Werkzeuge vom Stapel kommen dazu; alle werden gemischt, gezeigt und zusammengezählt.',
  'minute.sum': 'Werkzeuge in der Farbe der Aufgabe zählen ihre Zahl dazu, die anderen ziehen sie ab. Über 0 ist bestanden.',
  'minute.win': 'Ein König will, dass Aufgaben seines Zeichens bestanden werden, ein Joker die seiner Farbe.',
  'minute.lose': 'Mit der fünften gescheiterten Aufgabe verlieren alle, auch die Joker.',
  'tools.head': 'Werkzeuge und Runden',
  'tools.cards':
    'Werkzeuge sind Ass (1), 3, 5, 7 und 9 jedes Zeichens; Aufgaben sind 2, 4, 6, 8, 10, Bube und Dame. Für die Summe zählt nur die Farbe, für den Stapel nur das Zeichen.',
  'tools.hand':
    'Du bekommst 3 Werkzeuge für zwei Runden. Das dritte kommt ungesehen weg; dann werden alle 20 neu gemischt und gegeben.',
  'tools.change': 'Wählen darfst du neu, bis alle gewählt haben.',
  'tools.hidden': 'Von wem die Werkzeuge waren und welche zwei niemand gespielt hat, wird nie verraten.',
  'tools.zero': 'Eine Summe von genau 0 scheitert.',
  'tools.six':
    'Zu sechst werden die Werkzeuge in der zweiten Runde knapp: Die schon gezeigten werden wieder in den Stapel gemischt.',
  'tools.talk': 'Sag am Tisch, was du willst, ob es stimmt oder nicht.',
  'winning.head': 'Gewinnen: unsere Hausregel',
  'winning.lost':
    'In den überlieferten Regeln fehlt der Teil über das Gewinnen. Diese Zahlen haben wir rekonstruiert und in vielen Spielen erprobt.',
  'winning.first': 'Ein König gewinnt mit 3 bestandenen Aufgaben seines Zeichens, ein Joker mit 5 seiner Farbe.',
  'winning.shared': 'Das Spiel endet sofort. Ein König und der Joker seiner Farbe können gemeinsam gewinnen.',
  'winning.sole':
    'Mit der Option „sole“ gewinnt ein Joker stattdessen mit 2 in jedem Zeichen seiner Farbe, und nie gewinnen zwei gemeinsam.',
  'winning.absent': 'Zeichen, deren König niemand hat, dürfen beliebig oft bestanden werden.',
  'winning.fail': 'Beim fünften Scheitern verlieren alle; das immerhin sagen die Regeln.',
  'examples.head': 'Beispiele',
  'examples.one': 'Aufgabe Kreuz-6 (Schwarz): Rot 3, Schwarz 9, Rot 1 ergeben −3 +9 −1 = +5, also bestanden.',
  'examples.zero': 'Aufgabe Herz-Dame (Rot): Rot 9, Schwarz 9, Rot 1, Schwarz 1 ergeben 0, also gescheitert.',
  'examples.colour': 'Bei der Karo-10 zählt auch Herz als rot: Bei einem Werkzeug kommt es nur auf die Farbe an.',
  'examples.shared': 'Die dritte Herz-Aufgabe ist die fünfte in Rot: Herz-König und Roter Joker gewinnen gemeinsam.',
  'examples.alone':
    'Fünf in Schwarz bestanden, drei davon Pik, und niemand ist der Pik-König: Der Schwarze Joker gewinnt allein.',
  'tips.head': 'Tipps',
  'tips.help': 'Niemand erfährt, von wem die Werkzeuge waren. Hilf, wo es dir hilft, und lass es dir nirgends anmerken.',
  'tips.keep': 'Du wählst zwei von drei Werkzeugen: Ein hohes der anderen Farbe kann auf die Aufgabe warten, die scheitern soll.',
  'tips.count':
    'Alle 20 Werkzeuge kommen in je zwei Runden herum. Was seit dem Geben gezeigt wurde, hat jetzt niemand auf der Hand.',
  'tips.fails': 'Frühes Scheitern ist billig. Nach dem dritten Mal müssen alle helfen, sonst verlieren alle.',
  'tips.others': 'Ein Zeichen, das zweimal bestanden wurde, gehört einem König, dem vielleicht nur noch eins fehlt.',
  'tips.talk': 'Reden ist frei und muss nicht stimmen: Frag, wer was will, und achte auf die Summen.',

  'table.head': 'Dieser Tisch',
  'table.first':
    'Wer zuerst am Ziel ist: ein König mit 3 seines Zeichens, ein Joker mit 5 seiner Farbe. Gemeinsam gewinnen ist möglich.',
  'table.sole': 'Nur ein Sieg: ein König mit 3 seines Zeichens, ein Joker mit 2 in jedem Zeichen seiner Farbe.',
  'table.ours': 'Die Gewinnregel ist unsere: siehe Gewinnen.',
  'rules.credit': 'Die Regeln von Kings and Jokers in unseren eigenen Worten.',
} satisfies Readonly<Record<keyof typeof en, string>>
