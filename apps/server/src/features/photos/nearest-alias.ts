import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { editDistance } from '@pennyplate/domain/food/word-forms'

export type Alias = {
  readonly alias: string
  readonly name: string
  readonly category: PantryCategory
  readonly foodId: string | null
}

/** Shorter lines with one letter changed may be another thing. */
const FUZZY_LETTERS_MIN = 8

/** What a household named this line, also where one letter was read differently this time. */
export function nearestAlias(line: string, aliases: readonly Alias[]): Alias | undefined {
  const exact = aliases.find(({ alias }) => alias === line)
  if (exact || line.length < FUZZY_LETTERS_MIN) return exact
  const near = aliases.filter(({ alias }) => editDistance(alias, line, 1) !== null)
  // Of two that are equally near nobody knows which.
  return near.length === 1 ? near[0] : undefined
}
