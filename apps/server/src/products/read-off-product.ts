import { z } from 'zod'
import { jsonIn } from '../json.ts'
import { categoryOfTags } from './off-categories.ts'
import { OFF_TEXT_CHARS_MAX, plainText } from './off-text.ts'
import type { Product } from './product.ts'
import { understandOffProduct } from './understand-off-product.ts'

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

export type OffAnswer =
  | { outcome: 'found'; product: Product }
  | { outcome: 'not_found' }
  | { outcome: 'unreadable' }

/** Open Food Facts' answer as a Product. English names are preferred. */
export function readOffProduct(body: string): OffAnswer {
  const parsed = answerSchema.safeParse(jsonIn(body))
  if (!parsed.success) return { outcome: 'unreadable' }
  const { product, status } = parsed.data
  if (!product) return { outcome: status === undefined ? 'unreadable' : 'not_found' }
  const name = plainText(
    OFF_TEXT_CHARS_MAX.name,
    product.product_name_en,
    product.product_name,
    product.generic_name_en,
    product.generic_name,
  )
  if (!name) return { outcome: 'not_found' }
  return {
    outcome: 'found',
    product: {
      ...understandOffProduct({
        name,
        brand: plainText(OFF_TEXT_CHARS_MAX.name, product.brands?.split(',')[0]),
        quantity: plainText(OFF_TEXT_CHARS_MAX.quantity, product.quantity),
        category: categoryOfTags(product.categories_tags ?? []),
        ingredients: plainText(
          OFF_TEXT_CHARS_MAX.ingredients,
          product.ingredients_text_en,
          product.ingredients_text,
        ),
        allergenTags: product.allergens_tags ?? [],
        traceTags: product.traces_tags ?? [],
      }),
      description: plainText(OFF_TEXT_CHARS_MAX.description, product.generic_name_en, product.generic_name),
      imageUrl: httpsAddress(product.image_front_small_url ?? product.image_front_url),
    },
  }
}

function httpsAddress(address: string | undefined): string | null {
  if (!address || address.length > 1000) return null
  return URL.parse(address)?.protocol === 'https:' ? address : null
}
