import type { czechFool as en } from '../en/czech-fool.js'

/** Everything that the Czech Fool says, in French (ICU MessageFormat). The space before : ; ? is a no-break one. */
export const czechFool = {
  name: 'Durak tchèque',
  board: 'Toutes les parties',
  'standing.sum': '{games, plural, one {# partie} many {# parties} other {# parties}}',
  'standing.detail':
    'Bouffon {fools, plural, =0 {jamais} one {# fois} many {# fois} other {# fois}}, {firsts, plural, =0 {aucune première place} one {# première place} many {# premières places} other {# premières places}}',
  'options.all':
    "{hand, number} cartes par personne, {opening, select, anyCard {on commence par n'importe quelle carte} other {une carte est retournée}}, {recycle, select, shuffle {la pile est mélangée} other {la pile est retournée}} quand le talon est vide{limit, select, one {, une carte piochée par coup} other {}}.",

  // House rules to choose from
  'choice.hand': '{value} cartes par personne',
  'choice.opening':
    "{value, select, anyCard {On commence par n'importe quelle carte} other {Une carte est retournée pour commencer}}",
  'choice.starter':
    '{value, select, winner {Qui gagne commence la manche suivante} other {Les places commencent à tour de rôle}}',
  'choice.recycle':
    '{value, select, shuffle {La pile est mélangée en un nouveau talon} other {La pile est retournée telle quelle}}',
  'choice.draw': "{value, select, none {On pioche autant de cartes que l'on veut par coup} other {On pioche une carte par coup}}",
  'choice.last':
    '{value, select, yes {6, 7 ou roi de cœur compte même en dernière carte} other {Une dernière carte ne fait piocher personne}}',
  'choice.reset': '{value, select, yes {101 points exactement retombent à 0} other {101 points restent 101 points}}',

  // Cards and seats
  card: '{rank, select, J {V} Q {D} K {R} A {A} other {{rank}}}{sign}',
  suit: '{sign} ({suit, select, S {pique} H {cœur} D {carreau} other {trèfle}})',
  'suit.button': '{sign} {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}',
  comma: '{before}, {next}',
  you: 'toi',
  top: '{card}, couleur demandée {suit}',

  // A round in play, before everybody
  place: "manche {round}, jusqu'à 100 points",
  'play.started': '{name} commence la manche {round}.',
  'play.first': "Manche {round} : {name} pose n'importe quelle carte.",
  'play.turn': 'Manche {round} : à {name} de jouer sur {top}.',
  'turn.line': '{name} : {what}',
  'turn.drew': 'pioche {cards, number}',
  'turn.asks': '{card}, demande {suit}',
  'turn.missed': 'saute son tour',
  'turn.passed': 'passe',
  cards: 'Cartes : {names}',
  'cards.one': '{name} {cards, number}',
  stock: 'Talon {stock, number}, pile {pile, number}.',
  'stock.open': 'Talon {stock, number}, retourné, pile {pile, number}.',
  scores: 'Points : {names}',

  // A round that is over
  'record.out': 'Manche {round} : {name} finit avec {card} après {moves, plural, one {# coup} many {# coups} other {# coups}}.',
  'record.counted':
    "La manche {round} a été comptée après {moves, plural, one {# coup} many {# coups} other {# coups}} ; personne n'a fini.",
  'record.given-up': 'La manche {round} a été abandonnée.',
  'round.head': 'Manche {round} : {name} finit',
  'round.head.none': 'Manche {round} : personne ne finit',
  'round.line': '{name} : {cards}',
  'round.figures': 'Cette manche, total, cartes restantes',
  'end.won': '{name} gagne',
  'end.shared': '{names} partagent la victoire',
  'end.fool':
    '{names} {count, plural, one {est le Bouffon} many {sont les Bouffons} other {sont les Bouffons}} 🃏 avec {score, number}.',
  'end.resigned': '{name} a abandonné et est le Bouffon 🃏.',
  'end.crowned': '{name} 👑',
  'end.figures': 'Place, points après {rounds, plural, one {# manche} many {# manches} other {# manches}}',

  // The private panel
  'turn.first': "À toi de jouer : tu commences la manche {round} et poses n'importe quelle carte.",
  'turn.on':
    'À toi de jouer sur {top} : {rank, select, none {pose {suit} ou une dame} Q {pose {suit} ou une dame} other {pose {suit}, {rank, select, J {V} K {R} other {{rank}}} ou une dame}}.',
  'turn.none': "Rien dans ta main ne convient : pioche jusqu'à trouver.",
  'turn.none.pass': "Rien dans ta main ne convient, et il n'y a rien à piocher.",
  'turn.enough': 'Avec trois cartes ou plus qui conviennent, on ne pioche pas.',
  'turn.rest': 'Aussi en main : {cards}.',
  'turn.press': 'Appuyer pose la carte :',
  'turn.press.queen': 'Appuyer pose la carte (une dame demande une couleur) :',
  'turn.draw': 'Piocher une carte',
  'turn.pass': 'Passer',
  'queen.ask': '{card} : quelle couleur demandes-tu ?',
  'queen.hand': 'Tu gardes {cards}.',
  'queen.back': 'Retour',
  'wait.turn': 'Manche {round}. On attend {name}.',
  'wait.top': 'Sur la pile : {top}.',
  'wait.empty': 'La pile est vide.',
  hand: '{cards, plural, =1 {Ta dernière carte} one {Ta carte} many {Tes # cartes} other {Tes # cartes}} : {names}.',
  last: 'Dernière manche',
  'last.none': "Aucune manche n'est encore finie.",

  // Pictures
  'picture.card':
    '{rank, select, A {as} K {roi} Q {dame} J {valet} other {{rank}}} de {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}',
  'picture.open': 'Jouables maintenant : {cards}.',
  'picture.stock': 'Talon',
  'picture.pile': 'Pile',
  'picture.round': 'Cette manche',
  'picture.total': 'Total',
  'picture.growth': 'Totaux par manche',

  // What the house would do, and what is said the first time
  'advice.play': 'La maison poserait {card}.',
  'advice.queen': 'La maison poserait {card} et demanderait {suit}.',
  'advice.draw': 'La maison piocherait.',
  'advice.pass': 'La maison passerait.',
  'advice.resign': 'La maison abandonnerait.',
  'help.press': "Appuyer sur une carte la pose aussitôt ; une dame demande d'abord une couleur.",
  'help.buttons': 'Seules les cartes qui conviennent ont un bouton. Le reste de ta main est écrit.',

  // Refusals
  'refused.over': 'La partie est finie.',
  'refused.turn': 'À {name} de jouer.',
  'refused.hand': "Cette carte n'est plus dans ta main.",
  'refused.match': 'Cette carte ne va pas sur {top}.',
  'refused.order': 'Une dame demande une couleur : choisis-en une.',
  'refused.no-order': 'Seule une dame demande une couleur, et pas en dernière carte.',
  'refused.enough': 'Tu as assez de cartes qui conviennent : pose-en une.',
  'refused.nothing': "Il n'y a rien à piocher à ce coup.",
  'refused.pass': 'Tu peux poser ou piocher une carte, donc on ne passe pas.',

  // The rules, a screen at a time
  'rules.minute': 'En une minute',
  'rules.cards': 'Cartes à effet',
  'rules.counting': 'Décompte',
  'rules.tips': 'Conseils',
  'rules.table': 'Cette table',
  'minute.head': 'Le Durak tchèque en une minute',
  'minute.fit': 'Pose une carte de la même couleur ou du même rang que le dessus de la pile.',
  'minute.queen': "Une dame va sur n'importe quelle carte et demande une couleur.",
  'minute.draw':
    "Si rien ne convient, pioche jusqu'à trouver. Tu peux aussi piocher tant que moins de trois de tes cartes conviennent.",
  'minute.count': "Qui n'a plus de cartes finit la manche, et les autres comptent les leurs.",
  'minute.end': 'À 100 points, la partie finit : le plus de points fait le Bouffon, le moins de points gagne.',
  'does.head': 'Cartes à effet',
  'does.ace': 'As : la place suivante saute son tour.',
  'does.six': '6 : la place suivante pioche une carte et saute son tour.',
  'does.seven': '7 : la place suivante en pioche deux et saute son tour.',
  'does.king': 'Roi de cœur : la place suivante en pioche cinq et saute son tour.',
  'does.queen': 'Dame : va sur tout et demande une couleur. Seule cette couleur convient alors, ou une autre dame.',
  'does.none': "On ne peut répondre à rien de cela : l'effet est immédiat.",
  'counting.head': 'Décompte',
  'counting.cards': 'As 11, roi 4, dame 3, valet 2, toutes les autres ce qui est écrit dessus.',
  'counting.queen': 'Une dame comme seule carte restante compte 20.',
  'counting.winner': 'Qui a fini ne compte rien et commence la manche suivante.',
  'counting.stuck':
    "Si tout le monde passe, ou si une manche dure bien trop longtemps, tout le monde compte et personne n'a fini.",
  'tips.head': 'Conseils',
  'tips.dear': 'Débarrasse-toi tôt des cartes chères : un as en main coûte 11.',
  'tips.queen': 'Garde une dame pour le cas où rien ne convient, mais pas comme seule carte : seule, elle compte 20.',
  'tips.suit': 'Demande la couleur dont tu as le plus.',
  'tips.few': "Quand la place suivante n'a plus que peu de cartes, pose un as, un six, un sept ou le roi de cœur.",
  'tips.draw': 'Si moins de trois de tes cartes conviennent, tu peux piocher : plus de choix, mais plus à compter.',

  'table.head': 'Cette table',
  'table.hand': '36 cartes, {hand, number} par personne.',
  'table.opening':
    "{opening, select, anyCard {Qui commence pose n'importe quelle carte.} other {Une carte est retournée, et qui commence y répond.}}",
  'table.starter':
    '{starter, select, winner {Qui gagne une manche commence la suivante.} other {Chaque place à son tour commence une manche.}}',
  'table.recycle':
    "{recycle, select, shuffle {Quand le talon est vide, la pile est mélangée, sauf son dessus.} other {Quand le talon est vide, la pile est retournée, sauf son dessus, la plus ancienne carte d'abord.}}",
  'table.limit':
    "{limit, select, one {On peut piocher une carte par coup.} other {On peut piocher autant de cartes que l'on veut par coup.}}",
  'table.voluntary':
    '{draws, plural, =0 {Qui peut poser une carte ne pioche pas.} one {Qui pourrait poser peut piocher # carte par coup.} many {Qui pourrait poser peut piocher # cartes par coup.} other {Qui pourrait poser peut piocher # cartes par coup.}}',
  'table.last':
    "{last, select, yes {Un 6, un 7 ou le roi de cœur compte aussi en dernière carte : la place suivante pioche, puis on compte.} other {En dernière carte d'une manche, un 6, un 7 ou le roi de cœur ne fait rien.}}",
  'table.reset': "Un total d'exactement 101 retombe à 0.",
  'table.moves': 'Une manche est comptée après {moves, number} coups au plus tard.',
} satisfies Readonly<Record<keyof typeof en, string>>
