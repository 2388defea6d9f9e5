import type { OwnRecipeChanged } from '@pennyplate/contract/recipes/own-recipes-answers'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { answerByLoaded } from './read-answer.ts'

type OwnRecipeChange = Readonly<{
  id: string
  /** Of the recipe the change was made on; 0 for a new one. */
  baseRevision: number
  /** Null deletes it. */
  value: OwnRecipeValue | null
  /** However often a change with this id is sent, it is made once. */
  write?: string
}>

/** Stores one change, or answers why it was not made. Recipes that people write go through the queue of the store. */
export async function changeOwnRecipe(
  change: OwnRecipeChange,
  query: Readonly<Record<string, string>> = {},
  call = callApi,
): Promise<OwnRecipeChanged> {
  const { results } = await call('/api/own-recipes', {
    method: 'POST',
    query,
    body: { changes: [change] },
    parse: answerByLoaded(
      async () => (await import('@pennyplate/contract/recipes/own-recipes-answers')).ownRecipesChanged,
    ),
  })
  const [result] = results
  if (!result) throw new ApiError(0, 'unreadable_answer')
  return result
}
