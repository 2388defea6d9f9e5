import type { CustomMealAnswer, CustomMealRequest } from '@pennyplate/contract/ai/custom-meal'
import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { modelMeal, readObject } from '@pennyplate/contract/ai/model-answers'
import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import { recordIn } from '@pennyplate/domain/profile/profile-values'
import { MEAL_GUESS, personShareDollars } from '@pennyplate/domain/week/meal-guess'
import { foodRulesOfProfile } from '../../products/food-rules-of-profile.ts'
import type { Asked, AskedBy } from '../asked.ts'
import type { Household } from '../household.ts'
import type { ChatParts } from './chat-parts.ts'
import { mealSchema } from './prompts/answer-schemas.ts'
import { delimited, describeHousehold } from './prompts/describe-household.ts'
import { CUSTOM_SYSTEM, CUSTOM_USER } from './prompts/meals.ts'

/** Describes a typed meal: the catalog dish, else the model's description after checks, else our own estimate with the reason. */
export async function describeCustomMealWithChat(
  { ask, builtin }: ChatParts,
  asked: Asked<CustomMealRequest>,
  by: AskedBy,
): Promise<CustomMealAnswer> {
  const { household, request } = asked
  const builtinAnswer = await builtin.describeCustomMeal(asked, by)
  if (!builtinAnswer.meal.isEstimate) return builtinAnswer
  const fallback = (failure: AiFailure): CustomMealAnswer => ({ ...builtinAnswer, aiFailure: failure })
  const answer = await ask(
    {
      kind: 'custom-meal',
      system: CUSTOM_SYSTEM,
      user: `${delimited('household', describeHousehold(household))}\n${delimited('request', request)}\n${CUSTOM_USER}`,
      schema: mealSchema,
    },
    by,
  )
  if (!answer.ok) return fallback(answer.failure)
  const object = readObject(answer.text)
  if (!object.ok) return fallback(object.failure)
  const written = modelMeal.safeParse({
    ...recordIn(object.value.meal ?? object.value),
    name: request.name,
  }).data
  if (!written || written.ingredients.length === 0) return fallback({ error: 'invalid_response' })
  const defaults = {
    cost: personShareDollars(household.profile),
    protein: MEAL_GUESS.protein,
  }
  const at = { day: 0, slot: request.mealType }
  const [judged] = await builtin.judgeMeals({ ...asked, request: { meals: [{ at, written }], defaults } }, by)
  if (!judged || judged.fault?.code === 'implausible') return fallback({ error: 'invalid_response' })
  const { meal, fault } = judged
  return {
    // As the person typed it, even if the model spells it differently.
    meal: { ...meal, name: request.name, isCustom: true },
    reading: 'dish',
    parts: [],
    takenFrom: [],
    notChecked: builtinAnswer.notChecked,
    warnings:
      fault?.code === 'forbidden-food' || fault?.code === 'unknown-food'
        ? [{ code: fault.code, by: fault.by ?? '', food: fault.food ?? '' }]
        : impliedIn(request.name, household.profile),
  }
}

/** A name may imply more than the model's ingredients: a pad thai usually has peanuts. */
function impliedIn(name: string, profile: Household['profile']): CustomMealAnswer['warnings'] {
  const words = findingsInWords(name).words.filter(({ isUsual }) => isUsual)
  const broken = ruleBrokenByWords({ words }, foodRulesOfProfile(profile))
  return broken ? [{ code: 'forbidden-food', by: broken.by, food: broken.said }] : []
}
