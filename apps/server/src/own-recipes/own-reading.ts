import type { OwnReading } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'

/** Set by the build: a hash of the code and data that lines are read with. */
declare const OWN_READER_OF_BUILD: string | undefined

/** What understood the lines. Undefined when run from source, where nothing says what read a stored line. */
const OWN_READER = typeof OWN_READER_OF_BUILD === 'string' ? OWN_READER_OF_BUILD : undefined

/** What its lines mean, so that planning thousands of recipes does not read them again. The catalog is loaded on first use. */
export async function writeReading(value: OwnRecipeValue): Promise<string> {
  const { readOwnRecipe } = await import('@pennyplate/catalog/own-recipes/read-own-recipe')
  return JSON.stringify({ by: OWN_READER, ...readOwnRecipe(value) })
}

/**
 * What was stored, if today's reader would read the same. Otherwise null: another reader or lexicon may have tied a line to
 * another food, or have known fewer words for an allergen.
 */
export function trustedReading(stored: string | null, reader = OWN_READER): OwnReading | null {
  if (stored === null || reader === undefined) return null
  // Written by `writeReading`.
  const { by, ...reading } = JSON.parse(stored) as { by?: string } & OwnReading
  return by === reader ? reading : null
}
