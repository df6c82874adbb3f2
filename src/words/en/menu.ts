/**
 * What commands, their parts and their options are called in Discord's menu: lower case, one word or several with hyphens, 32
 * letters at most. English has the names by which the program itself knows them.
 */
export const menu = {
  // Commands
  fool: 'fool',
  foolish: 'foolish',
  hand: 'hand',
  kings: 'kings',
  leaderboard: 'leaderboard',
  learn: 'learn',
  privacy: 'privacy',
  replay: 'replay',
  rules: 'rules',
  settings: 'settings',
  stats: 'stats',
  table: 'table',

  // Their parts
  join: 'join',
  leave: 'leave',
  'take-seat': 'take-seat',
  back: 'back',
  house: 'house',
  'house-rules': 'house-rules',
  pace: 'pace',
  start: 'start',
  show: 'show',
  seats: 'seats',
  last: 'last',
  advise: 'advise',
  'take-back': 'take-back',
  again: 'again',
  kick: 'kick',
  end: 'end',
  server: 'server',
  me: 'me',

  // Options
  length: 'length',
  'party-crasher': 'party-crasher',
  'house-players': 'house-players',
  win: 'win',
  variant: 'variant',
  deck: 'deck',
  throwing: 'throwing',
  practice: 'practice',
  thread: 'thread',
  sure: 'sure',
  seat: 'seat',
  do: 'do',
  missing: 'missing',
  who: 'who',
  game: 'game',
  period: 'period',
  where: 'where',
  person: 'person',
} as const
