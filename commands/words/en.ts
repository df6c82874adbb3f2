/** What commands say, in English (ICU MessageFormat), and how Discord's menu describes them (plain words). */
export const en = {
  // The menu of commands
  'foolish.about': 'Open a table of Foolish Faces in this channel',
  'foolish.length': 'How long the game is; a full game unless you say otherwise',
  'foolish.length.full': 'Full game, a round for each player',
  'foolish.length.single-round': 'Single round',
  'foolish.party-crasher': 'Whether a Lone Fool may end a round early; off unless you say otherwise',
  'foolish.house-players': 'How many computer players sit down at once',
  'table.about': 'Join, start, leave or end a table in this channel',
  'table.join': 'Take a seat at a table that is gathering',
  'table.leave': 'Give up your seat',
  'table.leave.sure': 'Leave a game in play without being asked again',
  'table.house': 'Seat or unseat a computer player',
  'table.house.do': 'What to do',
  'table.house.add': 'Add a house player',
  'table.house.drop': 'Drop a house player',
  'table.start': 'Deal the cards; the host does it',
  'table.start.missing': 'What to do when seats are missing or still held',
  'table.start.fill': 'Fill missing seats with house players',
  'table.start.without': 'Start without the people not back yet',
  'table.show': 'See how a table stands, or which tables are here',
  'table.seats': 'See who sits at a table, with ways to leave or end it',
  'table.last': 'See the last trick or bout again',
  'table.again': 'Play again with the same people and options',
  'table.end': 'End a table; for its host and people who may manage messages',
  'table.end.sure': 'End it without being asked again',
  'table.option': 'Which table, where there are several',
  'hand.about': 'Your cards, for your eyes only',
  'rules.about': 'The rules of a game',
  'leaderboard.about': "This server's leaderboard of a game",
  'leaderboard.period': 'Which games count; all unless you say otherwise',
  'game.option': 'Which game',

  'foolish.refused': 'No table can be opened with these options.',

  // Leaderboards
  'period.all': 'All time',
  'period.month': 'This month',
  'period.week': 'This week',
  'board.head': '{game}, {period, select, week {this week} month {this month} other {all time}}',
  'board.head.board': '{game}, {board}, {period, select, week {this week} month {this month} other {all time}}',
  'board.person': '{place, number} {name}, {points, plural, one {# point} other {# points}}',
  'board.games':
    '{wins, plural, one {# win} other {# wins}} in {games, plural, one {# game} other {# games}}, {average, number, ::.0} a game',
  'board.you': 'You',
  'board.you.none': 'You are not on this board yet.',
  'board.empty': 'Nobody is on this board yet.',
  'board.empty.how': 'A finished game with two people or more puts you here.',
  'board.empty.open': '/foolish opens a table.',
  'board.pick.period': 'Period',
  'board.pick.board': 'Leaderboard',
  'board.post': 'Post in the channel',

  // Which table
  'choose.table': '{name}: {players}',
  'choose.several': 'Several tables are here. Say which one with the option "table".',
  'choose.none': 'There is no table in this channel.',
  'choose.none.how': '/foolish opens one.',
  'choose.unknown': 'I know no such table here.',
  'choose.none-over': 'No game has ended in this channel yet.',

  // What was done, and what helps
  left: 'You have left {table}.',
  'left.game': 'You have left {table}. The house plays on with your cards.',
  ended: '{table} has ended.',
  'hand.back': 'My hand',

  // When something is in the way
  'lacks.head': 'I cannot open a table in this channel yet. Missing: {permissions}.',
  'lacks.help': 'A server admin can add {count, plural, one {it} other {them}} for Foolish under Edit Channel, Permissions.',
  'lost.button': 'This button belongs to an older table. /table show lists those here.',
} as const
