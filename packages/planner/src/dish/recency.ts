import type { DishKey } from '@pennyplate/catalog/recipes/dish-called'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'

const WEEKS_REMEMBERED = 10
/** Plans are rejected mostly for their dinners; what stood at other meals may come back. */
const TURNED_DOWN = 0.75

/** Of a week before the latest with the same dinner. Cereal and sandwiches come every week in most homes; dinners do not. */
const DINNER_AGAIN = 0.75

/**
 * 1 for a dish of last week, falling to 0 over ten weeks, and for a dinner three quarters of that again for each other week with it; at
 * least the rejected value for a dinner of the rejected plan, and 1 for a dish of it that was skipped.
 */
export function recencyOf(
  { id, meals }: Pick<Recipe, 'id' | 'meals'>,
  {
    recentWeeks,
    rejectedDinners,
    skipped = [],
  }: {
    readonly recentWeeks: readonly (readonly DishKey[])[]
    readonly rejectedDinners: readonly DishKey[]
    readonly skipped?: readonly DishKey[] | undefined
  },
): number {
  const [latest = 0, ...others] = recentWeeks
    .slice(0, WEEKS_REMEMBERED)
    .flatMap((week, weeksAgo) => (week.includes(id) ? [1 - weeksAgo / WEEKS_REMEMBERED] : []))
  const again = meals.includes('dinner') ? DINNER_AGAIN : 0
  const eaten = others.reduce((sum, share) => sum + again * share, latest)
  if (skipped.includes(id)) return Math.max(eaten, 1)
  return rejectedDinners.includes(id) ? Math.max(eaten, TURNED_DOWN) : eaten
}
