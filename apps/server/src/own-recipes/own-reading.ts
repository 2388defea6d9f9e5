import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { VERSION } from '../version.ts'

/** What understood the lines. A newer version of ours may know more foods and words, and reads them again. */
export const OWN_READER = VERSION

/** What its lines mean, so that planning thousands of recipes does not read them again. The catalog is loaded on first use. */
export async function writeReading(value: OwnRecipeValue): Promise<string> {
  const { readOwnLines } = await import('@pennyplate/catalog/own-recipes/read-own-lines')
  return JSON.stringify({ by: OWN_READER, lines: readOwnLines(value) })
}
