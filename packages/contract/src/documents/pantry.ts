import { PANTRY_ITEMS_MAX } from '@pennyplate/domain/bounds/limits'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import type { PantryItem } from '@pennyplate/domain/pantry/pantry'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields-of.ts'
import { orAbsent } from '../lenient.ts'
import { nutritionFacts } from './meal-plan.ts'
import { allergens, isoDate, text, traits } from './parts.ts'

const fields = {
  id: text(100).check(z.minLength(1)),
  name: text(200).check(z.minLength(1)),
  brand: z.nullish(text(200)),
  quantity: z._default(text(100), '1 item'),
  category: z.catch(z.enum(PANTRY_CATEGORIES), 'Other'),
  dateAdded: z.optional(isoDate),
  unit: z.optional(text(60)),
  fromShoppingList: z.optional(z.boolean()),
  barcode: z.nullish(text(40)),
  description: z.nullish(text(1000)),
  imageUrl: z.nullish(text(1000)),
  confidence: z.optional(z.union([z.number().check(z.minimum(0), z.maximum(100)), text(20)])),
  expiryDate: z.nullish(isoDate),
  expiryEstimated: z.optional(z.boolean()),
  priceCents: orAbsent(z.int().check(z.minimum(0))),
  priceEstimated: orAbsent(z.boolean()),
  priceFor: orAbsent(text(100)),
  foodId: z.nullish(text(100)),
  frozen: orAbsent(
    z.looseObject({
      recipeId: text(100).check(z.minLength(1)),
      formId: z.optional(text(100)),
      servingsPerAdult: z.optional(z.number().check(z.positive(), z.maximum(20))),
      nutrition: z.optional(nutritionFacts),
    }),
  ),
  allergens: z.optional(allergens),
  mayContain: z.optional(allergens),
  traits: z.optional(traits),
} satisfies FieldsOf<PantryItem>

/** An item as stored, with its id. */
export const pantryItem: z.ZodMiniType<PantryItem> = z.looseObject(fields)

const olderItem = z.looseObject({
  ...fields,
  id: z.optional(fields.id),
  addedDate: z.optional(isoDate),
})

/**
 * Accepts old spellings and returns canonical ones (D18): addedDate becomes dateAdded, and an item without an id gets one
 * derived from its position and text, so that reading the same old list twice gives the same ids.
 */
export const pantryDocument: z.ZodMiniType<PantryItem[]> = z.pipe(
  z.array(olderItem).check(z.maxLength(PANTRY_ITEMS_MAX)),
  z.transform((items) => {
    const taken = new Set(items.map((item) => item.id))
    return items.map(({ addedDate, ...item }, index) => {
      const dateAdded = item.dateAdded ?? addedDate
      return {
        ...item,
        id: item.id ?? freeLegacyId(item.name, index, taken),
        ...(dateAdded ? { dateAdded } : {}),
      }
    })
  }),
)

function freeLegacyId(name: string, index: number, taken: Set<string | undefined>): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  let id = `legacy-${index}-${slug}`
  while (taken.has(id)) id += '-'
  taken.add(id)
  return id
}
