import { expect, it } from 'vitest'
import type { Evening } from './evening.js'
import { parties } from './guests.js'

const party = parties()
const lobbyOf = (evening: Evening): string => evening.story().at(-1) ?? ''

it('in public the server is spoken to in its language, in private everybody in theirs or the one they chose', async () => {
  const tonight = await party({ locale: 'ru', seeds: ['languages'] })
  const { evening, ann, bo, cleo, dan } = tonight
  for (const [player, locale] of [
    [ann, 'ru'],
    [bo, 'de'],
    [cleo, 'pt-BR'],
  ] as const)
    evening.local.person(player.name).locale = locale

  // Who opens the table and who joins it leaves its language alone.
  await ann.says('/foolish', { length: 'single-round' })
  await bo.presses('Сесть за стол')
  await cleo.presses('Сесть за стол')
  await dan.presses('Сесть за стол')
  await evening.calm()
  expect(lobbyOf(evening)).toMatch(/Ann открывает стол\. Занято 4 места\./u)
  expect(lobbyOf(evening)).not.toMatch(/seated|Plätze/u)
  await bo.says('/table start')
  expect(bo.panel()).toMatch(/Ann ist Host/u)
  await ann.presses('Начать')
  await evening.calm()
  expect(evening.story().join('\n')).toMatch(/начинает взятку 1 из 13\.\n.+раунд 1 из 1\n/u)

  // Whose turn it is comes to each in private, in their own language.
  const reads = [
    [ann, 'Взятка 1 из 13. Ходит Cleo.'],
    [bo, 'Stich 1 von 13. Warten auf Cleo.'],
    [cleo, 'Sua vez: você abre a vaza 1 de 13.'],
    [dan, 'Trick 1 of 13. Waiting for Cleo.'],
  ] as const
  for (const [player, text] of reads) {
    await player.says('/hand')
    expect(player.panel(), player.name).toContain(text)
  }

  // A language that is chosen goes before the one that is set in Discord, from the very answer on.
  await bo.says('/settings me')
  expect(bo.panel()).toContain('Deine Einstellungen')
  await bo.chooses('Deine Sprache: polski')
  expect(bo.panel()).toContain('Twoje ustawienia')
  await bo.says('/hand')
  expect(bo.panel()).toContain('Lewa 1 z 13. Gra Cleo.')
  expect(evening.story().join('\n')).not.toMatch(/Lewa|Stich|Vaza|Trick/u)
})
