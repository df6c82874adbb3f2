import type { foolishFaces as en } from '../en/foolish-faces.js'

/**
 * Everything that Foolish Faces says, in French (ICU MessageFormat). Cards never have a suit: suits do not matter here.
 * The space before : ; ? is a no-break one.
 */
export const foolishFaces = {
  name: 'Foolish Faces',
  board: '{board, select, full {Parties complètes} other {Manches uniques}}',
  'standing.sum': '{points, plural, one {# point} many {# points} other {# points}}',
  'standing.detail':
    '{wins, plural, one {# victoire} many {# victoires} other {# victoires}} en {games, plural, one {# partie} many {# parties} other {# parties}}, {average, number, ::.0} par partie',
  'options.length': '{length, select, full {Partie complète} other {Manche unique}}',
  'options.rounds': 'Partie complète ({rounds, plural, one {# manche} many {# manches} other {# manches}})',
  'options.all': '{length}, Trouble-fête {crasher, select, on {oui} other {non}}.',

  // Cards, and cards on the table
  rank: '{rank, select, A {As} J {Valet} Q {Dame} K {Roi} joker {Joker} other {{rank}}}',
  comma: '{before}, {next}',
  'card.down': 'face cachée',
  'card.hidden': 'carte',
  'card.hidden.long': 'carte cachée',
  'card.covered': '{card} (sous une Dame)',
  'card.queen': 'Dame sur {target}',
  'card.queen.covered': 'Dame couverte sur {target}',
  'card.king': 'Roi pour {name}',
  'card.king.covered': 'Roi couvert pour {name}',
  'card.own.down': '{card} face cachée',
  owned: '{card} ({name})',
  'owned.you': '{card} (toi)',
  you: 'toi',
  played: '{name} {card}',
  'played.you-first': 'Toi {card}',
  sentence: '{text}.',

  // A trick in play, before everybody
  place: 'manche {round} sur {rounds}',
  'trick.led': '{name} entame le pli {trick} sur {tricks}.',
  'trick.turn': 'Pli {trick} sur {tricks} : à {name} de jouer.',
  'trick.line': '{name} : {card}',
  'trick.next': '{name} : doit jouer',
  'trick.then': 'puis {names}',
  'trick.so-far': "Pour l'instant, {name} le prend.",
  'trick.so-far.you': "Pour l'instant, tu le prends.",
  'score.head': 'Score, puis cette manche :',
  'score.line': '{who} {score}, {taken}',
  'score.hat': '{who} 🃏 Bouffon, {score}, {taken}',
  'score.taken':
    '{tricks, plural, =0 {aucun pli} one {# pli, {points, number} face visible} many {# plis, {points, number} face visible} other {# plis, {points, number} face visible}}',
  stock: 'Talon : {cards}',
  'stock.joker': 'Talon : {cards}. Il y a un Bouffon solitaire.',

  // A trick that is over
  'record.took': 'Pli {trick} : {name} prend {points, plural, one {# point} many {# points} other {# points}}.',
  'record.given-up': 'Le pli {trick} a été abandonné.',
  'why.king': 'Le Roi joué par {name} désigne {named}.',
  'why.kings':
    '{kings, plural, =2 {Deux} =3 {Trois} =4 {Quatre} one {#} many {#} other {#}} Rois : celui joué par {name} était le premier et désigne {named}.',
  'why.highest': 'La plus forte {covered, select, yes {carte restante} other {carte}} est {card}.',
  'why.tie':
    '{cards, plural, =2 {Deux fois} =3 {Trois fois} =4 {Quatre fois} one {# fois} many {# fois} other {# fois}} {card} : {name} a joué en premier.',
  'why.lowest':
    '{jacks, plural, =1 {Un Valet} =3 {Trois Valets} one {# Valet} many {# Valets} other {# Valets}}, donc la plus faible le prend : {name} a la {downs, plural, =1 {} one {} many {première } other {première }}carte cachée.',
  'why.cancel':
    "{jacks, plural, =2 {Deux Valets} =4 {Quatre Valets} one {# Valet} many {# Valets} other {# Valets}} s'annulent : {why}",
  'why.cancel.highest': 'la plus forte {covered, select, yes {carte restante} other {carte}} est {card}.',
  'why.cancel.tie':
    '{cards, plural, =2 {deux fois} =3 {trois fois} =4 {quatre fois} one {# fois} many {# fois} other {# fois}} {card}, {name} a joué en premier.',
  'why.cancel.down':
    'aucun chiffre visible ne compte, {name} a la {downs, plural, =1 {} one {} many {première } other {première }}carte cachée.',
  'why.down':
    'Aucun chiffre visible ne compte : {name} a la {downs, plural, =1 {} one {} many {première } other {première }}carte cachée.',

  // The end of a round and of the game
  'round.head':
    'Manche {round} : {fools, plural, =1 {Bouffon} one {Bouffon} many {Bouffons} other {Bouffons}} {foolTotal, number}, Cour {courtTotal, number}',
  'round.sum':
    'Manche {round} : {fools, plural, =1 {Bouffon} one {Bouffon} many {Bouffons} other {Bouffons}} {foolTotal, number}, Cour {courtTotal, number}.',
  'round.fools': 'Bouffons 🃏 : {names}. Talon {stock, number}, plis {taken, number}.',
  'round.lone': 'Bouffon solitaire 🃏 : {name}.',
  'round.lone.sum': 'Talon {stock, number} et plis {taken, number}, fois {times, number} : {total, number}.',
  'round.lone.short': 'Bouffon solitaire 🃏 : {names}. Talon {stock, number}, plis {taken, number}.',
  'round.court': 'Cour : {names}. Plis {taken, number}.',
  'round.bonus': 'Aucun pli : {bonuses}.',
  'round.bonus.one': '{name} +{bonus, number}',
  'round.crash': 'Manche {round} : {name} a gâché la fête. Cartes montrées : {cards}.',
  'round.figures': 'Cette manche, total',
  'end.won': '{name} gagne',
  'end.shared': '{names} partagent la victoire',
  'end.crowned': '{name} 👑',
  'end.figures': 'Place, score après {rounds, plural, one {# manche} many {# manches} other {# manches}}',
  'over.won': '{name} gagne avec {score}.',
  'over.shared': '{names} partagent la victoire avec {score}.',

  // The private panel
  'turn.lead': 'À toi de jouer : tu entames le pli {trick} sur {tricks}.',
  'turn.follow':
    'À toi de jouer : pli {trick} sur {tricks}, tu joues en {place, select, 2 {deuxième} 3 {troisième} 4 {quatrième} 5 {cinquième} other {dernier}}.',
  'turn.pick': 'Choisis une carte :',
  'turn.must-up': "Ce pli n'a pas encore de carte visible, la dernière doit donc être visible.",
  'turn.must-down': 'Tu joues en dernier et toutes les cartes sont visibles, la tienne sera donc cachée.',
  'turn.must-down.covered': 'Tu joues en dernier et aucune carte cachée ne compte, la tienne sera donc cachée.',
  'turn.must-down.free':
    'Tu joues en dernier et aucune carte cachée ne compte : joue face cachée, ou libères-en une avec une Dame.',
  'wait.turn': 'Pli {trick} sur {tricks}. On attend {name}.',
  'wait.played': 'Tu as joué {card}. On attend {name}.',
  'you.played': 'Tu as joué {card}.',
  'order.leads': '{name} entame, puis {names}.',
  'order.you-lead': 'Tu entames, puis {names}.',
  'order.you': '{plays}, toi, puis {names}.',
  'order.you-last': '{plays}. Tu joues en dernier.',
  'order.others': '{plays}, puis {names}.',
  'order.so-far': "{order} Pour l'instant {name}.",
  hand: '{cards, plural, =0 {Plus de cartes dans cette manche.} =1 {Ta dernière carte : {names}.} one {Ta carte : {names}.} many {Tes # cartes : {names}.} other {Tes # cartes : {names}.}}',
  downs: 'Tu as joué face cachée : {cards}.',
  'downs.earlier': 'Face cachée avant : {rounds}.',
  'downs.round': 'manche {round} : {cards}',
  'downs.one': '{card} (pli {trick})',

  'role.fool': 'Tu es un Bouffon 🃏. Il y en a un autre.',
  'role.fool.known': "Tu es un Bouffon 🃏. {name} est l'autre Bouffon.",
  'role.fool.long':
    'Tu es un Bouffon 🃏 : tu as un Joker, une autre main a le second. Vous marquez ensemble, et le talon est à vous.',
  'role.fool.long.known':
    "Tu es un Bouffon 🃏 : tu as un Joker, une autre main a le second. Vous marquez ensemble, et le talon est à vous. {name} est l'autre Bouffon.",
  'role.lone': 'Tu es le Bouffon solitaire 🃏.',
  'role.lone.long':
    "Tu es le Bouffon solitaire 🃏 : tu as {jokers, plural, =2 {les deux Jokers} one {un Joker, l'autre est dans le talon} many {un Joker, l'autre est dans le talon} other {un Joker, l'autre est dans le talon}}. Tu marques en solo, fois {times, number}, et le talon est à toi.",
  'role.court': 'Tu es de la Cour.',
  'role.court.one': "Tu es de la Cour. Il n'y a qu'un Bouffon.",
  'role.court.long': "Tu es de la Cour : tu n'as pas reçu de Joker. Tu marques avec toutes les mains qui n'en ont pas.",
  'role.court.long.one':
    "Tu es de la Cour : tu n'as pas reçu de Joker. Tu marques avec toutes les mains qui n'en ont pas. Il n'y a qu'un Bouffon.",

  // A card is chosen: how is it played?
  'way.ask': '{card} : comment jouer cette carte ?',
  'way.ask.queen': 'Dame : face cachée, ou couvrir une carte ?',
  'way.ask.queen.up': 'Dame : quelle carte couvre-t-elle ?',
  'way.ask.king': 'Roi : qui prend ce pli ?',
  'way.ask.down': '{card} : face cachée.',
  'way.ask.up': '{card} : face visible.',
  'way.down': 'Jouer face cachée',
  'way.up': 'Jouer face visible',
  'way.cover': 'Couvrir {target}',
  'way.name': 'Désigner {name}',
  'way.back': 'Retour',
  'fact.joker': 'Face visible, il montre que tu es un Bouffon.',
  'fact.jack.lowest': 'Face visible : la plus faible prend le pli.',
  'fact.jack.highest': 'Face visible : la plus forte prend de nouveau le pli.',
  'fact.jack.king': 'Face visible : {king} décide quand même.',
  'fact.king': 'Le premier Roi qui compte décide.',
  'fact.frees': 'Couvrir {queen} libère {target}.',
  'closed.must-down': "Fermé : un pli a besoin d'une carte cachée qui compte, et il n'y en a pas encore.",
  'closed.must-up': "Fermé : un pli a besoin d'une carte visible, et il n'y en a pas encore.",
  'closed.no-target': "Fermé : il n'y a pas encore de carte à couvrir.",
  'closed.under': 'Fermé : une Dame est sur {target}.',
  'closed.only': 'Fermé : {target} est la seule cachée qui compte, et tu joues en dernier.',
  'closed.again': 'Fermé : sur {queen}, elle couvre la seule carte cachée qui compte, et tu joues en dernier.',

  'crash.open': 'Gâcher la fête',
  'crash.ask': 'Finir la manche {round} maintenant ?',
  'crash.shows': 'Tout le monde voit : {cards}.',
  'crash.cost':
    "Les cartes en main et ce pli ne rapportent rien. {tricks, plural, =0 {Aucun pli n'a encore été pris.} one {Le seul pli pris compte.} many {Les # plis pris comptent.} other {Les # plis pris comptent.}}",
  'crash.sure': 'Finir la manche',
  'crash.back': 'Continuer à jouer',
  last: 'Dernier pli',
  'last.none': "Aucun pli n'est encore complet.",

  // Pictures
  'picture.rank': '{rank, select, A {A} J {V} Q {D} K {R} other {{rank}}}',
  'picture.to-play': 'doit jouer',
  'picture.hats': 'Bouffon : {names}.',
  'picture.round': 'Cette manche',
  'picture.total': 'Total',
  'picture.growth': 'Totaux par manche',

  // What the house would do
  'advice.down': 'La maison jouerait {card} face cachée.',
  'advice.up': 'La maison jouerait {card} face visible.',
  'advice.cover': 'La maison couvrirait avec une Dame : {target}.',
  'advice.name': 'La maison jouerait un Roi et désignerait {name}.',
  'advice.crash': 'La maison gâcherait la fête.',
  'help.press': "Appuyer sur une carte montre comment la jouer ; rien n'est joué avant le second appui.",
  'help.team': "Tes cartes disent ton équipe. Personne d'autre ne voit ta main, ni ce que tu joues face cachée.",

  // The lesson
  'coach.deal':
    'Une petite partie pour apprendre : {tricks, number} plis. Les cartes visibles des plis sont des points, pour toute ton équipe.',
  'coach.wait': 'À {name} de jouer. Rien à faire avant ton tour.',
  'coach.up': "{card} face visible, c'est un point dans le pli, et pour l'instant la carte la plus forte.",
  'coach.up.lower': "{card} face visible, c'est un point pour qui prendra le pli.",
  'coach.up.must': "Aucune carte n'est encore visible, la dernière doit donc l'être.",
  'coach.down':
    "{card} face cachée, ce n'est pas un point, et c'est la carte la plus faible de toutes. Personne ne la verra jamais.",
  'coach.down.must': "Chaque pli a aussi besoin d'une carte cachée, et tu joues en dernier : la tienne sera donc cachée.",
  'coach.jack':
    'Un Valet face visible inverse tout : la carte la plus faible prend le pli, et les cachées sont les plus faibles.',
  'coach.jack.back': 'Un deuxième Valet inverse de nouveau : la carte la plus forte prend le pli.',
  'coach.queen': 'Une Dame couvre une carte : celle-ci ne décide plus rien, mais reste un point.',
  'coach.king': "Un Roi désigne qui prend le pli, quoi qu'il contienne.",
  'coach.king.partner': "Un Roi désigne qui prend le pli. {name} a montré l'autre Joker : ces points sont aussi les tiens.",
  'coach.then.you': "Alors tu prends le pli, tel qu'il est.",
  'coach.then': "Alors {name} prend le pli, tel qu'il est.",
  'coach.crash': 'Il ne te reste que des Valets, des Dames et des Rois : tu peux les montrer et finir la manche.',
  'coach.press': 'Appuie sur « {card} », puis sur « {way} ».',
  'coach.press.crash': 'Appuie sur « {way} », puis sur « {sure} ».',
  'coach.count.fool': 'Les Bouffons comptent le talon et les cartes visibles de leurs plis, et chacun marque le tout.',
  'coach.count.court': 'La Cour compte les cartes visibles de tous ses plis, et chaque main y marque le tout.',
  'coach.bonus': "Qui n'a pris aucun pli marque 5 de plus.",

  // Refusals
  'refused.moved-on': "La table a continué ; rien n'a été joué.",
  'refused.over': 'La partie est finie.',
  'refused.turn': 'À {name} de jouer.',
  'refused.played': 'Ta carte est déjà sur la table : {card}.',
  'refused.crash': 'Seul le Bouffon solitaire peut gâcher la fête, avec uniquement des Valets, des Dames et des Rois en main.',
  'refused.crash.off': 'Gâcher la fête est désactivé à cette table.',
  'refused.hand': "Cette carte n'est plus dans ta main.",
  'refused.must-down': 'Aucune carte cachée ne compte encore dans ce pli, la dernière doit donc être cachée.',
  'refused.queen': "Une Dame visible a besoin d'une carte à couvrir. Choisis-en une, ou joue la Dame face cachée.",
  'refused.cover':
    "Une Dame couvre une carte de ce pli qui n'a pas de Dame sur elle, et qui joue en dernier ne peut pas couvrir la seule carte cachée qui compte.",
  'refused.king': 'Un Roi visible désigne une autre personne. Choisis-la, ou joue le Roi face cachée.',

  // The rules, a screen at a time
  'rules.minute': 'En une minute',
  'rules.cards': 'Valet, Dame, Roi',
  'rules.scoring': 'Points',
  'rules.examples': 'Exemples',
  'rules.tips': 'Conseils',
  'rules.table': 'Cette table',
  'minute.head': 'Foolish Faces en une minute',
  'minute.points': 'Chaque carte visible dans un pli que tu prends vaut 1 point pour ton équipe.',
  'minute.teams': 'Un Joker reçu : Bouffon. Sinon : Cour.',
  'minute.play': "Joue n'importe quelle carte, face visible ou cachée.",
  'minute.highest': 'La plus forte carte visible prend tout : As en bas, 10 en haut, Joker au-dessus.',
  'minute.jack': 'Valet : la plus faible prend le pli.',
  'minute.queen': 'Dame : couvre une carte déjà jouée.',
  'minute.king': 'Roi : désigne qui prend le pli.',
  'minute.both': "Chaque pli a besoin d'une carte visible et d'une carte cachée qu'aucune Dame ne couvre.",
  'cards.head': 'Valet, Dame, Roi',
  'cards.up': "Face visible, ils n'ont pas de rang : ils font quelque chose. Face cachée, ce sont des cartes comme les autres.",
  'cards.jack':
    'Valet : la carte la plus faible prend le pli, et les cartes cachées sont les plus faibles ; la première gagne. Un deuxième Valet inverse de nouveau, un troisième encore.',
  'cards.queen':
    "Dame : couvre dans ce pli la carte de quelqu'un d'autre, et ne peut donc pas entamer face visible. Une carte couverte ne décide rien, mais rapporte quand même.",
  'cards.stack':
    'Une Dame sur une Dame libère la carte du dessous. Une carte avec une Dame sur elle ne peut pas être couverte de nouveau.',
  'cards.king': "Roi : désigne une autre personne, qui prend le pli, quoi qu'il contienne. Le premier Roi qui compte décide.",
  'cards.tie': 'De deux cartes égales, la première gagne.',
  'cards.last': 'Pour que chaque pli ait les deux sortes, la dernière carte doit parfois être visible, ou cachée.',
  'scoring.head': 'Points',
  'scoring.team':
    "Après la manche, on montre les équipes. Chaque équipe compte les cartes visibles de ses plis, et chacun y marque le total de l'équipe.",
  'scoring.stock': 'Le talon est face visible et compte pour les Bouffons : 2 cartes à quatre, 4 à cinq.',
  'scoring.lone':
    "Un Bouffon solitaire, avec les deux Jokers ou avec un pendant que l'autre est dans le talon, marque fois 2 à quatre, fois 3 à cinq.",
  'scoring.bonus': "Aucun pli : qui n'en a pris aucun marque 5 de plus à la manche 1, 10 à la manche 2, et ainsi de suite.",
  'scoring.secret': 'Personne ne regarde plus jamais une carte cachée.',
  'scoring.end':
    "Une partie complète a une manche par personne ; chacun entame une fois en premier. Le plus gros total gagne, et l'égalité partage la victoire.",
  'examples.head': 'Exemples',
  'examples.note': "Cartes dans l'ordre où elles sont jouées, à quatre.",
  'examples.highest': '4, face cachée, 9, 7 : le 9 le prend, pour 3 points.',
  'examples.jack': '9, Valet, face cachée, face cachée : un Valet, donc la première carte cachée le prend, pour 2 points.',
  'examples.jacks': "Valet, 6, Valet, face cachée : deux Valets s'annulent, donc le 6 le prend, pour 3 points.",
  'examples.queen': '10, Dame sur le 10, 6, face cachée : le 10 est couvert, donc le 6 le prend, pour 3 points.',
  'examples.stack': '10, Dame sur le 10, Dame sur cette Dame, face cachée : le 10 compte de nouveau et le prend, pour 3 points.',
  'examples.king': 'Roi qui désigne la dernière place, Joker, 10, face cachée : la dernière place le prend, pour 3 points.',
  'examples.last':
    '8, As, Valet, et tu joues en dernier : toutes sont visibles, la tienne est donc cachée et, avec un Valet, prend le pli.',
  'tips.head': 'Conseils',
  'tips.watch': 'Regarde qui laisse des points à qui : cela révèle une équipe bien avant un Joker.',
  'tips.down':
    'Une carte cachée coûte un point au pli. Fais-le là où les autres prennent, et joue face visible là où ton équipe prend.',
  'tips.joker':
    'Un Joker visible prend presque tous les plis, et dit à tout le monde que tu es un Bouffon. Caché, personne ne le saura.',
  'tips.last': 'En jouant en dernier, tu vois ce qui prend le pli, mais tu dois parfois jouer face visible, ou face cachée.',
  'tips.king': 'Un Roi donne des points à ton équipe, même à qui joue plus tard. Garde-le tant que tu ne sais pas qui désigner.',
  'tips.jack': "Avec un Valet, la première carte cachée prend le pli : joue tôt face cachée si tu t'attends à un Valet.",
  'tips.queen': 'Une Dame sauve un pli : un chiffre, un Valet ou un Roi couvert ne décide rien, et rapporte quand même.',
  'tips.none': "N'avoir aucun pli vaut 5 fois la manche : tard dans une longue partie, c'est mieux qu'un pli ou deux.",

  'table.head': 'Cette table',
  'table.full': 'Partie complète : une manche par personne.',
  'table.single': 'Manche unique : la manche est la partie.',
  'table.crasher.on':
    "Trouble-fête est activé : un Bouffon solitaire qui n'a plus que des Valets, des Dames et des Rois peut les montrer et finir la manche. Ce qui est pris compte, le reste non.",
  'table.crasher.off': 'Trouble-fête est désactivé.',
  'rules.credit': 'Foolish Faces est un jeu de J Simmons. Les mots sont les nôtres.',
} satisfies Readonly<Record<keyof typeof en, string>>
