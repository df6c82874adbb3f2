import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in German (ICU MessageFormat). */
export const chineseFool = {
  name: 'Chinesischer Durak',
  board: 'Alle Spiele',
  'standing.sum': '{games, plural, one {# Spiel} other {# Spiele}}',
  'standing.detail':
    '{fools, plural, =0 {Nie Narr} one {Einmal Narr} =2 {Zweimal Narr} other {#-mal Narr}}, {firsts, plural, =0 {kein erster Platz} one {# erster Platz} other {# erste Plätze}}',
  'options.all':
    '{deck, number} Karten, {lead, select, lowestTrump {das niedrigste Pik beginnt} nineDiamonds {die Karo-9 beginnt} other {wer beginnt, ist vereinbart}}, {take, select, yes {Nehmen ist immer erlaubt} other {wer schlagen kann, muss schlagen}}.',

  // House rules to choose from
  'choice.deck': '{value} Karten',
  'choice.lead':
    '{value, select, lowestTrump {Das niedrigste Pik beginnt} nineDiamonds {Die Karo-9 beginnt} other {Der erste Platz beginnt}}',
  'choice.take': '{value, select, yes {Nehmen ist immer erlaubt} other {Wer schlagen kann, muss schlagen}}',

  // Cards and seats
  card: '{rank, select, J {B} Q {D} K {K} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'du',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, other {#. Platz}}',
  'place.of': '{place}: {name}',

  // A pile in play, before everybody
  'pile.trump': 'Trumpf {sign} (Pik)',
  'pile.led': '{name} eröffnet Stapel {pile}.',
  'pile.lead': 'Stapel {pile}: {name} eröffnet.',
  'pile.turn': 'Stapel {pile}: {name} muss {card} schlagen.',
  'pile.line': '{name}: {card}',
  'pile.size': 'Der Stapel kommt bei {cards, plural, one {# Karte} other {# Karten}} weg.',
  'pile.taken': 'Von unten genommen: {cards}.',
  'pile.taken.more': 'Von unten genommen: {cards}, davor {count, plural, one {# Karte} other {# Karten}}.',
  cards: 'Karten: {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} fertig ({place})',
  'deal.dealer': '{name} gibt und lässt nebenan dem Narren den Hut abnehmen (abheben).',
  'deal.lowest': '{name} eröffnet mit dem niedrigsten Trumpf: {card}.',
  'deal.nine': '{name} eröffnet mit {card}.',
  'deal.chosen': '{name} eröffnet.',

  // A pile that is over
  'record.cards': 'Stapel {pile}: {name} macht ihn voll, {cards, plural, one {# Karte} other {# Karten}} abgelegt.',
  'record.old':
    'Stapel {pile}: {cards, plural, one {# Karte} other {# Karten}} abgelegt{taken, plural, =0 {} other {, # genommen}}.',
  'record.out': 'Stapel {pile}: {name} wird fertig und beendet das Spiel.',
  'record.given-up': 'Stapel {pile} wurde abgebrochen.',

  // The end
  'end.fool': '{name} ist der Narr 🃏',
  'end.draw': 'Unentschieden: Niemand ist der Narr',
  'end.left': '{name} bleibt übrig mit {cards}.',
  'end.resigned': '{name} hat aufgegeben.',
  'end.in': '{names} {count, plural, one {war} other {waren}} noch im Spiel.',
  'end.quiet': '{takes, number} Karten nacheinander wurden genommen, und nichts ging voran.',
  'end.deals': 'Beim nächsten Mal gibt {name}.',
  'over.fool': '{name} ist der Narr.',

  // The private panel
  'turn.lead': 'Du eröffnest Stapel {pile}. Trumpf {sign}.',
  'turn.beat': '{name} hat {card} gelegt: Schlag sie oder nimm {bottom} von unten.',
  'turn.must': '{name} hat {card} gelegt: Du kannst sie schlagen, also musst du.',
  'turn.cannot': '{name} hat {card} gelegt, und nichts von dir schlägt sie: Nimm {bottom} von unten.',
  'turn.next': 'Danach kommt {name}.',
  'turn.goes': 'Mit deiner Karte kommt der Stapel weg, und du eröffnest.',
  'turn.out': 'Mit deiner letzten Karte bist du fertig.',
  'turn.rest': 'Außerdem auf der Hand: {cards}.',
  'turn.press': 'Antippen legt die Karte:',
  'turn.press.many': '{cards, number} Karten. Antippen legt die Karte:',
  'turn.pages': '{first, select, J {B} Q {D} other {{first}}} bis {last, select, J {B} Q {D} other {{last}}}',
  'turn.take': '{card} nehmen',
  'wait.turn': 'Stapel {pile}. Warten auf {name}.',
  'wait.pile': 'Auf dem Stapel: {cards}.',
  'wait.empty': 'Der Stapel ist leer.',
  'wait.out': 'Du bist fertig, {place}.',
  hand: 'Deine {cards, plural, one {letzte Karte} other {# Karten}}: {names}.',
  last: 'Letzter Stapel',
  'last.none': 'Noch kein Stapel ist voll.',

  // Pictures
  'picture.card':
    '{suit, select, S {Pik} H {Herz} D {Karo} other {Kreuz}}-{rank, select, A {Ass} K {König} Q {Dame} J {Bube} other {{rank}}}',
  'picture.open': 'Jetzt spielbar: {cards}.',
  'picture.discard': 'Abgelegt',

  // What the house would do, and what is said the first time
  'advice.play': 'Das Haus würde {card} legen.',
  'advice.take': 'Das Haus würde von unten nehmen.',
  'advice.resign': 'Das Haus würde aufgeben.',
  'help.press': 'Antippen legt eine Karte sofort.',
  'help.buttons': 'Nur Karten, die die oberste schlagen, haben Knöpfe. Der Rest deiner Hand steht im Text.',

  // Refusals
  'refused.over': 'Das Spiel ist vorbei.',
  'refused.turn': '{name} ist dran.',
  'refused.out': 'Du bist fertig und hast nichts aufzugeben.',
  'refused.hand': 'Diese Karte ist nicht mehr auf deiner Hand.',
  'refused.beat': 'Diese Karte schlägt {card} nicht. Pik schlägt Herz und Karo; Kreuz schlägt nur Kreuz.',
  'refused.nothing': 'Der Stapel ist leer: Es gibt nichts zu nehmen, also leg eine Karte.',
  'refused.must': 'Du kannst {card} schlagen, und wer an diesem Tisch schlagen kann, muss schlagen.',

  'clash.deck': '{seats, plural, =7 {Sieben} =8 {Acht} other {#}} Personen sind zu viele für 36 Karten: Wähle 52.',
  'clash.seat': 'Platz {seat, number} soll eröffnen, aber nur {seats, number} spielen mit: Wähle einen ihrer Plätze.',

  // The rules, a screen at a time
  'rules.minute': 'In einer Minute',
  'rules.beating': 'Was schlägt was',
  'rules.tips': 'Tipps',
  'rules.table': 'Dieser Tisch',
  'minute.head': 'Chinesischer Durak in einer Minute',
  'minute.deal': 'Alle Karten werden gegeben. Wer am Ende noch Karten hat, ist der Narr.',
  'minute.ring':
    'Wer eröffnet, legt eine Karte. Der nächste Platz schlägt sie, der übernächste schlägt dessen Karte, und so weiter rund um den Tisch.',
  'minute.take':
    'Oder du nimmst eine Karte, die unterste des Stapels, und der nächste Platz muss dieselbe oberste Karte schlagen.',
  'minute.gone':
    'Hat der Stapel so viele Karten, wie noch mitspielen, kommt er weg, und wer die letzte Karte gelegt hat, eröffnet.',
  'minute.out': 'Ohne Karten bist du fertig, und jeder Stapel braucht eine Karte weniger.',
  'beating.head': 'Was schlägt was',
  'beating.order':
    'Von niedrig nach hoch: 6 7 8 9 B D K 10 A. Die Zehn steht über dem König. Bei 52 Karten kommen 2 bis 5 darunter.',
  'beating.suit': 'Eine höhere Karte derselben Farbe schlägt.',
  'beating.spades': 'Pik ist immer Trumpf: Jedes Pik schlägt jedes Herz und Karo.',
  'beating.clubs': 'Kreuz steht für sich: Nur Kreuz schlägt Kreuz, und Kreuz schlägt sonst nichts.',
  'beating.draw': 'Wird immer nur genommen und passiert sonst nichts, ist es unentschieden für alle, die noch spielen.',
  'tips.head': 'Tipps',
  'tips.low': 'Werde zuerst niedrige Karten los, und heb dir Pik für Karten auf, die sonst nichts schlägt.',
  'tips.clubs': 'Ein Kreuz obenauf hält alle auf, die kein höheres Kreuz haben. Heb dir eins dafür auf.',
  'tips.take': 'Die Karte, die du nehmen würdest, liegt offen: Eine gute von unten kann den Zug wert sein.',
  'tips.last': 'Wer die letzte Karte eines Stapels legt, eröffnet den nächsten: Zähl mit, wie viele er braucht.',

  'table.head': 'Dieser Tisch',
  'table.deck': '{deck, number} Karten.',
  'table.lead':
    '{lead, select, lowestTrump {Wer das niedrigste Pik hat, eröffnet.} nineDiamonds {Wer die Karo-9 hat, eröffnet.} other {Wer eröffnet, wurde vorher vereinbart.}}',
  'table.take':
    '{take, select, yes {Du darfst nehmen, auch wenn du schlagen könntest.} other {Wer schlagen kann, muss schlagen.}}',
  'table.draw':
    'Unentschieden, wenn {takes, plural, one {#-mal} other {#-mal}} nacheinander genommen wurde, für jede Person, die noch spielt.',
} satisfies Readonly<Record<keyof typeof en, string>>
