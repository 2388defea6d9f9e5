import type { DishKey } from '@pennyplate/catalog/recipes/dish-called'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'

const WEEKS_REMEMBERED = 10
/** Plans are rejected mostly for their dinners; what stood at other meals may come back. */
const TURNED_DOWN = 0.6

/**
 * 1 for a dish of last week, falling to 0 over ten weeks; at least the rejected value for a dinner of the rejected plan, and 1
 * for a dish of it that was skipped.
 */
export function recencyOf(
  id: RecipeId,
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
  if (skipped.includes(id)) return 1
  const weeksAgo = recentWeeks.findIndex((week) => week.includes(id))
  const eaten = weeksAgo < 0 ? 0 : Math.max(0, 1 - weeksAgo / WEEKS_REMEMBERED)
  return rejectedDinners.includes(id) ? Math.max(eaten, TURNED_DOWN) : eaten
}
