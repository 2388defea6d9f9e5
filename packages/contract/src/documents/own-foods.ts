import { ALLERGENS } from '@pennyplate/domain/food/food'
import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { OWN_FOOD_LIMITS as LIMITS, OWN_FOODS_MAX, type OwnFood } from '@pennyplate/domain/own-food/own-food'
import * as z from 'zod/mini'
import { isoDate, text } from './parts.ts'

const figure = z.number().check(z.minimum(0), z.maximum(LIMITS.nutrientMax))

/** A food the household added by hand. An allergen we do not know is refused, not dropped: it would look read. */
const ownFood = z.object({
  id: z
    .string()
    .check(z.regex(/^ownfood-[a-z0-9-]{8,60}$/, 'must be an id of a food of the household’s own')),
  name: text(LIMITS.nameChars).check(z.regex(/\S/, 'must not be empty')),
  category: z.enum(PANTRY_CATEGORIES),
  packageText: z.optional(text(LIMITS.labelChars)),
  priceCents: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.priceCentsMax))),
  pricedOn: z.optional(isoDate),
  contains: z.optional(z.readonly(z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length)))),
  suits: z.optional(z.readonly(z.array(text(2000)).check(z.maxLength(LIMITS.phrases)))),
  servingText: z.optional(text(LIMITS.labelChars)),
  nutrition: z.optional(z.partialRecord(z.enum(MEAL_NUTRIENTS), figure)),
}) satisfies z.ZodMiniType<OwnFood>

export const ownFoodsDocument = z.array(ownFood).check(z.maxLength(OWN_FOODS_MAX))
