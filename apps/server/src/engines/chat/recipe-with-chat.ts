import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { readObject } from '@pennyplate/contract/ai/model-answers'
import type { RecipeAnswer, RecipeRequest } from '@pennyplate/contract/ai/recipe'
import { AppError } from '../../http/errors.ts'
import type { Asked, AskedBy } from '../asked.ts'
import { type ModelRecipe, readModelRecipe } from '../tasks/model-meals/model-recipe.ts'
import type { ChatParts } from './chat-parts.ts'
import { recipeSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold } from './prompts/describe-household.ts'
import { RECIPE_SYSTEM, RECIPE_USER } from './prompts/meals.ts'

/** Our own recipe of a catalog dish, else the model's for the meal's ingredients. Asks twice if the recipe breaks a rule. */
export async function recipeWithChat(
  parts: ChatParts,
  asked: Asked<RecipeRequest>,
  by: AskedBy,
): Promise<RecipeAnswer> {
  const own = await parts.builtin.writeRecipe(asked, by)
  if (!own.recipe.isEstimate && own.recipe.recipeId) return own
  for (let attempt = 1; ; attempt++) {
    const written = await writtenRecipe(parts, asked, by)
    if (!written.ok) throw failed(written.failure)
    const composed = await parts.builtin.composeRecipe(
      { ...asked, request: { ...asked.request, written: written.recipe } },
      by,
    )
    if (composed.ok) return { recipe: composed.recipe }
    if (attempt > 1) throw failed({ error: 'forbidden_meal' })
  }
}

async function writtenRecipe(
  { ask }: ChatParts,
  { household, request }: Asked<RecipeRequest>,
  by: AskedBy,
): Promise<{ ok: true; recipe: ModelRecipe } | { ok: false; failure: AiFailure }> {
  const { name, ingredients, servings } = request.meal
  const wanted = { name, ...(Array.isArray(ingredients) ? { ingredients } : {}), servings: servings ?? 2 }
  const answer = await ask(
    {
      kind: 'recipe',
      system: RECIPE_SYSTEM,
      user: `${delimited('household', describeHousehold(household))}\n${delimited('request', wanted)}\n${RECIPE_USER}`,
      schema: recipeSchema,
    },
    by,
  )
  if (!answer.ok) return answer
  const object = readObject(answer.text)
  if (!object.ok) return object
  const recipe = readModelRecipe(object.value.recipe ?? object.value)
  return recipe ? { ok: true, recipe } : { ok: false, failure: { error: 'invalid_response' } }
}

function failed(failure: AiFailure): AppError {
  const retryAfterS = failure.retryAfterS === undefined ? {} : { retryAfterS: failure.retryAfterS }
  return new AppError('ai_failed', { body: { ...failure }, ...retryAfterS })
}
