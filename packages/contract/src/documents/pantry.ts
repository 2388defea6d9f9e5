import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import { allergens, isoDate, text, traits } from './parts.ts'

const fields = z.looseObject({
  id: text(100).min(1).optional(),
  name: text(200).min(1),
  brand: text(200).nullish(),
  quantity: text(100).default('1 item'),
  category: z.enum(PANTRY_CATEGORIES).catch('Other'),
  dateAdded: isoDate.optional(),
  addedDate: isoDate.optional(),
  unit: text(60).optional(),
  fromShoppingList: z.boolean().optional(),
  barcode: text(40).nullish(),
  description: text(1000).nullish(),
  imageUrl: text(1000).nullish(),
  confidence: z.union([z.number().min(0).max(100), text(20)]).optional(),
  expiryDate: isoDate.nullish(),
  expiryEstimated: z.boolean().optional(),
  foodId: text(100).nullish(),
  /** What the label of a scanned or bought product says is in it. */
  allergens: allergens.optional(),
  mayContain: allergens.optional(),
  traits: traits.optional(),
})

/**
 * Accepts old spellings and returns canonical ones (D18): addedDate becomes dateAdded, and an item without an id gets one
 * derived from its position and text, so that reading the same old list twice gives the same ids.
 */
export const pantryDocument = z
  .array(fields)
  .max(5000)
  .transform((items) => {
    const taken = new Set(items.map((item) => item.id))
    return items.map(({ addedDate, ...item }, index) => {
      const dateAdded = item.dateAdded ?? addedDate
      return {
        ...item,
        id: item.id ?? freeLegacyId(item.name, index, taken),
        ...(dateAdded ? { dateAdded } : {}),
      }
    })
  })

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

export type PantryDocument = z.infer<typeof pantryDocument>
