import * as z from 'zod/mini'
import { text } from '../documents/parts.ts'

/** Which line of a shopping list: names may repeat in a section. */
export const lineAddress = z.object({
  category: text(80),
  name: text(200).check(z.minLength(1)),
  nth: z.int().check(z.minimum(0), z.maximum(500)),
})

export const lineAddresses = z.array(lineAddress).check(z.maxLength(1000))
