import { expect, it } from 'vitest'
import { planOf } from './plan.js'
import { soak } from './soak.js'

it('a minute of many tables, with faults and a kill: what was acknowledged is there, everybody is answered, every game ends', async () => {
  const course: string[] = []
  const { figures, broken } = await soak(planOf(['60s']), (line) => void course.push(line))
  // Also seen where the second try keeps every promise.
  if (broken.length > 0) console.error([...course, ...figures, ...broken].join('\n'))
  expect(broken).toEqual([])
})
