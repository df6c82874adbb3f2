import type { Party } from './guests.js'

// Two evenings that differ in what one person may not see must look the same to that person, to the byte.

/** Ids, times and moments are of one evening alone. */
const made = (text: string): string =>
  text
    .replaceAll(/127\.0\.0\.1:\d+/gu, 'address')
    .replaceAll(/<t:\d+:/gu, '<t:')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/gu, 'moment')
    .replaceAll(/\d{17,}/gu, 'id')

/** All that Ann has before her now: what everybody reads, and what she alone does. */
export async function beforeAnn({ evening }: Party, table: string): Promise<string> {
  await evening.calm()
  const sees = evening.local.person('Ann').sees('games')
  const told = sees.map(({ content, flags, components, mentions, attachments }) => ({
    content,
    flags,
    components,
    mentions,
    files: attachments.map(({ url }) => new TextDecoder().decode(evening.local.file(url))),
  }))
  return made(JSON.stringify(told).replaceAll(table, 'table'))
}

/** What somebody curious could ask for while a game is on; what each answer left before her. */
export async function askedByAnn(tonight: Party, table: string): Promise<readonly string[]> {
  const { ann } = tonight
  const steps: string[] = []
  for (const command of ['/hand', '/table show', '/table seats', '/table last', '/leaderboard', '/stats', '/rules', '/privacy']) {
    await ann.says(command)
    steps.push(await beforeAnn(tonight, table))
  }
  await ann.presses('Export my data')
  steps.push(await beforeAnn(tonight, table))
  return steps
}
