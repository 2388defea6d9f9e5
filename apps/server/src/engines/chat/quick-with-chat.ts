import type { AiFailure } from '@pennyplate/contract/ai/failure'
import type { MealSlot } from '@pennyplate/contract/ai/meal'
import { type ModelMeal, modelMeal, readObject } from '@pennyplate/contract/ai/model-answers'
import type { QuickMealAnswer, QuickMealRequest } from '@pennyplate/contract/ai/quick-meal'
import { recordIn } from '@pennyplate/domain/profile/profile-values'
import { isSameName } from '@pennyplate/domain/recipe/dish-name'
import { DAY_NAMES, dayIndexOf } from '@pennyplate/domain/week/week-days'
import type { Asked, AskedBy } from '../asked.ts'
import type { MealFault } from '../tasks/model-meals/judge-meals.ts'
import { type ModelRecipe, readModelRecipe } from '../tasks/model-meals/model-recipe.ts'
import type { ChatParts } from './chat-parts.ts'
import { quickSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold } from './prompts/describe-household.ts'
import { QUICK_SYSTEM, QUICK_USER } from './prompts/meals.ts'

type Written = {
  readonly meal: ModelMeal
  readonly recipe: ModelRecipe
  readonly mealTypes: readonly MealSlot[]
}

type RejectedMeal = { readonly name: string; readonly because: MealFault | { readonly code: 'not-again' } }

const ATTEMPTS = 2

/** A meal from the pantry, suggested by the language model. If it suggests none the household may eat: the planner's, with the reason. */
export async function quickWithChat(
  parts: ChatParts,
  asked: Asked<QuickMealRequest>,
  by: AskedBy,
): Promise<QuickMealAnswer | null> {
  // An empty pantry: the model is not asked.
  if (asked.household.pantry.length === 0) return null
  const rejected: RejectedMeal[] = []
  while (rejected.length < ATTEMPTS) {
    const written = await writtenMeal(parts, asked, by, rejected)
    if (!written.ok) return builtinSuggestion(parts, asked, by, written.failure)
    const judged = await judgedMeal(parts, asked, by, written.value)
    if ('answer' in judged) return judged.answer
    rejected.push(judged)
  }
  const isRepeated = rejected.every(({ because }) => because.code === 'not-again')
  return builtinSuggestion(parts, asked, by, { error: isRepeated ? 'same_meal' : 'forbidden_meal' })
}

async function builtinSuggestion(
  { builtin }: ChatParts,
  asked: Asked<QuickMealRequest>,
  by: AskedBy,
  aiFailure: AiFailure,
): Promise<QuickMealAnswer | null> {
  const own = await builtin.suggestQuickMeal(asked, by)
  return own && { ...own, aiFailure }
}

async function judgedMeal(
  { builtin }: ChatParts,
  asked: Asked<QuickMealRequest>,
  by: AskedBy,
  { meal: written, recipe, mealTypes }: Written,
): Promise<{ answer: QuickMealAnswer } | RejectedMeal> {
  const { name } = written
  if (asked.request.exclude.some((shown) => isSameName(shown, name)))
    return { name, because: { code: 'not-again' } }
  const at = { day: dayIndexOf(asked.today), slot: mealTypes.at(-1) ?? 'dinner' }
  const request = { meals: [{ at, written }], defaults: DEFAULTS }
  const [judged] = await builtin.judgeMeals({ ...asked, request }, by)
  if (!judged || judged.fault) return { name, because: judged?.fault ?? { code: 'implausible' } }
  const composed = await builtin.composeQuickMeal(
    { ...asked, request: { meal: judged.meal, written: recipe, mealTypes } },
    by,
  )
  return composed.ok
    ? { answer: composed.answer }
    : { name, because: { code: 'forbidden-food', food: composed.food } }
}

const NAMES_AT_MOST = 60

async function writtenMeal(
  { ask }: ChatParts,
  { household, today, request }: Asked<QuickMealRequest>,
  by: AskedBy,
  rejected: readonly RejectedMeal[],
): Promise<{ ok: true; value: Written } | { ok: false; failure: AiFailure }> {
  const wanted = {
    day: DAY_NAMES[dayIndexOf(today)],
    notThese: [...request.exclude.slice(-NAMES_AT_MOST), ...rejected.map(({ name }) => name)],
    refusedBecause: rejected.map(({ name, because }) => [name, because]),
  }
  const answer = await ask(
    {
      kind: 'quick-meal',
      system: QUICK_SYSTEM,
      user: `${delimited('household', describeHousehold(household))}\n${delimited('request', wanted)}\n${QUICK_USER}`,
      schema: quickSchema,
    },
    by,
  )
  if (!answer.ok) return answer
  const object = readObject(answer.text)
  if (!object.ok) return object
  const value = readWritten(object.value)
  return value ? { ok: true, value } : { ok: false, failure: { error: 'invalid_response' } }
}

/** Servings and cost of a suggestion that states neither (docs/spec-coverage.md, section 5). */
const SERVINGS = 4
const DEFAULTS = { cost: 5 / SERVINGS, protein: 20 }

/** Models answer in two shapes: a meal name next to a recipe, or a meal object that contains its recipe. */
function readWritten(answer: Record<string, unknown>): Written | undefined {
  const { meal: said, recipe: given = said } = answer
  const parts = { ...recordIn(given), ...(typeof said === 'string' ? { name: said } : recordIn(said)) }
  const meal = modelMeal.safeParse(parts).data
  const recipe = readModelRecipe(parts)
  if (!meal || !recipe || meal.ingredients.length === 0) return undefined
  const servings = meal.servings ?? SERVINGS
  // The prompt asks for the cost of all servings; the rest of the code uses the cost of one.
  const estimatedCost = meal.estimatedCost === null ? null : meal.estimatedCost / servings
  return { meal: { ...meal, servings, estimatedCost }, recipe, mealTypes: slotsIn(answer.mealTypes) }
}

const SLOT_OF_WORD = new Map<unknown, MealSlot>([
  ['breakfast', 'breakfast'],
  ['lunch', 'lunch'],
  ['dinner', 'dinner'],
  ['snack', 'snacks'],
  ['snacks', 'snacks'],
])

function slotsIn(said: unknown): MealSlot[] {
  const slots = new Set([said].flat().flatMap((word) => SLOT_OF_WORD.get(word) ?? []))
  return slots.size > 0 ? [...slots] : ['lunch', 'dinner']
}
