import { findFood } from '@pennyplate/catalog/foods/find-food'
import { z } from 'zod'
import { categoryOfTags } from './off-categories.ts'
import type { Product } from './product.ts'
import { readOffLabel } from './read-off-label.ts'

/** A field of an unexpected type is dropped, so that the product is not lost. */
const text = z.string().optional().catch(undefined)

const tags = z.array(z.string()).optional().catch(undefined)

const answerSchema = z.object({
  status: z.union([z.number(), z.string()]).optional().catch(undefined),
  product: z
    .object({
      product_name: text,
      product_name_en: text,
      generic_name: text,
      generic_name_en: text,
      brands: text,
      quantity: text,
      categories_tags: tags,
      ingredients_text: text,
      ingredients_text_en: text,
      allergens_tags: tags,
      traces_tags: tags,
      image_front_small_url: text,
      image_front_url: text,
    })
    .optional(),
})

/** The fields we request. A whole product is a hundred times larger. */
export const OFF_FIELDS = Object.keys(answerSchema.shape.product.unwrap().shape).join(',')

const INGREDIENTS_CHARS_MAX = 10_000

export type OffAnswer =
  | { outcome: 'found'; product: Product }
  | { outcome: 'not_found' }
  | { outcome: 'unreadable' }

/** Open Food Facts' answer as a Product. English names are preferred. */
export function readOffProduct(body: string): OffAnswer {
  const parsed = answerSchema.safeParse(parseJson(body))
  if (!parsed.success) return { outcome: 'unreadable' }
  const { product, status } = parsed.data
  if (!product) return { outcome: status === undefined ? 'unreadable' : 'not_found' }
  const name = firstText(
    200,
    product.product_name_en,
    product.product_name,
    product.generic_name_en,
    product.generic_name,
  )
  if (!name) return { outcome: 'not_found' }
  const tagged = categoryOfTags(product.categories_tags ?? [])
  const food = findFood(name)?.food
  const category = tagged ?? food?.category ?? 'Other'
  return {
    outcome: 'found',
    product: {
      name,
      brand: firstText(200, product.brands?.split(',')[0]),
      quantity: firstText(100, product.quantity),
      category,
      description: firstText(1000, product.generic_name_en, product.generic_name),
      imageUrl: httpsAddress(product.image_front_small_url ?? product.image_front_url),
      // A name alone may mislead, so the food counts only if both give the same category.
      foodId: food?.category === category ? food.id : null,
      ...readOffLabel({
        name,
        ingredients: firstText(INGREDIENTS_CHARS_MAX, product.ingredients_text_en, product.ingredients_text),
        allergenTags: product.allergens_tags ?? [],
        traceTags: product.traces_tags ?? [],
      }),
    },
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function firstText(maxLength: number, ...texts: (string | undefined)[]): string | null {
  for (const candidate of texts) {
    const plain = candidate
      ?.replace(/[\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, maxLength)
    if (plain) return plain
  }
  return null
}

function httpsAddress(address: string | undefined): string | null {
  if (!address || address.length > 1000) return null
  return URL.parse(address)?.protocol === 'https:' ? address : null
}
