import { expect, it } from 'vitest'
import { sayFarewell } from '../../src/discord/farewell.js'
import { createTongues } from '../../src/discord/language.js'
import { restFor } from '../../src/discord/rest.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import { opened, row, tableRow } from '../store/some.js'

it('says one word in each channel that lets it, where somebody did something last first, until the time is over', async () => {
  const local = await startLocalDiscord({ limits: false })
  const store = await opened()
  const faults: unknown[] = []
  const onFault = (error: unknown): void => void faults.push(error)
  const open = async (id: string, channel: string, number: number, at: number): Promise<unknown> =>
    store.append({ rows: [{ ...row(id, 1), at }], open: tableRow(id, number, { channel: local.channel(channel).id }) })
  const DAY = 86_400_000
  await open('aaaaaaaa', 'games', 1, DAY + 1)
  await open('bbbbbbbb', 'parlour', 2, DAY + 3)
  await open('cccccccc', 'games', 3, DAY + 2)
  await open('dddddddd', 'closed', 4, DAY)
  await open('eeeeeeee', 'silent', 5, 1)
  local.channel('closed').deny('SendMessages')
  const options = {
    rest: restFor(local.token, local.api),
    store,
    tongues: createTongues(store, () => undefined, onFault),
    now: local.now,
    onFault,
  }
  await sayFarewell({ ...options, over: AbortSignal.abort() })
  expect(local.requests).toEqual([])
  await sayFarewell({ ...options, over: new AbortController().signal })
  await sayFarewell({ ...options, over: new AbortController().signal })
  const said = (channel: string): readonly string[] => local.channel(channel).messages.map(({ content }) => content)
  const word = 'Back soon. Your game is saved.'
  expect(['parlour', 'games', 'closed', 'silent'].map(said)).toEqual([[word], [word], [], []])
  expect(local.requests.slice(0, 2).map(({ path }) => path)).toEqual(
    ['parlour', 'games'].map((name) => `/api/v10/channels/${local.channel(name).id}/messages`),
  )
  expect(await store.pages('cccccccc')).toMatchObject([{ key: 'back-soon', final: false }])
  expect(faults).toEqual([])
  await local.stop()
})
