import type { WrittenRecipe } from '@pennyplate/contract/ai/recipe'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { callApi } from './api-client.ts'
import { answerByLoaded } from './read-answer.ts'

const TIMEOUT_MS = 125_000

/** Requests the recipe of a planned meal or of a side. Callers keep it in `recipesCache`. */
export async function requestRecipe(
  meal: (Partial<WeekMeal> & Pick<WeekMeal, 'name'>) | NonNullable<WeekMeal['sides']>[number],
  signal?: AbortSignal,
): Promise<WrittenRecipe> {
  const { recipe } = await callApi('/api/ai/recipe', {
    method: 'POST',
    timeoutMs: TIMEOUT_MS,
    body: { meal },
    signal,
    parse: answerByLoaded(async () => (await import('@pennyplate/contract/ai/recipe')).recipeAnswer),
  })
  return recipe
}
