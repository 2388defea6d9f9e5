import { recipeDraft } from '@pennyplate/contract/recipes/own-recipe'
import type { RecipeDraft } from '@pennyplate/domain/own-recipe/own-recipe'
import type { JsonObject } from '../page/schema-text.ts'

/** Beside what every reader of schema.org understands, our exports hold the recipe as it is stored. */
export const OWN_KEY = 'pennyplate'

export function readOwnDraft(node: JsonObject): RecipeDraft | undefined {
  if (node[OWN_KEY] === undefined) return undefined
  const read = recipeDraft.safeParse(node[OWN_KEY])
  return read.success ? read.data : undefined
}
