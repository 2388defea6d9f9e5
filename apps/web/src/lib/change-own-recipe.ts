import { ownRecipesChanged } from '@pennyplate/contract/recipes/own-recipes-answers'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { answerBy } from './read-answer.ts'

export type OwnRecipeChange = Readonly<{
  id: string
  /** Of the recipe the change was made on; 0 for a new one. */
  baseRevision: number
  /** Null deletes it. */
  value: OwnRecipeValue | null
}>

/** Stores one change, or answers why it was not made. */
export async function changeOwnRecipe(change: OwnRecipeChange) {
  const { results } = await callApi('/api/own-recipes', {
    method: 'POST',
    body: { changes: [change] },
    parse: answerBy(ownRecipesChanged),
  })
  const [result] = results
  if (!result) throw new ApiError(0, 'unreadable_answer')
  return result
}
