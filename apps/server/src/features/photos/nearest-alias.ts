import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { editDistance } from '@pennyplate/domain/food/word-forms'

export type Alias = {
  readonly alias: string
  readonly name: string
  readonly category: PantryCategory
  readonly foodId: string | null
}

/** In shorter lines one different letter may mean another food. */
const FUZZY_LETTERS_MIN = 8

/** The household's name for this line. Matches even if one letter was read differently. */
export function nearestAlias(line: string, aliases: readonly Alias[]): Alias | undefined {
  const exact = aliases.find(({ alias }) => alias === line)
  if (exact || line.length < FUZZY_LETTERS_MIN) return exact
  const near = aliases.filter(({ alias }) => editDistance(alias, line, 1) !== null)
  // If two are equally near, neither is used.
  return near.length === 1 ? near[0] : undefined
}
