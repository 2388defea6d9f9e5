import { stepTimers } from '../recipe/step-timers.ts'
import { type OwnRecipeValue, textsOf } from './own-recipe.ts'

type Timed = Pick<OwnRecipeValue, 'activeMinutes' | 'totalMinutes' | 'steps'>

/** What is planned for a recipe that does not say. No screen claims it. */
const PLANNED_MINUTES = 30

/** Null if the recipe does not say. */
export function statedMinutes({
  activeMinutes,
  totalMinutes,
}: Pick<Timed, 'activeMinutes' | 'totalMinutes'>): number | null {
  const stated = activeMinutes ?? totalMinutes ?? null
  return stated === null || totalMinutes === undefined ? stated : Math.min(stated, totalMinutes)
}

/** The work in a recipe. Whether a wait can be left alone is not known, so a stated total counts as work. */
export function ownActiveMinutes(recipe: Omit<Timed, 'steps'>): number {
  return statedMinutes(recipe) ?? PLANNED_MINUTES
}

/** From the first step to the meal. A recipe that does not say takes at least as long as its steps wait. */
export function ownTotalMinutes(recipe: Timed): number {
  return recipe.totalMinutes ?? Math.max(ownActiveMinutes(recipe), waitsIn(textsOf(recipe.steps)))
}

/** Spares looking closely at most steps: there may be thousands of recipes. */
const SAYS_TIME = /min|hour|hr/i

/** The times of steps follow each other; those of one step may run beside each other. */
function waitsIn(steps: readonly string[]): number {
  const seconds = steps.map((step) =>
    SAYS_TIME.test(step) ? Math.max(0, ...stepTimers(step).map((timer) => timer.seconds)) : 0,
  )
  return Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60)
}
