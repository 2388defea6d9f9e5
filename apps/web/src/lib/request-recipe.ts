import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { type JsonRecord, recordOf } from './json-reader.ts'

const TIMEOUT_MS = 125_000

/** Requests the recipe of a planned meal. Callers keep it in `recipesCache`. */
export function requestRecipe(
  meal: Partial<MealDocument> & Pick<MealDocument, 'name'>,
  signal?: AbortSignal,
): Promise<JsonRecord> {
  return callApi('/api/ai/recipe', {
    method: 'POST',
    timeoutMs: TIMEOUT_MS,
    body: { meal },
    signal,
    parse: (body) => {
      const recipe = recordOf(recordOf(body).recipe)
      if (!Array.isArray(recipe.ingredients)) throw new ApiError(0, 'unreadable_answer')
      return recipe
    },
  })
}
