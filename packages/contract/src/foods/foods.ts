import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import * as z from 'zod/mini'
import { allergens, traits } from '../documents/parts.ts'
import { storedLine } from '../documents/shopping-list.ts'
import { orNull, readableOnes } from '../lenient.ts'

const filled = z.string().check(z.minLength(1))
const category = z.catch(z.enum(PANTRY_CATEGORIES), 'Other')

const namedFood = z.object({ foodId: filled, name: filled })

/** GET /api/foods: foods whose names match, best first. */
export const foodsAnswer = z.object({ matches: readableOnes(namedFood) })

/** GET /api/zip: where a ZIP code is, and whose prices it means. Null if no post office has it. */
export const zipAnswer = z.nullable(z.object({ city: filled, state: filled, region: filled }))

const understoodItem = z.object({
  name: filled,
  quantity: z.catch(z.string(), ''),
  category,
  /** Null if it is not in the catalog. */
  foodId: orNull(z.string()),
  /** Days it keeps unopened. */
  shelfLifeDays: orNull(z.number()),
})

/** POST /api/pantry/understand: the items in a few typed words. */
export const understoodItemsAnswer = z.object({ items: readableOnes(understoodItem) })

/** POST /api/shopping-list/line: a typed line with its aisle, and its price if we know one. */
export const typedLineAnswer = z.object({ category: z.string(), line: storedLine })

const product = z.object({
  name: filled,
  brand: orNull(z.string()),
  /** The size on the label, such as "5 oz". */
  quantity: orNull(z.string()),
  category,
  barcode: z.string(),
  description: orNull(z.string()),
  imageUrl: orNull(z.string()),
  foodId: orNull(z.string()),
  shelfLifeDays: orNull(z.number()),
  /** What its label says is in it. */
  allergens: z.catch(allergens, []),
  mayContain: z.catch(allergens, []),
  traits: z.catch(traits, []),
  /** Ids of the household's rules that it breaks. */
  conflicts: z.catch(z.array(z.string()), []),
  source: z.catch(z.enum(['built-in', 'household', 'imported', 'open-food-facts']), 'open-food-facts'),
})

/** GET /api/barcode: the product of a code, or why there is none. */
export const barcodeAnswer = z.union([
  z.object({ success: z.literal(true), product }),
  z.object({
    success: z.literal(false),
    /** `misread`: the check digit is wrong; `in_store`: a store's scale printed it. */
    error: z.catch(z.enum(['not_found', 'in_store', 'unavailable', 'misread']), 'not_found'),
    /** Only for `misread`: products whose codes differ in one digit. */
    candidates: readableOnes(product),
  }),
])

export type NamedFood = z.infer<typeof namedFood>
export type UnderstoodItem = z.infer<typeof understoodItem>
export type BarcodeAnswer = z.infer<typeof barcodeAnswer>
export type FoundProduct = z.infer<typeof product>
