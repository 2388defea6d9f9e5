import type { AiFailure } from '@pennyplate/contract/ai/failure'
import type { PlanFailed } from '@pennyplate/contract/ai/plan'
import { failureMessages } from './failures.ts'
import { mealPlanMessages } from './meal-plan.ts'

type PlannerFailure = Exclude<PlanFailed['error'], AiFailure['error']>
type Sentence = (meals: readonly string[]) => string

const sentences: Readonly<Record<PlannerFailure, Sentence>> = {
  no_plan_fits: () => `${mealPlanMessages.noWayTitle}.`,
  no_recipes: (meals) => mealPlanMessages.noDishText(meals.length > 0 ? meals : ['a meal']),
  no_meals: () => 'Your profile has no meals to plan. Choose at least one there and try again.',
  unsettled: () =>
    'We do not know what some words in your profile forbid, so we have not planned anything yet. Open your profile, or plan your week again, to answer.',
  cancelled: () => 'Planning stopped before the week was complete. Nothing was changed. Please try again.',
  internal: () => failureMessages.server,
}
const anySentence: Readonly<Record<string, Sentence>> = sentences

/** Why the planner made no week; undefined for a code that is not the planner's. */
export function explainPlannerFailure(code: string, meals: readonly string[]): string | undefined {
  return Object.hasOwn(anySentence, code) ? anySentence[code]?.(meals) : undefined
}

export const unsettledMessage = sentences.unsettled([])
