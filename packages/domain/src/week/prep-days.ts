import { everySlot, type Meal, mealAt, type Plan } from './meal-plan.ts'
import { dishesOf, hasDish, type Plate } from './week-plate.ts'

/**
 * On how many days a batch of this meal is eaten: the dish, then each of its sides. Undefined for a meal that the week
 * does not have.
 */
export function prepDays<M extends Meal & Plate>(
  plan: Plan<M> | undefined,
  meal: Meal & Plate,
): readonly number[] | undefined {
  if (!plan) return undefined
  const alike = everySlot(plan).flatMap((at) => {
    const planned = mealAt(plan, at)
    return planned?.name === meal.name ? [planned] : []
  })
  if (alike.length === 0) return undefined
  return dishesOf(meal).map(({ name }) => Math.max(1, alike.filter((plate) => hasDish(plate, name)).length))
}
