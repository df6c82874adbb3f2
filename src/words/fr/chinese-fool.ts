import type { chineseFool as en } from '../en/chinese-fool.js'

/** Everything that the Chinese Fool says, in French (ICU MessageFormat). The space before : ; ? is a no-break one. */
export const chineseFool = {
  name: 'Durak chinois',
  board: 'Toutes les parties',
  'standing.sum': '{games, plural, one {# partie} many {# parties} other {# parties}}',
  'standing.detail':
    'Bouffon {fools, plural, =0 {jamais} one {# fois} many {# fois} other {# fois}}, {firsts, plural, =0 {aucune première place} one {# première place} many {# premières places} other {# premières places}}',
  'options.all':
    "{deck, number} cartes, {lead, select, lowestTrump {le plus petit pique entame} nineDiamonds {le neuf de carreau entame} other {l'entame est convenue}}, {take, select, yes {on peut toujours prendre} other {qui peut battre doit battre}}.",

  // House rules to choose from
  'choice.deck': '{value} cartes',
  'choice.lead':
    '{value, select, lowestTrump {Le plus petit pique entame} nineDiamonds {Le neuf de carreau entame} other {La première place entame}}',
  'choice.take': '{value, select, yes {On peut toujours prendre} other {Qui peut battre doit battre}}',

  // Cards and seats
  card: '{rank, select, J {V} Q {D} K {R} A {A} other {{rank}}}{sign}',
  comma: '{before}, {next}',
  you: 'toi',
  laid: '{name} {card}',
  sentence: '{text}.',
  place: '{place, selectordinal, one {#re place} other {#e place}}',
  'place.of': '{place} : {name}',

  // A pile in play, before everybody
  'pile.trump': 'atout {sign} (pique)',
  'pile.led': '{name} entame la pile {pile}.',
  'pile.lead': 'Pile {pile} : {name} entame.',
  'pile.turn': 'Pile {pile} : {name} doit battre {card}.',
  'pile.line': '{name} : {card}',
  'pile.size': 'La pile part à {cards, plural, one {# carte} many {# cartes} other {# cartes}}.',
  'pile.taken': 'Cartes prises en dessous : {cards}.',
  'pile.taken.more':
    'Cartes prises en dessous : {cards}, et {count, plural, one {# carte} many {# cartes} other {# cartes}} avant.',
  cards: 'Cartes : {names}',
  'cards.one': '{name} {cards, number}',
  'cards.out': '{name} a fini ({place})',
  'deal.dealer': '{name} donne et fait ôter le chapeau du Bouffon à la place voisine (couper).',
  'deal.lowest': '{name} entame avec le plus petit atout, {card}.',
  'deal.nine': '{name} entame avec {card}.',
  'deal.chosen': '{name} entame.',

  // A pile that is over
  'record.cards':
    'Pile {pile} : {name} la termine, {cards, plural, one {# carte écartée} many {# cartes écartées} other {# cartes écartées}}.',
  'record.old':
    'Pile {pile} : {cards, plural, one {# carte écartée} many {# cartes écartées} other {# cartes écartées}}{taken, plural, =0 {} one {, # prise} many {, # prises} other {, # prises}}.',
  'record.out': "Pile {pile} : {name} n'a plus de cartes et finit la partie.",
  'record.given-up': 'La pile {pile} a été abandonnée.',

  // The end
  'end.fool': '{name} est le Bouffon 🃏',
  'end.draw': "Égalité : personne n'est le Bouffon",
  'end.left': '{name} reste avec {cards}.',
  'end.resigned': '{name} a abandonné.',
  'end.in': '{names} {count, plural, one {jouait} many {jouaient} other {jouaient}} encore.',
  'end.quiet': "{takes, number} cartes de suite ont été prises et rien n'a bougé.",
  'end.deals': 'La prochaine fois, {name} donne.',
  'over.fool': '{name} est le Bouffon.',

  // The private panel
  'turn.lead': 'Tu entames la pile {pile}. Atout {sign}.',
  'turn.beat': '{name} a posé {card} : bats-la, ou prends {bottom} en dessous.',
  'turn.must': '{name} a posé {card} : tu peux la battre, donc tu dois.',
  'turn.cannot': '{name} a posé {card}, et aucune de tes cartes ne la bat : prends {bottom} en dessous.',
  'turn.next': "Ensuite, c'est à {name}.",
  'turn.goes': "Ta carte fait partir la pile, et c'est toi qui entames.",
  'turn.out': 'Avec ta dernière carte, tu as fini.',
  'turn.rest': 'Aussi en main : {cards}.',
  'turn.press': 'Appuyer pose la carte :',
  'turn.press.many': '{cards, number} cartes. Appuyer pose la carte :',
  'turn.pages': '{first, select, J {V} Q {D} K {R} other {{first}}} à {last, select, J {V} Q {D} K {R} other {{last}}}',
  'turn.take': 'Prendre {card}',
  'wait.turn': 'Pile {pile}. On attend {name}.',
  'wait.pile': 'Sur la pile : {cards}.',
  'wait.empty': 'La pile est vide.',
  'wait.out': 'Tu as fini, {place}.',
  hand: '{cards, plural, =1 {Ta dernière carte} one {Ta carte} many {Tes # cartes} other {Tes # cartes}} : {names}.',
  last: 'Dernière pile',
  'last.none': "Aucune pile n'est encore complète.",

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {roi} Q {dame} J {valet} other {{rank}}} de {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}',
  'picture.open': 'Jouables maintenant : {cards}.',
  'picture.discard': 'Écartées',

  // What the house would do, and what is said the first time
  'advice.play': 'La maison poserait {card}.',
  'advice.take': 'La maison prendrait en dessous.',
  'advice.resign': 'La maison abandonnerait.',
  'help.press': 'Appuyer sur une carte la pose aussitôt.',
  'help.buttons': 'Seules les cartes qui battent le dessus ont un bouton. Le reste de ta main est écrit.',

  // Refusals
  'refused.over': 'La partie est finie.',
  'refused.turn': 'À {name} de jouer.',
  'refused.out': "Tu as fini et n'as rien à abandonner.",
  'refused.hand': "Cette carte n'est plus dans ta main.",
  'refused.beat': 'Cette carte ne bat pas {card}. Pique bat cœur et carreau ; trèfle ne bat que trèfle.',
  'refused.nothing': "La pile est vide : il n'y a rien à prendre, alors pose une carte.",
  'refused.must': 'Tu peux battre {card}, et à cette table qui peut battre doit battre.',

  'clash.deck': 'À {seats, plural, =7 {sept} =8 {huit} one {#} many {#} other {#}}, 36 cartes ne suffisent pas : choisis 52.',
  'clash.seat': "La place {seat, number} devait entamer, mais vous n'êtes que {seats, number} : choisis une de vos places.",

  // The rules, a screen at a time
  'rules.minute': 'En une minute',
  'rules.beating': 'Ce qui bat quoi',
  'rules.tips': 'Conseils',
  'rules.table': 'Cette table',
  'minute.head': 'Le Durak chinois en une minute',
  'minute.deal': 'Toutes les cartes sont données. Qui a encore des cartes à la fin est le Bouffon.',
  'minute.ring':
    "Qui entame pose une carte. La place suivante la bat, celle d'après bat cette carte, et ainsi de suite autour de la table.",
  'minute.take': 'Ou tu prends une carte, celle du dessous de la pile, et la place suivante doit battre la même carte du dessus.',
  'minute.gone':
    "Dès que la pile a autant de cartes qu'il reste de mains en jeu, elle part, et qui a posé la dernière carte entame.",
  'minute.out': 'Sans cartes, tu as fini, et les piles demandent une carte de moins.',
  'beating.head': 'Ce qui bat quoi',
  'beating.order':
    'Du plus faible au plus fort : 6 7 8 9 V D R 10 A. Le dix est au-dessus du roi. Avec 52 cartes, les 2 à 5 viennent en dessous.',
  'beating.suit': 'Une carte plus forte de la même couleur bat.',
  'beating.spades': 'Pique est toujours atout : tout pique bat tout cœur ou carreau.',
  'beating.clubs': "Trèfle est à part : seul un trèfle bat un trèfle, et il ne bat rien d'autre.",
  'beating.draw': "Si l'on prend sans cesse et que rien d'autre ne se passe, il y a égalité pour ceux qui restent.",
  'tips.head': 'Conseils',
  'tips.low': "Débarrasse-toi d'abord des petites cartes, et garde les piques pour ce que rien d'autre ne bat.",
  'tips.clubs': "Un trèfle sur le dessus arrête toute main qui n'a pas de trèfle plus fort. Gardes-en un pour cela.",
  'tips.take': 'La carte que tu prendrais est visible : une bonne carte du dessous peut valoir le tour.',
  'tips.last': "Qui pose la dernière carte d'une pile entame la suivante : compte combien il en faut.",

  'table.head': 'Cette table',
  'table.deck': '{deck, number} cartes.',
  'table.lead':
    "{lead, select, lowestTrump {Qui a le plus petit pique entame.} nineDiamonds {Qui a le neuf de carreau entame.} other {L'entame a été convenue d'avance.}}",
  'table.take': '{take, select, yes {Tu peux prendre même si tu pourrais battre.} other {Qui peut battre doit battre.}}',
  'table.draw':
    'Égalité après {takes, plural, one {# prise} many {# prises} other {# prises}} de suite pour chaque main encore en jeu.',
} satisfies Readonly<Record<keyof typeof en, string>>
