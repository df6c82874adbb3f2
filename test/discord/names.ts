import type { Names } from '../../src/discord/names.js'

/** Two who sit there, a house player, and Cleo, whoever is asked for by number. */
export const names: Names = {
  language: 'en',
  seat: (seat) => ({ name: ['Ann', 'Bo', 'Pip'][seat] ?? '?', id: `10000000000000000${seat}`, house: seat === 2 }),
  person: () => ({ name: 'Cleo', id: undefined, house: false }),
  link: () => undefined,
}
