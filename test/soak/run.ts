import { planOf } from './plan.js'
import { soak } from './soak.js'

const plan = planOf(process.argv.slice(2))
const { figures, broken } = await soak(plan, (line) => console.log(line))
console.log(['', ...figures, '', ...(broken.length > 0 ? ['NOT KEPT', ...broken] : ['Every promise was kept.'])].join('\n'))
process.exit(broken.length > 0 ? 1 : 0)
