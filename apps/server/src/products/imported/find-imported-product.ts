import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import type { ImportedProductRow } from '../../database/imported-schema.ts'
import type { Database } from '../../database/open-database.ts'
import type { Product } from '../product.ts'
import { understandOffProduct } from '../understand-off-product.ts'
import { findImportedRow } from './imported-products.store.ts'

/** The imported product of a 14-digit code, with its food and its label as we read them today. */
export async function findImportedProduct(
  { engine, imported }: Pick<Database, 'engine' | 'imported'>,
  gtin: string,
): Promise<Product | undefined> {
  const db = imported()
  const row = db && (await findImportedRow({ engine, db }, gtin))
  return row && productOf(row)
}

function productOf({ name, brand, quantity, category, ingredients, allergens, traces }: ImportedProductRow) {
  return {
    ...understandOffProduct({
      name,
      brand,
      quantity,
      category: PANTRY_CATEGORIES.find((known) => known === category) ?? null,
      ingredients,
      allergenTags: tagsIn(allergens),
      traceTags: tagsIn(traces),
    }),
    description: null,
    imageUrl: null,
  }
}

function tagsIn(text: string | null): string[] {
  return (text ?? '').split(',').filter(Boolean)
}
