import * as z from 'zod/mini'
import { allergens, text, traits } from '../documents/parts.ts'

/** As many as the longest list or pantry page shows; more are asked about in several requests. */
export const UNSUITABLE_FOODS_MAX = 200

const namedFood = z.object({
  name: text(200).check(z.minLength(1)),
  foodId: z.nullish(text(100)),
  /** What its own label says. */
  allergens: z.optional(allergens),
  mayContain: z.optional(allergens),
  traits: z.optional(traits),
})

/** POST /api/foods/unsuitable: foods as they stand on a list, a shelf or a receipt. */
export const unsuitableFoodsRequest = z.object({
  foods: z.array(namedFood).check(z.maxLength(UNSUITABLE_FOODS_MAX)),
})

/** For each food the ids of the household's rules that it breaks. */
export const unsuitableFoodsAnswer = z.object({ against: z.array(z.array(z.string())) })

export type AskedFood = z.infer<typeof namedFood>
