import { asLeftover, leftoversFrom, settleLeftovers, withoutRemake } from './leftovers.ts'
import { mealAt, type SlotAddress, withMeals } from './meal-plan.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'

/** The week with another meal in these places, and with one that changes along. */
export function withReplacedMeals(
  plan: WeekPlan,
  slots: readonly SlotAddress[],
  meal: WeekMeal,
  along?: Readonly<{ at: SlotAddress; meal: WeekMeal }>,
): WeekPlan {
  const put = (week: WeekPlan, at: readonly SlotAddress[], dish: WeekMeal) =>
    settleLeftovers<WeekMeal, WeekPlan>(withReplacedLeftovers(withMeals(week, at, dish), week, at))
  const replaced = put(plan, slots, meal)
  return along ? put(replaced, [along.at], along.meal) : replaced
}

/** What was left of the old meal is now left of the new one, with its own sides; if it keeps so long. */
function withReplacedLeftovers(plan: WeekPlan, before: WeekPlan, slots: readonly SlotAddress[]): WeekPlan {
  return slots.reduce((changed, slot) => {
    const meal = mealAt<WeekMeal>(changed, slot)
    return leftoversFrom<WeekMeal>(before, slot).reduce((done, at) => {
      const { sides, people, isLocked, leftoverOf, place } = mealAt<WeekMeal>(done, at) ?? {}
      const keeps = (meal?.keepsDays ?? 0) >= at.day - slot.day
      if (!meal || !keeps || isLocked || place || leftoverOf === undefined) return done
      const { sides: _, people: __, ...main } = asLeftover(meal)
      const plate = { ...main, ...(sides ? { sides } : {}), ...(people === undefined ? {} : { people }) }
      const eatenAgain = withoutRemake(plate)
      return withMeals<WeekMeal, WeekPlan>(done, [at], eatenAgain)
    }, changed)
  }, plan)
}
