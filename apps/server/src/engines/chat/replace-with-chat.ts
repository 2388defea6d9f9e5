import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { type ModelMeal, modelMeal, readObject } from '@pennyplate/contract/ai/model-answers'
import type { ReplaceAnswer, ReplaceRequest } from '@pennyplate/contract/ai/replace'
import { nameKey } from '@pennyplate/domain/recipe/dish-name'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { Asked, AskedBy } from '../asked.ts'
import type { JudgedMeal, MealFault } from '../tasks/model-meals/judge-meals.ts'
import type { ChatParts } from './chat-parts.ts'
import { mealsSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold } from './prompts/describe-household.ts'
import { REPLACE_SYSTEM, REPLACE_USER } from './prompts/meals.ts'

type Offered =
  | { readonly ok: true; readonly meals: readonly JudgedMeal[] }
  | { readonly ok: false; readonly failure: AiFailure }

/** Other meals from the language model. If it has none the household may eat: the planner's, with the reason. */
export async function replaceWithChat(
  parts: ChatParts,
  asked: Asked<ReplaceRequest>,
  by: AskedBy,
): Promise<ReplaceAnswer> {
  const first = await offered(parts, asked, by, [])
  const isForbidden = first.ok && first.meals.every(({ fault }) => fault !== null)
  const second = isForbidden ? await offered(parts, asked, by, first.meals) : first
  const good = second.ok ? second.meals.filter(({ fault }) => fault === null) : []
  if (good.length > 0) {
    const { plan, day, mealType, index } = asked.request
    const meals = good.map(({ meal }) => meal)
    return {
      choices: await parts.builtin.offerMeals(
        { ...asked, request: { plan, day, mealType, index, meals } },
        by,
      ),
      openings: [],
    }
  }
  // Answering with the rejected meals again counts as having none.
  const isStuck = second.ok || (isForbidden && second.failure.error === 'same_meal')
  const failure: AiFailure = isStuck ? { error: 'forbidden_meal' } : second.failure
  return { ...(await parts.builtin.findReplacements(asked, by)), aiFailure: failure }
}

async function offered(
  { ask, builtin }: ChatParts,
  asked: Asked<ReplaceRequest>,
  by: AskedBy,
  refused: readonly JudgedMeal[],
): Promise<Offered> {
  const { household, request } = asked
  const { plan, day, mealType, index, exclude } = request
  const at = { day, slot: mealType, index }
  const now = mealAt<WeekMeal>(plan, at)
  const notThese = [...exclude, ...refused.map(({ meal }) => meal.name), ...(now ? [now.name] : [])]
  const week = everySlot(plan).flatMap((place) => mealAt(plan, place)?.name ?? [])
  const place = {
    day: DAY_NAMES[day],
    mealType: mealType === 'snacks' ? 'snack' : mealType,
    present: now?.name ?? null,
    notThese,
    refusedBecause: refused.map(({ meal, fault }): [string, MealFault | null] => [meal.name, fault]),
  }
  const answer = await ask(
    {
      kind: 'replace',
      system: REPLACE_SYSTEM,
      user: [
        delimited('household', describeHousehold(household)),
        delimited('plan', [...new Set(week)]),
        delimited('request', place),
        REPLACE_USER,
      ].join('\n'),
      schema: mealsSchema,
    },
    by,
  )
  if (!answer.ok) return answer
  const object = readObject(answer.text)
  if (!object.ok) return object
  const written = mealsIn(object.value)
  if (written.length === 0) return { ok: false, failure: { error: 'invalid_response' } }
  const known = new Set(notThese.map(nameKey))
  const fresh = firstOfEach(written).filter(({ name }) => !known.has(nameKey(name)))
  if (fresh.length === 0) return { ok: false, failure: { error: 'same_meal' } }
  const defaults = { cost: costOf(now) ?? MEAL_DOLLARS, protein: 20 }
  const meals = await builtin.judgeMeals(
    { ...asked, request: { meals: fresh.map((meal) => ({ at, written: meal })), defaults } },
    by,
  )
  return { ok: true, meals }
}

/** Used if neither the new meal nor the present one has a price (docs/spec-coverage.md, section 5). */
const MEAL_DOLLARS = 7
const CHOICES_AT_MOST = 6

/** Models answer in three shapes: a list of meals, one meal under a key, or the meal itself. */
function mealsIn(answer: Record<string, unknown>): ModelMeal[] {
  const given = answer.meals ?? answer.meal ?? answer
  return [given]
    .flat()
    .slice(0, CHOICES_AT_MOST)
    .flatMap((one) => modelMeal.safeParse(one).data ?? [])
}

function firstOfEach(meals: readonly ModelMeal[]): ModelMeal[] {
  return [...new Map(meals.toReversed().map((meal) => [nameKey(meal.name), meal])).values()].toReversed()
}

function costOf(meal: { estimatedCost?: number | undefined } | undefined): number | undefined {
  return meal?.estimatedCost !== undefined && meal.estimatedCost > 0 ? meal.estimatedCost : undefined
}
