import { everySlot, isSameSlot, mealAt, type SlotAddress } from '../week/meal-plan.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import type { Replan } from './replan.ts'
import type { Take } from './take.ts'

/** What was planned around meals of the week that stay. */
export type KeptOfWeek = Readonly<{
  /** The week they are in. */
  plan: WeekPlan
  at: readonly SlotAddress[]
  /** Only the rest of the week was planned, not all of it around a few meals. */
  isRest: boolean
  isBatch?: boolean | undefined
}>

/** What makes a planned week, or the rest of one, the household's. Undefined if nothing of it is new. */
export function takePlanned(
  planned: WeekPlan,
  weekStartDate: string,
  kept: KeptOfWeek | undefined,
): Take | Replan | undefined {
  if (kept?.isRest) return replanCommand(planned, weekStartDate, kept)
  return { type: 'take', plan: { ...(kept ? withKept(planned, kept) : planned), weekStartDate } }
}

/** The planned week with the kept meals in their places. */
export function withKept<P extends WeekPlan>(planned: P, { plan, at }: Pick<KeptOfWeek, 'plan' | 'at'>): P {
  return at.reduce((week, slot) => {
    const meal = mealAt<WeekMeal>(plan, slot)
    return meal ? withMealIn(week, slot, meal) : week
  }, planned)
}

function withMealIn<P extends WeekPlan>(week: P, { day, slot }: SlotAddress, meal: WeekMeal): P {
  const days = week.days.map((one, index) => {
    if (index !== day) return one
    if (slot !== 'snacks') return { ...one, meals: { ...one.meals, [slot]: meal } }
    // A place that is over has no snack beside the one that stays.
    const others = (one.meals.snacks ?? []).filter(({ place }) => place === undefined)
    return { ...one, meals: { ...one.meals, snacks: [...others, meal] } }
  })
  return { ...week, days }
}

/** Puts what was planned where the meals are still what they were. */
function replanCommand(
  planned: WeekPlan,
  week: string,
  { plan, at: kept, isBatch }: KeptOfWeek,
): Replan | undefined {
  const meals = everySlot<WeekMeal>(planned).flatMap((at) => {
    const meal = mealAt<WeekMeal>(planned, at)
    if (!meal || meal.place || kept.some((slot) => isSameSlot(slot, at))) return []
    return [{ at, was: mealAt<WeekMeal>(plan, at)?.name ?? null, meal }]
  })
  if (meals.length === 0) return undefined
  const { report } = planned
  return { type: 'replan', week, meals, ...(isBatch ? { isBatch } : {}), ...(report ? { report } : {}) }
}
