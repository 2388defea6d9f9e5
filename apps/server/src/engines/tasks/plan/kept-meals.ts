import type { KeptMeals } from '@pennyplate/contract/ai/kept-meals'
import { isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import type { KeptDish, KeptPlate } from '@pennyplate/planner/problem/kept-plates'
import type { WeekWithList } from '../../week-with-list.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { stillToCook } from '../list/changed-foods.ts'
import { type EatenMeal, readWeek } from '../week/read-week.ts'

/**
 * The meals that stay, as the planner counts them. A meal that we cannot weigh counts as a fair share of its day. `accepted`: the
 * week with its list, which has the food of cooked meals until it is put into the pantry.
 */
export function keptPlates(
  { plan, at, eaten }: KeptMeals,
  context: PlanningContext,
  accepted?: WeekWithList,
): KeptPlate[] {
  const week = readWeek(plan, context)
  const isCooked = (slot: SlotAddress) => eaten.some((one) => isSameSlot(keptSlot(one), slot))
  const needsFood = accepted
    ? stillToCook(accepted.before, accepted.cooked, context)
    : // What is left of a meal was cooked with it.
      (slot: SlotAddress, source?: SlotAddress) => !isCooked(slot) && !(source && isCooked(source))
  return at.map(keptSlot).flatMap((slot) => {
    const meal = mealAt<WeekMeal>(plan, slot)
    if (!meal) return []
    const parts = week.filter((part) => isSameSlot(part.at, slot))
    const source = parts[0]?.source
    return {
      day: slot.day,
      meal: dishMealOf(slot.slot),
      index: slot.index ?? 0,
      dishes: meal.place ? [] : dishesOf(parts),
      needsFood: !meal.place && needsFood(slot, source),
      isLeftover: meal.leftoverOf !== undefined,
    }
  })
}

/** Without figures of the main dish, those of its sides would make a small meal of it. */
function dishesOf([main, ...sides]: readonly EatenMeal[]): KeptDish[] {
  if (!main?.dish) return []
  return [main.dish, ...sides.flatMap(({ dish }) => dish ?? [])].map((dish) => ({
    ...dish,
    meals: dish.sittings,
  }))
}

/** The lunches and dinners that stay: others than these are wanted. */
export function mainsKept(keep: KeptMeals | undefined): WeekMeal[] {
  if (!keep) return []
  return keep.at
    .map(keptSlot)
    .filter(({ slot }) => slot === 'lunch' || slot === 'dinner')
    .flatMap((slot) => mealAt<WeekMeal>(keep.plan, slot) ?? [])
    .filter(({ place }) => place === undefined)
}

export function keptSlot({ day, mealType, index }: KeptMeals['at'][number]): SlotAddress {
  return { day, slot: mealType, index }
}
