import { z } from 'zod'
import type { FromPage } from './protocol.js'

const ref = z.number().int()
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const fromPage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('be'), person: z.string().max(100) }),
  z.object({ type: z.literal('in'), channel: z.string() }),
  z.object({ type: z.literal('speak'), locale: z.string().max(10) }),
  z.object({ type: z.literal('say'), text: z.string().min(1).max(2000) }),
  z.object({ type: z.literal('slash'), ref, command: z.string(), options }),
  z.object({ type: z.literal('complete'), ref, command: z.string(), focused: z.string(), options }),
  z.object({
    type: z.literal('press'),
    ref,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).exactOptional(),
  }),
  z.object({ type: z.literal('submit'), ref, interaction: z.string(), values: z.record(z.string(), z.string()) }),
  z.object({ type: z.literal('dismiss'), message: z.string() }),
])

/** What a tab says, or undefined where it is not in the words of `protocol.ts`. */
export function readFromPage(data: string): FromPage | undefined {
  try {
    return fromPage.parse(JSON.parse(data))
  } catch {
    return undefined
  }
}
