import type { kingsAndJokers as en } from '../en/kings-and-jokers.js'

/**
 * Everything that Kings and Jokers says, in French (ICU MessageFormat). Signed numbers come ready made, with a true minus.
 * The space before : ; ? and inside « » is a no-break one.
 */
export const kingsAndJokers = {
  name: 'Kings and Jokers',
  board: 'Toutes les parties',
  options:
    'Un Roi gagne avec 3 de son enseigne, un Joker avec {win, select, sole {2 dans chaque enseigne} other {5}} de sa couleur. Règle de victoire : la nôtre.',
  'standing.sum':
    '{wins, plural, one {# victoire} many {# victoires} other {# victoires}} en {games, plural, one {# partie} many {# parties} other {# parties}}',
  'standing.detail': '{king, number} en Roi, {joker, number} en Joker, {lost, number} où tous ont perdu',

  // Cards and piles
  identity:
    '{card, select, KS {Roi de pique} KC {Roi de trèfle} KH {Roi de cœur} KD {Roi de carreau} RJ {Joker rouge} other {Joker noir}}',
  challenge: '{rank, select, J {Valet} Q {Dame} other {{rank}}} de {suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}',
  'challenge.colour': '{challenge} ({colour})',
  colour: '{colour, select, red {rouge} other {noir}}',
  tool: '{colour, select, red {Rouge} other {Noir}} {value}',
  suits:
    '{count, plural, one {{suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}} many {{suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}} other {{suit, select, S {pique} H {cœur} D {carreau} other {trèfle}}}}',
  pile: '{symbol} {count, number}',
  comma: '{before}, {next}',
  place: '{n, select, 1 {premier} 2 {deuxième} 3 {troisième} 4 {quatrième} 5 {cinquième} other {{n}e}}',

  // A turn, before everybody
  'turn.first': '{names}, un outil à choisir.',
  'turn.chosen':
    'Tour {turn, number} : {chosen, number} sur {seats, number} {seats, plural, one {a} many {ont} other {ont}} choisi.',
  'turn.challenge': 'Défi : {challenge}',
  'turn.sum':
    "Les outils rouges {red, select, yes {s'ajoutent} other {se retranchent}}, les noirs {red, select, yes {se retranchent} other {s'ajoutent}}, {extras, number} outils de plus sont mélangés avec. Au-dessus de 0, c'est réussi.",
  passed: 'Réussis : {piles}',
  failed: 'Échoués : {count, number} sur {most, number}',
  'record.head': 'Tour {turn, number} : {passed, select, yes {réussi} other {échoué}} avec {total}.',
  'record.challenge': '{challenge} :',
  'record.sum': '{tools} = {total}',

  // The end
  'end.won': '{name} gagne en {identity} 👑',
  'end.alone': '{name} gagne en solo en {identity} 👑',
  'end.together': '{names} gagnent ensemble 👑',
  'end.lost':
    '{seats, plural, one {{name} perd} many {Tout le monde perd} other {Tout le monde perd}} : {failures, select, 5 {cinq} other {{failures}}} échoués',
  'end.empty': '{seats, plural, one {{name} perd} many {Tout le monde perd} other {Tout le monde perd}} : il ne reste aucun défi',
  'end.king': 'Le {nth} défi de {suit} a été réussi au tour {turn, number}.',
  'end.joker': 'Le {nth} défi en {colour} a été réussi au tour {turn, number}.',
  'end.joker.each': 'Au tour {turn, number}, {each, number} défis de {one} et {each, number} de {other} étaient réussis.',
  'end.both': 'Le {nth} défi de {suit} était le {mth} en {colour}.',
  'end.last': 'Le {nth} était : {challenge}, {total}.',
  'end.last.empty': 'Le dernier était : {challenge}, {total}.',
  'end.identity': '{name} : {identity}, {have, number} sur {need, number}',
  'end.ours': 'La règle de victoire est la nôtre.',
  'over.won': '{name} gagne en {identity}.',
  'over.together': '{names} gagnent ensemble.',
  'over.lost': '{seats, plural, one {Tu perds} many {Tout le monde perd} other {Tout le monde perd}}.',

  // The private panel
  'chosen.yet': "{tool}, c'est choisi. Tu peux changer tant qu'il reste des choix à faire.",
  identified: 'Tu es : {identity}.',
  'need.king': "Tu gagnes avec {need, number} défis de {suit} réussis : {have, number} pour l'instant.",
  'need.joker': "Tu gagnes avec {need, number} défis réussis en {colour} : {have, number} pour l'instant.",
  'need.joker.each':
    "Tu gagnes avec {each, number} défis de {one} et {each, number} de {other} réussis : {have, number} et {more, number} pour l'instant.",
  hand: 'Tes outils : {tools}.',
  choose:
    '{seats, plural, one {Choisis un outil :} many {Choisis un outil, personne ne saura à qui il était :} other {Choisis un outil, personne ne saura à qui il était :}}',
  away: "L'autre part sans être vu.",
  'last.turns': '{before} {next}',
  'last.turn': 'Tour {turn, number} : {total}, {passed, select, yes {réussi} other {échoué}}.',
  cycle: 'Depuis la donne : {colours}',
  'cycle.colour': '{colour} {values}',
  'tool.adds': '{tool} : {worth}',
  'tool.chosen': '{tool} : choisi',
  'last.none': "Aucun tour n'est encore fini.",

  // Pictures
  'picture.rank': '{rank, select, J {V} Q {D} K {R} other {{rank}}}',
  'picture.you': 'Toi',
  'picture.challenge': 'Défi',
  'picture.tools': 'Outils',
  'picture.passed': 'Réussis',
  'picture.failed': 'Échoués',

  // What the house would do
  advice: 'La maison choisirait {tool} : {worth}.',
  'help.press': "Appuyer choisit un outil. Tant que tous n'ont pas choisi, tu peux en prendre un autre.",
  'help.secret': 'Qui tu es et ce que tu choisis, personne ne le saura ; seule la somme est montrée.',

  // The lesson
  'coach.you': 'Tu es : {identity}. Personne ne le sait, et tu ne sais pas qui sont les autres.',
  'coach.sum':
    "Voici un défi : les outils de sa couleur s'ajoutent, les autres se retranchent. Deux outils inconnus sont mélangés avec. Au-dessus de 0, c'est réussi.",
  'coach.want': "{challenge} : c'est ton défi, tu veux qu'il réussisse.",
  'coach.free': "{challenge} : ce n'est pas ton défi. Mais à cinq échecs tout le monde perd, alors aide s'il n'en coûte guère.",
  'coach.against':
    "{challenge} : ce n'est pas ton défi, et il sert peut-être une autre main. Fais-le échouer tant que les échecs sont rares.",
  'coach.press': "Appuie sur {tool} : {worth}. Personne ne saura que c'était le tien.",
  'coach.passed': 'Réussi avec {total} : {tools}.',
  'coach.failed': 'Échoué avec {total} : {tools}.',
  'coach.wait': 'Les autres choisissent. Tu peux encore prendre un autre outil.',
  'coach.last': 'Sur trois outils, il en reste un après deux tours ; puis tout le monde en reçoit trois nouveaux.',
  'coach.won': 'Ton but est atteint, et la partie finit aussitôt : tu gagnes.',
  'coach.won.other': "Quelqu'un d'autre a atteint son but avant, et la partie finit aussitôt.",
  'coach.lost': 'Le cinquième défi a échoué : tout le monde perd, Rois comme Jokers.',
  'coach.ours': 'Un Roi a besoin de 3 de son enseigne, un Joker de 5 de sa couleur. Parler est libre, et pas forcément vrai.',

  // Refusals
  'refused.moved-on': "La table a continué ; rien n'a été joué.",
  'refused.over': 'La partie est finie.',
  'refused.hand': "Cet outil n'est plus dans ta main.",

  // The rules, a screen at a time
  'rules.minute': 'En une minute',
  'rules.tools': 'Outils et tours',
  'rules.winning': 'Gagner',
  'rules.examples': 'Exemples',
  'rules.tips': 'Conseils',
  'rules.table': 'Cette table',
  'minute.head': 'Kings and Jokers en une minute',
  'minute.secret': "Tu es un Roi ou un Joker. Personne d'autre ne sait lequel.",
  'minute.turn': 'À chaque tour, un défi est retourné, et chacun choisit en secret un outil de sa main.',
  'minute.mixed': "2 outils de la pile s'y ajoutent ; tous sont mélangés, montrés et additionnés.",
  'minute.sum': "Les outils de la couleur du défi ajoutent leur nombre, les autres le retranchent. Au-dessus de 0, c'est réussi.",
  'minute.win': 'Un Roi veut que les défis de son enseigne réussissent, un Joker ceux de sa couleur.',
  'minute.lose': 'Au cinquième défi échoué, tout le monde perd, les Jokers aussi.',
  'tools.head': 'Outils et tours',
  'tools.cards':
    "Les outils sont l'As (1), 3, 5, 7 et 9 de chaque enseigne ; les défis sont 2, 4, 6, 8, 10, Valet et Dame. Seule la couleur compte pour la somme, et seule l'enseigne pour la pile.",
  'tools.hand':
    'Tu reçois 3 outils pour deux tours. Le troisième part sans être vu ; puis les 20 sont de nouveau mélangés et donnés.',
  'tools.change': "Un choix peut changer jusqu'à ce que tous soient faits.",
  'tools.hidden': "À qui étaient les outils, et lesquels deux personne n'a joués, ne se dit jamais.",
  'tools.zero': "Une somme d'exactement 0 échoue.",
  'tools.six': 'À six, les outils manquent au second tour : ceux déjà montrés sont de nouveau mélangés à la pile.',
  'tools.talk': 'À la table, dis ce que tu veux, vrai ou faux.',
  'winning.head': 'Gagner : une règle maison à nous',
  'winning.lost':
    "Les règles telles qu'elles nous sont parvenues ont perdu leur partie sur la victoire. Ces nombres sont notre reconstitution, essayée dans bien des parties.",
  'winning.first': 'Un Roi gagne avec 3 défis réussis de son enseigne, un Joker avec 5 de sa couleur.',
  'winning.shared': 'La partie finit aussitôt. Un Roi et le Joker de sa couleur peuvent gagner ensemble.',
  'winning.sole':
    "Avec l'option « sole », un Joker gagne plutôt avec 2 dans chaque enseigne de sa couleur, et une victoire ne se partage jamais.",
  'winning.absent': "Les enseignes dont personne n'a le Roi peuvent réussir autant de fois que l'on veut.",
  'winning.fail': 'Au cinquième échec, tout le monde perd ; cela, au moins, les règles le disent.',
  'examples.head': 'Exemples',
  'examples.one': 'Défi 6 de trèfle (noir) : rouge 3, noir 9, rouge 1 font −3 +9 −1 = +5, donc réussi.',
  'examples.zero': 'Défi Dame de cœur (rouge) : rouge 9, noir 9, rouge 1, noir 1 font 0, donc échoué.',
  'examples.colour': "Pour le 10 de carreau, cœur compte aussi comme rouge : seule la couleur d'un outil importe.",
  'examples.shared': 'Le troisième défi de cœur est le cinquième en rouge : le Roi de cœur et le Joker rouge gagnent ensemble.',
  'examples.alone': "Cinq réussis en noir, dont trois de pique, et personne n'est le Roi de pique : le Joker noir gagne en solo.",
  'tips.head': 'Conseils',
  'tips.help': 'Personne ne sait à qui étaient les outils. Aide là où cela te sert, sans jamais te faire voir.',
  'tips.keep': "Tu choisis deux outils sur trois : un gros de l'autre couleur peut attendre le défi que tu veux voir échouer.",
  'tips.count': "Les 20 outils passent tous en deux tours. Ce qui a été montré depuis la donne n'est plus dans aucune main.",
  'tips.fails': 'Les premiers échecs coûtent peu. Après le troisième, il faut que tout le monde aide, ou tout le monde perd.',
  'tips.others': "Une enseigne réussie deux fois est celle d'un Roi à qui il ne manque peut-être qu'une carte.",
  'tips.talk': 'Parler est libre, et pas forcément vrai : demande qui veut quoi, et regarde les sommes.',

  'table.head': 'Cette table',
  'table.first':
    'Le premier au but : un Roi avec 3 de son enseigne, un Joker avec 5 de sa couleur. Une victoire peut se partager.',
  'table.sole': 'Une seule victoire : un Roi avec 3 de son enseigne, un Joker avec 2 dans chaque enseigne de sa couleur.',
  'table.ours': 'La règle de victoire est la nôtre : voir Gagner.',
  'rules.credit': 'Les règles de Kings and Jokers avec nos propres mots.',
} satisfies Readonly<Record<keyof typeof en, string>>
