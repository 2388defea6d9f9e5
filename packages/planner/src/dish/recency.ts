const WEEKS_REMEMBERED = 10
/** A plan is turned down for its dinners first; the rest may stay where it is hard to replace. */
const TURNED_DOWN = { dinner: 0.3, other: 0 }

/** 1 for a dish of last week, fading to 0 over ten weeks, and what it is for one of the plan just turned down. */
export function recencyOf(
  dish: { readonly name: string; readonly isDinner: boolean },
  recentWeeks: readonly (readonly string[])[],
  avoid: readonly string[],
): number {
  const weeksAgo = recentWeeks.findIndex((week) => week.includes(dish.name))
  const eaten = weeksAgo < 0 ? 0 : Math.max(0, 1 - weeksAgo / WEEKS_REMEMBERED)
  if (!avoid.includes(dish.name)) return eaten
  return Math.max(eaten, dish.isDinner ? TURNED_DOWN.dinner : TURNED_DOWN.other)
}
