/** What only the platform says. */
export const discord = {
  unknown_button: 'This button belongs to an older table. /table show lists those here.',
  unknown_command: 'This command is from another version of Foolish. Type / again to see those of today.',
  too_late: 'Your last press came too late and did not count.',
  fault: 'Something went wrong here and nothing was played. Press My hand.',
  fault_code: 'Code {code}',
  elsewhere: 'Cards are played in servers, not in private messages.',
  paused: 'The table is paused: I may not post in this channel any more (missing {permissions}). Your hand is safe.',
  listed_house: '{name} (house)',
  somebody: 'Somebody',
  at_table: 'This way to {table}.',
  soon: 'Done. The table shows it in a moment.',
  unsaved: 'That could not be saved just now and nothing was played. Press again in a moment.',
  back_soon: 'Back soon. Your game is saved.',
  restarting: 'Foolish is restarting. Your game is saved; press again in a minute.',
} as const
