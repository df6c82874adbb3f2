import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in German (ICU MessageFormat). */
export const czechFool = {
  name: 'Tschechischer Durak',
  board: 'Alle Spiele',
  'standing.sum': '{games, plural, one {# Spiel} other {# Spiele}}',
  'standing.detail':
    '{fools, plural, =0 {Nie Narr} one {Einmal Narr} =2 {Zweimal Narr} other {#-mal Narr}}, {firsts, plural, =0 {kein erster Platz} one {# erster Platz} other {# erste Plätze}}',
  'options.all':
    '{hand, number} Karten für alle, {opening, select, anyCard {begonnen wird mit beliebiger Karte} other {eine Karte wird aufgedeckt}}, {recycle, select, shuffle {die Ablage wird gemischt} other {die Ablage wird umgedreht}}, wenn der Talon leer ist{limit, select, one {, eine Karte ziehen je Zug} other {}}.',

  // House rules to choose from
  'choice.hand': '{value} Karten für alle',
  'choice.opening': '{value, select, anyCard {Begonnen wird mit beliebiger Karte} other {Eine Karte wird zum Beginn aufgedeckt}}',
  'choice.starter': '{value, select, winner {Wer gewinnt, beginnt die nächste Runde} other {Die Plätze beginnen reihum}}',
  'choice.recycle':
    '{value, select, shuffle {Die Ablage wird zum neuen Talon gemischt} other {Die Ablage wird umgedreht, wie sie liegt}}',
  'choice.draw': '{value, select, none {Beliebig viele Karten ziehen je Zug} other {Eine Karte ziehen je Zug}}',
  'choice.last':
    '{value, select, yes {6, 7 oder Herz-König gilt auch als letzte Karte} other {Wegen der letzten Karte zieht niemand}}',
  'choice.reset': '{value, select, yes {Genau 101 Punkte fallen auf 0} other {101 Punkte bleiben 101 Punkte}}',

  // Cards and seats
  card: '{rank, select, J {B} Q {D} K {K} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}})',
  'suit.button': '{sign} {suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}',
  comma: '{before}, {next}',
  you: 'du',
  top: '{card}, gewünscht {suit}',

  // A round in play, before everybody
  place: 'Runde {round}, bis 100 Punkte',
  'play.started': '{name} beginnt Runde {round}.',
  'play.first': 'Runde {round}: {name} legt eine beliebige Karte.',
  'play.turn': 'Runde {round}: {name} ist dran, oben liegt {top}.',
  'turn.line': '{name}: {what}',
  'turn.drew': 'zieht {cards, number}',
  'turn.asks': '{card}, wünscht {suit}',
  'turn.missed': 'setzt aus',
  'turn.passed': 'passt',
  cards: 'Karten: {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Talon {stock, number}, Ablage {pile, number}.',
  'stock.open': 'Talon {stock, number}, umgedreht, Ablage {pile, number}.',
  scores: 'Punkte: {names}',

  // A round that is over
  'record.out': 'Runde {round}: {name} macht mit {card} Schluss, nach {moves, plural, one {# Zug} other {# Zügen}}.',
  'record.counted': 'Runde {round} wurde nach {moves, plural, one {# Zug} other {# Zügen}} gezählt; niemand hat Schluss gemacht.',
  'record.given-up': 'Runde {round} wurde abgebrochen.',
  'round.head': 'Runde {round}: {name} macht Schluss',
  'round.head.none': 'Runde {round}: Niemand macht Schluss',
  'round.line': '{name}: {cards}',
  'round.figures': 'Diese Runde, gesamt, übrige Karten',
  'end.won': '{name} gewinnt',
  'end.shared': '{names} gewinnen gemeinsam',
  'end.fool': '{names} {count, plural, one {ist der Narr} other {sind die Narren}} 🃏 mit {score, number}.',
  'end.resigned': '{name} hat aufgegeben und ist der Narr 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Platz, Punkte nach {rounds, plural, one {# Runde} other {# Runden}}',

  // The private panel
  'turn.first': 'Du bist dran: Du beginnst Runde {round} und legst eine beliebige Karte.',
  'turn.on':
    'Du bist dran, oben liegt {top}: {rank, select, none {Leg {suit} oder eine Dame} Q {Leg {suit} oder eine Dame} other {Leg {suit}, {rank, select, J {B} other {{rank}}} oder eine Dame}}.',
  'turn.none': 'Nichts von dir passt: Zieh, bis etwas passt.',
  'turn.none.pass': 'Nichts von dir passt, und es gibt nichts zu ziehen.',
  'turn.enough': 'Mit drei oder mehr passenden Karten wird nicht gezogen.',
  'turn.rest': 'Außerdem auf der Hand: {cards}.',
  'turn.press': 'Antippen legt die Karte:',
  'turn.press.queen': 'Antippen legt die Karte (eine Dame wünscht eine Farbe):',
  'turn.draw': 'Eine Karte ziehen',
  'turn.pass': 'Passen',
  'queen.ask': '{card}: Welche Farbe wünschst du dir?',
  'queen.hand': 'Du behältst {cards}.',
  'queen.back': 'Zurück',
  'wait.turn': 'Runde {round}. Warten auf {name}.',
  'wait.top': 'Oben liegt: {top}.',
  'wait.empty': 'Die Ablage ist leer.',
  hand: 'Deine {cards, plural, one {letzte Karte} other {# Karten}}: {names}.',
  last: 'Letzte Runde',
  'last.none': 'Noch keine Runde ist vorbei.',

  // Pictures
  'picture.card':
    '{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}-{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}',
  'picture.open': 'Jetzt spielbar: {cards}.',
  'picture.stock': 'Talon',
  'picture.pile': 'Stapel',
  'picture.round': 'Diese Runde',
  'picture.total': 'Gesamt',
  'picture.growth': 'Stand nach jeder Runde',

  // What the house would do, and what is said the first time
  'advice.play': 'Das Haus würde {card} legen.',
  'advice.queen': 'Das Haus würde {card} legen und {suit} wünschen.',
  'advice.draw': 'Das Haus würde ziehen.',
  'advice.pass': 'Das Haus würde passen.',
  'advice.resign': 'Das Haus würde aufgeben.',
  'help.press': 'Antippen legt eine Karte sofort; eine Dame fragt vorher nach der Farbe.',
  'help.buttons': 'Nur Karten, die passen, haben Knöpfe. Der Rest deiner Hand steht im Text.',

  // Refusals
  'refused.over': 'Das Spiel ist vorbei.',
  'refused.turn': '{name} ist dran.',
  'refused.hand': 'Diese Karte ist nicht mehr auf deiner Hand.',
  'refused.match': 'Diese Karte passt nicht auf {top}.',
  'refused.order': 'Eine Dame wünscht eine Farbe: Wähle eine.',
  'refused.no-order': 'Nur eine Dame wünscht eine Farbe, und nicht als letzte Karte.',
  'refused.enough': 'Du hast genug passende Karten: Leg eine.',
  'refused.nothing': 'In diesem Zug gibt es nichts zu ziehen.',
  'refused.pass': 'Du kannst legen oder ziehen, also wird nicht gepasst.',

  // The rules, a screen at a time
  'rules.minute': 'In einer Minute',
  'rules.cards': 'Karten, die etwas tun',
  'rules.counting': 'Zählen',
  'rules.tips': 'Tipps',
  'rules.table': 'Dieser Tisch',
  'minute.head': 'Tschechischer Durak in einer Minute',
  'minute.fit': 'Leg eine Karte derselben Farbe oder desselben Werts wie die oberste der Ablage.',
  'minute.queen': 'Eine Dame passt auf jede Karte und wünscht eine Farbe.',
  'minute.draw':
    'Passt nichts, zieh, bis etwas passt. Ziehen darfst du auch sonst, solange weniger als drei deiner Karten passen.',
  'minute.count': 'Wer keine Karten mehr hat, beendet die Runde, und die anderen zählen ihre.',
  'minute.end': 'Bei 100 Punkten endet das Spiel: Die meisten Punkte machen den Narren, die wenigsten gewinnen.',
  'does.head': 'Karten, die etwas tun',
  'does.ace': 'Ass: Der nächste Platz setzt aus.',
  'does.six': '6: Der nächste Platz zieht eine Karte und setzt aus.',
  'does.seven': '7: Der nächste Platz zieht zwei und setzt aus.',
  'does.king': 'Herz-König: Der nächste Platz zieht fünf und setzt aus.',
  'does.queen': 'Dame: passt auf alles und wünscht eine Farbe. Dann passt nur diese Farbe oder noch eine Dame.',
  'does.none': 'Nichts davon lässt sich kontern: Es geschieht sofort.',
  'counting.head': 'Zählen',
  'counting.cards': 'Ass 11, König 4, Dame 3, Bube 2, alle anderen, was darauf steht.',
  'counting.queen': 'Eine Dame als einzige übrige Karte zählt 20.',
  'counting.winner': 'Wer Schluss macht, zählt nichts und beginnt die nächste Runde.',
  'counting.stuck': 'Passen alle oder dauert eine Runde viel zu lange, zählen alle, und niemand hat Schluss gemacht.',
  'tips.head': 'Tipps',
  'tips.dear': 'Werde teure Karten früh los: Ein Ass auf der Hand kostet 11.',
  'tips.queen': 'Heb dir eine Dame auf, falls nichts passt, aber nicht als einzige Karte: Allein zählt sie 20.',
  'tips.suit': 'Wünsch dir die Farbe, von der du am meisten hast.',
  'tips.few': 'Hat der nächste Platz nur noch wenige Karten, leg ein Ass, eine Sechs, eine Sieben oder den Herz-König.',
  'tips.draw': 'Passen weniger als drei deiner Karten, darfst du ziehen: mehr Auswahl, aber auch mehr zu zählen.',

  'table.head': 'Dieser Tisch',
  'table.hand': '36 Karten, {hand, number} für alle.',
  'table.opening':
    '{opening, select, anyCard {Wer beginnt, legt eine beliebige Karte.} other {Eine Karte wird aufgedeckt, und wer beginnt, legt darauf.}}',
  'table.starter':
    '{starter, select, winner {Wer eine Runde gewinnt, beginnt die nächste.} other {Die Plätze beginnen reihum eine Runde.}}',
  'table.recycle':
    '{recycle, select, shuffle {Ist der Talon leer, wird die Ablage bis auf die oberste Karte gemischt.} other {Ist der Talon leer, wird die Ablage bis auf die oberste Karte umgedreht, die älteste Karte zuerst.}}',
  'table.limit':
    '{limit, select, one {In einem Zug darf eine Karte gezogen werden.} other {In einem Zug dürfen beliebig viele Karten gezogen werden.}}',
  'table.voluntary':
    '{draws, plural, =0 {Wer legen kann, zieht nicht.} one {Wer legen könnte, darf # Karte je Zug ziehen.} other {Wer legen könnte, darf # Karten je Zug ziehen.}}',
  'table.last':
    '{last, select, yes {6, 7 oder Herz-König gilt auch als letzte Karte: Der nächste Platz zieht, dann zählen alle.} other {Als letzte Karte einer Runde tut eine 6, eine 7 oder der Herz-König nichts.}}',
  'table.reset': 'Genau 101 Punkte insgesamt fallen auf 0.',
  'table.moves': 'Spätestens nach {moves, number} Zügen wird eine Runde gezählt.',
} satisfies Readonly<Record<keyof typeof en, string>>
