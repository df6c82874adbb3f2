import type { table as en } from '../en/table.js'

/**
 * Everything that tables of all games say, in French (ICU MessageFormat). Which game it is stands in `table`: "Foolish Faces 12".
 * The space before : ; ? and inside « » is a no-break one.
 */
export const table = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened':
    '{name} a ouvert une table. {count, plural, one {# place est occupée} many {# places sont occupées} other {# places sont occupées}}.',
  'lobby.full': 'La table est complète (hôte : {host}).',
  'seat.host': '{seat} {name} (hôte)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (pas encore de retour, place gardée, libre {until})',
  'seat.free': '{seat} libre',
  'seat.free.many': '{from} à {to} libres',
  'starts.one': 'Pour commencer, il faut être {most}.',
  'starts.or': 'Pour commencer, il faut être {numbers}.',
  'starts.to': 'Pour commencer, il faut être de {least} à {most}.',
  'lobby.gives': '« Rejoindre » prend une place tenue par la maison ({name}).',
  'lobby.taken':
    '{count, plural, =2 {Les deux places sont occupées} =3 {Les trois places sont occupées} =4 {Les quatre places sont occupées} =5 {Les cinq places sont occupées} =6 {Les six places sont occupées} =7 {Les sept places sont occupées} =8 {Les huit places sont occupées} one {La place est occupée} many {Les # places sont occupées} other {Les # places sont occupées}} par des humains.',
  'lobby.kept': 'Toutes les places sont occupées ou gardées.',
  'lobby.record': '{table} : {names} {count, plural, one {joue} many {jouent} other {jouent}}.',
  'lobby.over': '{table} a fermé avant de commencer.',
  'lobby.expires': "Ferme {until} si personne n'appuie sur rien.",

  // Practice, lessons, and what is said the first time
  practice: 'Entraînement : cela ne compte pour personne.',
  advise: 'Que jouer ici ?',
  'no.advice': "La maison ne conseille qu'aux tables d'entraînement. {command} avec l'option « entraînement » en ouvre une.",
  'no.advice.turn': 'On ne te demande rien pour le moment.',
  'lesson.over': "C'était la leçon. Elle ne laisse aucune trace.",
  'lesson.next':
    "/foolish, /durak et /kings ouvrent une table ; avec des joueurs maison et l'option « entraînement », tu joues pour t'entraîner, avec des conseils.",
  'lesson.again': 'Apprendre encore une fois',
  'help.lobby': 'Tu as une place. Dès que {host} lance la table, ta main arrive ici, pour toi seulement.',
  'help.channel': 'Ce que tous peuvent voir est dans le salon. « Règles » dit le jeu en une minute, /leçon te le fait jouer.',

  // Time
  'pace.live': 'En direct : 3 minutes par tour.',
  'pace.slow': 'Lent : un jour par tour.',
  'pace.none': 'Sans horloge.',
  'pace.next': 'Dès la prochaine donne : {pace, select, live {3 minutes par tour} slow {un jour par tour} other {sans horloge}}.',
  'time.of': 'Le temps finit {until} : {names}.',
  'time.turn': 'Le tour finit {until}.',
  'time.yours': 'Ton temps finit {until}.',
  remind: '{names}, on attend à {table}. Le temps finit {until}.',
  'remind.only': '{names}, on attend à {table}.',
  'paused.closed': 'La table est en pause : je ne peux plus écrire dans {channel}. Ta main est en sécurité.',
  'paused.locked': 'La table est en pause : {channel} est verrouillé. Ta main est en sécurité.',

  // Seats in play
  'house.for':
    "La maison joue pour {names}, {count, plural, one {qui n'est pas là} many {qui ne sont pas là} other {qui ne sont pas là}}.",
  'open.seats':
    '{names} {count, plural, one {joue pour une personne partie : la place est à prendre} many {jouent pour des personnes parties : les places sont à prendre} other {jouent pour des personnes parties : les places sont à prendre}}.',
  'seat.noted': '{seat} {name} ({notes})',
  'seat.stand-in': '{seat} {name}, pour une personne partie',
  'note.host': 'hôte',
  'note.you': 'toi',
  'note.away': 'pas là, la maison joue',
  'note.late': 'une fois hors délai',
  'wishes.end':
    '{wishes, number} sur {needed, number} {needed, plural, one {souhaite} many {souhaitent} other {souhaitent}} fermer la table.',
  'wishes.remove':
    '{wishes, number} sur {needed, number} {needed, plural, one {souhaite} many {souhaitent} other {souhaitent}} que {name} parte.',

  // Ended early
  'closed.host': '{name}, hôte, a fermé {table}.',
  'closed.moderator': 'La modération a fermé {table}.',
  'closed.nobody': "Plus personne n'est à {table}, la table ferme donc.",
  'closed.still': 'Plus personne ne joue à {table}, la table ferme donc.',
  'closed.gone': "Le salon de {table} n'existe plus, la table est donc fermée.",
  'closed.vote': 'Tout le monde à {table} a souhaité fermer la table.',
  'closed.expired': "Personne n'a appuyé sur rien à {table} pendant une demi-heure, la table est donc fermée.",
  'closed.replaced': "{table} n'avançait plus et a laissé sa place.",
  'closed.counts': 'Cela ne compte pour personne.',

  // Buttons
  join: 'Rejoindre',
  leave: 'Partir',
  rules: 'Règles',
  'house.add': 'Ajouter un joueur maison',
  'house.drop': 'Retirer un joueur maison',
  'house.rules': 'Règles maison',
  start: 'Lancer',
  'start.fill':
    '{count, plural, one {Ajouter un joueur maison et lancer} many {Ajouter # joueurs maison et lancer} other {Ajouter # joueurs maison et lancer}}',
  'start.without': 'Lancer sans attendre',
  pace: 'Rythme',
  hand: 'Ma main',
  'take.seat': 'Prendre la place',
  'take.seat.of': 'Prendre la place ({name})',
  'here.again': 'Me revoilà',
  refresh: 'Actualiser',
  unqueue: 'Annuler',
  'table.open': 'Table',
  back: 'Retour',
  again: 'Rejouer',
  leaderboard: 'Classement',
  replay: 'Revoir',
  'leave.ask': 'Quitter la table',
  'end.ask': 'Fermer la table',
  'end.wish.ask': 'Souhaiter fermer la table',
  'remove.pick': "Retirer quelqu'un",
  stay: 'Continuer à jouer',

  // House rules
  'choices.head': 'Règles maison de {table}',
  'choices.note': 'Elles valent tout de suite pour cette table, et pour les tables ouvertes plus tard dans ce salon.',
  'choices.presets': 'Façons de jouer',
  'choices.other': 'Autre chose',
  'choices.none': "Rien d'autre ne se choisit à cette table.",
  'choices.page': 'Page {page, number} sur {pages, number}',
  'no.host.rules': "{host} a le rôle d'hôte et choisit les règles maison.",
  'no.clash': 'Ces règles maison ne vont pas ensemble.',

  // In private
  'panel.live': "À jour jusqu'à {until}, puis appuie sur « Actualiser ».",
  'panel.away': 'La maison joue pour toi. Appuie sur « Me revoilà » pour continuer à jouer.',
  'panel.queued': 'Ce sera joué {until}.',
  'panel.lobby': 'Les cartes sont données quand {host} lance {table}.',
  'panel.over': '{table} : partie finie.',
  'panel.board': '/classement montre le classement du serveur.',
  'table.place': '{table}, {place}',
  'leave.cost':
    "Quitter {table} ? La maison continue avec tes cartes, et n'importe qui peut prendre ta place. La partie compte comme quittée.",
  'leave.last': "Quitter {table} ? Il n'y a personne d'autre, la table ferme donc. Cela ne compte pour personne.",
  'leave.done': 'Quitter {table} ? Tu as déjà fini et tu gardes ton rang.',
  'leave.ends': 'Quitter {table} ? {cost}',
  'end.cost': 'Fermer {table} pour tout le monde ? Cela ne compte pour personne.',

  // What the table decides together
  'remove.cost': 'Retirer {name} de {table} ? La maison joue à cette place, et {name} ne pourra pas revenir à cette table.',
  'remove.resigns': 'Retirer {name} de {table} ? Cela compte comme un abandon.',
  'remove.lobby': 'Retirer {name} de {table} ? {name} ne pourra pas revenir à cette table.',
  'remove.wish': 'Souhaites-tu que {name} quitte {table} ? Souhaits : {wishes, number} sur {needed, number}.',
  'remove.ask': 'Retirer {name}',
  'end.wish': 'Souhaites-tu fermer {table} ? Cela ne compte pour personne. Souhaits : {wishes, number} sur {needed, number}.',
  'wished.remove': 'Tu souhaites que {name} quitte {table}. Souhaits : {wishes, number} sur {needed, number}.',
  'wished.end': 'Tu souhaites fermer {table}. Souhaits : {wishes, number} sur {needed, number}.',

  // Why something was not done, and what helps
  stale: "La table a continué ; rien n'a été joué. Voici où on en est :",
  'no.such.table': "Ce bouton vient d'une table plus ancienne. /table voir montre celles qui sont ici.",
  'no.over': '{table} : partie finie.',
  'no.started': '{table} a commencé. Il y a une place pour toi à la prochaine partie.',
  'no.started.seat': '{table} a commencé.',
  'no.cards': "Aucune carte n'est encore donnée : l'hôte lance {table}.",
  'no.seat': "La dernière place vient d'être prise. {command} ouvre une autre table.",
  'no.seat.held': 'Toutes les places sont occupées ou gardées ; une place gardée se libère {until}.',
  'no.twice': 'Tu as déjà une place à {table}.',
  'gone.seat': '{name} a maintenant ta place à {table}.',
  'gone.removed': "Tu n'as plus ta place à {table} : on te l'a retirée.",
  'no.stranger': "Tu n'es pas à cette table. Tout ce qui est public est dans le salon.",
  'no.host.start': "{host} a le rôle d'hôte et lance cette table.",
  'no.host.end': "{host} a le rôle d'hôte : l'hôte ou la modération ferme cette table.",
  'no.few':
    'Pas encore : {count, plural, one {# place est occupée} many {# places sont occupées} other {# places sont occupées}}, il en faut {least}.',
  'no.held':
    "{names} {count, plural, one {n'est pas encore de retour. La place est gardée, libre} many {ne sont pas encore de retour. Les places sont gardées, libres} other {ne sont pas encore de retour. Les places sont gardées, libres}} {until}.",
  'no.house': "Il n'y a pas de joueur maison ici.",
  'no.room': 'Toutes les places sont occupées, un joueur maison ne peut pas entrer.',
  'no.stale': "La table a continué ; rien n'a été joué.",
  'no.end': '{table} est encore en cours. « Rejouer » viendra à la fin.',
  'no.barred': "On t'a retiré ta place à {table}, tu ne peux pas y revenir.",
  'no.seen': "Tu as vu une autre main de cette partie, cette place n'est donc pas pour toi.",
  'no.seat.to.take': "Aucune place de {table} n'est à prendre en ce moment.",
  'no.away': 'La maison ne joue pas pour toi : tu joues tes cartes.',
  'no.removal': "Cette personne n'est pas à {table}. Pour partir, appuie sur « Partir ».",
  'no.elsewhere': 'Tu es déjà à {table}.',
  'no.more.tables': 'Il y a déjà autant de tables en cours que ce serveur en veut à la fois.',
  'no.host.pace': "{host} a le rôle d'hôte et fixe le rythme.",
  'no.way': "Ce n'est pas possible ici. Appuie sur « Ma main » pour voir ce qui l'est.",
} satisfies Readonly<Record<keyof typeof en, string>>
