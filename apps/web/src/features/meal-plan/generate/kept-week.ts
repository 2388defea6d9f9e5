import type { PlanRequest } from '@pennyplate/contract/ai/plan'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { everySlot, isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { everyMealIn, mealsIn, type StoredMeal, type StoredPlan } from '../stored-plan.ts'
import type { GenerateOptions, KeptWeek } from './generate-options.ts'

/** What stays of the week: what was chosen, or what Generate again may not change. */
export function keptIn({ keep, keepsLocked, avoid, weekStart }: GenerateOptions): KeptWeek | undefined {
  // Meals that are kept belong to their week.
  if (keep || !keepsLocked || !avoid || avoid.weekStartDate !== weekStart) return keep
  const at = everyMealIn(avoid).flatMap((one) => (one.meal.isLocked ? [one.at] : []))
  return at.length > 0 ? { plan: avoid, at, eaten: [] } : undefined
}

export function requestedKeep({
  plan,
  at,
  eaten,
  spentCents,
  upToCents,
  checked = [],
  atHome,
}: KeptWeek): Partial<PlanRequest> {
  const { days, weekStartDate } = plan
  const place = ({ day, slot, index = 0 }: SlotAddress) => ({ day, mealType: slot, index })
  return {
    keep: {
      plan: { days, ...(weekStartDate === undefined ? {} : { weekStartDate }) },
      at: at.map(place),
      eaten: eaten.map(place),
      ...(spentCents === undefined ? {} : { spentCents }),
      ...(upToCents === undefined ? {} : { upToCents }),
      checked: [...checked],
    },
    ...(atHome?.length ? { atHome: [...atHome] } : {}),
  }
}

/** The planned week with the kept meals in their places. */
export function withKept(planned: StoredPlan, { plan, at }: KeptWeek): StoredPlan {
  return at.reduce((week, slot) => {
    const meal = mealAt<StoredMeal>(plan, slot)
    return meal ? withMealIn(week, slot, meal) : week
  }, planned)
}

function withMealIn(week: StoredPlan, { day, slot }: SlotAddress, meal: StoredMeal): StoredPlan {
  const days = week.days.map((one, index) => {
    if (index !== day) return one
    if (slot !== 'snacks') return { ...one, meals: { ...one.meals, [slot]: meal } }
    // A place that is over has no snack beside the one that stays.
    const others = mealsIn(one, 'snacks').filter(({ place }) => place === undefined)
    return { ...one, meals: { ...one.meals, snacks: [...others, meal] } }
  })
  return { ...week, days }
}

/** Puts what was planned where the meals are still what they were; undefined if there is nothing new. */
export function replanCommand(
  planned: StoredPlan,
  { plan, at: kept, isBatch }: KeptWeek,
): Extract<WeekCommand, { type: 'replan' }> | undefined {
  const meals = everySlot<StoredMeal>(planned).flatMap((at) => {
    const meal = mealAt<StoredMeal>(planned, at)
    if (!meal || meal.place || kept.some((slot) => isSameSlot(slot, at))) return []
    return [{ at, was: mealAt<StoredMeal>(plan, at)?.name ?? null, meal }]
  })
  if (meals.length === 0) return undefined
  const { report } = planned
  return { type: 'replan', meals, ...(isBatch ? { isBatch } : {}), ...(report ? { report } : {}) }
}

/** Only what stays, to be shown while the rest is planned. */
export function keptDays({ plan, at }: KeptWeek): StoredPlan['days'] {
  const empty = plan.days.map((day) => ({ ...day, meals: {} }))
  return withKept({ ...plan, days: empty }, { plan, at, eaten: [] }).days
}
