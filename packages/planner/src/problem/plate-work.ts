import { activeMinutesFor } from '@pennyplate/domain/recipe/batch-minutes'
import { type Recipe, WORK_AT_MOST } from '@pennyplate/domain/recipe/recipe'
import type { HouseholdRules } from '../household/household-rules.ts'
import type { ProblemRecipe, ProblemSide } from './problem.ts'

/** In minutes: dishes that leave about as much are rated once. */
const STEP = 3
/** No side takes longer. */
const LONGEST_SIDE = 30

/** What a dish leaves of the work that the household wants at a meal. */
export function workLeft(
  dish: Recipe,
  servings: number,
  { maxDifficulty }: Pick<HouseholdRules, 'maxDifficulty'>,
): Pick<ProblemRecipe, 'workLeft'> {
  const most = WORK_AT_MOST[maxDifficulty]
  if (most === null) return {}
  const left = Math.max(0, most - activeMinutesFor(dish, servings))
  return { workLeft: STEP * Math.floor(Math.min(left, LONGEST_SIDE) / STEP) }
}

export function workOfSide(side: Recipe, servings: number): Pick<ProblemSide, 'workMinutes'> {
  return { workMinutes: STEP * Math.ceil(activeMinutesFor(side, servings) / STEP) }
}
