/** Everything that tables of all games say, in English (ICU MessageFormat). Which game it is stands in `table`: "Foolish Faces 12". */
export const en = {
  table: '{game} {number}',

  // The lobby
  'lobby.opened': '{name} opened a table. {count, plural, one {# is} other {# are}} seated.',
  'lobby.full': "{host}'s table is full.",
  'seat.host': '{seat} {name} (host)',
  'seat.taken': '{seat} {name}',
  'seat.held': '{seat} {name} (not back yet, seat held, {until})',
  'seat.you': '{name} (you)',
  'seat.free': '{seat} free',
  'seat.free.many': '{from} to {to} free',
  'starts.one': 'Starts with {most}.',
  'starts.or': 'Starts with {least} or {most}.',
  'starts.to': 'Starts with {least} to {most}.',
  'lobby.gives': "Join takes {name}'s seat.",
  'lobby.taken':
    'All {count, plural, =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} other {#}} seats are taken by people.',
  'lobby.kept': 'All seats are taken or held.',
  'lobby.record': '{table}: {names} play.',
  'lobby.over': '{table} ended before it started.',

  // Ended early
  'closed.host': '{name}, the host, ended {table}.',
  'closed.moderator': 'A moderator ended {table}.',
  'closed.nobody': 'Everybody has left {table}, so it ends here.',
  'closed.counts': 'It counts for nobody.',

  // Buttons
  join: 'Join',
  leave: 'Leave',
  rules: 'Rules',
  'house.add': 'Add house player',
  'house.drop': 'Drop house player',
  start: 'Start',
  'start.fill': '{count, plural, one {Add a house player and start} other {Add # house players and start}}',
  'start.without': 'Start without them',
  hand: 'My hand',
  refresh: 'Refresh',
  'table.open': 'Table',
  back: 'Back',
  again: 'Play again',
  leaderboard: 'Leaderboard',
  'leave.ask': 'Leave the table',
  'end.ask': 'End the table',
  stay: 'Keep playing',

  // In private
  'panel.live': 'Live until {until}, then press Refresh.',
  'panel.lobby': 'The cards are dealt when {host} starts {table}.',
  'panel.over': '{table} is over.',
  'panel.board': "/leaderboard shows the server's board.",
  'table.place': '{table}, {place}',
  'leave.cost': 'Leave {table}? The house plays on with your cards. The game counts for neither.',
  'leave.last': 'Leave {table}? Nobody else is here, so it ends. It counts for nobody.',
  'end.cost': 'End {table} for everybody? It counts for nobody.',

  // Why something was not done, and what helps
  stale: 'The table has moved on; nothing was played. This is now:',
  'no.such.table': 'This button belongs to an older table. /table show lists those here.',
  'no.over': '{table} is over.',
  'no.started': '{table} has started. The next game has a seat for you.',
  'no.cards': 'No cards are dealt yet: the host starts {table}.',
  'no.seat': 'The last seat was just taken. {command} opens another table.',
  'no.seat.held': 'All seats are taken or held; a held one is free {until}.',
  'no.twice': 'You sit at {table} already.',
  'no.stranger': 'You are not at this table. Everything public is in the channel.',
  'no.host.start': '{host} is host and starts this table.',
  'no.host.end': '{host} is host: the host or a moderator ends this table.',
  'no.few': 'Not yet: {count, plural, one {# is} other {# are}} seated, {least} are needed.',
  'no.held':
    '{names} {count, plural, one {is} other {are}} not back yet. The {count, plural, one {seat is} other {seats are}} held, free {until}.',
  'no.house': 'No house player sits here.',
  'no.room': 'All seats are taken, so no house player fits in.',
  'no.stale': 'The table has moved on; nothing was played.',
  'no.end': '{table} is still on. Play again comes when it is over.',
  'no.way': 'That is not possible here. Press My hand to see what is.',
} as const
