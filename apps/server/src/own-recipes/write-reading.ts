import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { storedReading } from './own-reading.ts'

/** Takes up to a second for the longest recipe, and loads the catalog: not for the thread that answers requests. */
export function writeReading(value: Pick<OwnRecipeValue, 'lines' | 'ties' | 'steps'>): string {
  return storedReading(readOwnRecipe(value))
}
