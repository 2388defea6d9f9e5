import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { type JsonRecord, recordOf } from './json-reader.ts'

const LONGEST_MS = 125_000

/** How a meal of the plan is cooked. Every feature that needs a recipe asks for it here and keeps it in `recipesCache`. */
export function askForRecipe(
  meal: Partial<MealDocument> & Pick<MealDocument, 'name'>,
  signal?: AbortSignal,
): Promise<JsonRecord> {
  return callApi('/api/ai/recipe', {
    method: 'POST',
    timeoutMs: LONGEST_MS,
    body: { meal },
    signal,
    parse: (body) => {
      const recipe = recordOf(recordOf(body).recipe)
      if (!Array.isArray(recipe.ingredients)) throw new ApiError(0, 'unreadable_answer')
      return recipe
    },
  })
}
