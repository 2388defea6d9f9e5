import type { DishKey } from '@pennyplate/catalog/recipes/dish-called'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'

const WEEKS_REMEMBERED = 10
/** A rejected plan is rejected mostly for its dinners; other dishes may come back. */
const TURNED_DOWN = { dinner: 0.6, other: 0 }

/** 1 for a dish of last week, falling to 0 over ten weeks; at least the rejected value for a dish of the rejected plan. */
export function recencyOf(
  dish: { readonly id: RecipeId; readonly isDinner: boolean },
  recentWeeks: readonly (readonly DishKey[])[],
  avoid: readonly DishKey[],
): number {
  const weeksAgo = recentWeeks.findIndex((week) => week.includes(dish.id))
  const eaten = weeksAgo < 0 ? 0 : Math.max(0, 1 - weeksAgo / WEEKS_REMEMBERED)
  if (!avoid.includes(dish.id)) return eaten
  return Math.max(eaten, dish.isDinner ? TURNED_DOWN.dinner : TURNED_DOWN.other)
}
