import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { PrepStyle } from '../household/household-profile.ts'
import type { PlannedCooking } from './problem.ts'

/** The cookings of a week and the slots each fills. */
export function layWeek(meals: readonly DishMeal[], style: PrepStyle): PlannedCooking[] {
  const leftovers = style === 'Cook Once Daily' && meals.includes('lunch') && meals.includes('dinner')
  const days = Array.from({ length: DAYS_PER_PLAN }, (_, day) => day)
  return days.flatMap((day) =>
    DISH_MEALS.filter((meal) => meals.includes(meal)).flatMap((meal) => {
      // From Monday on, lunch is the leftovers of the dinner before.
      if (leftovers && meal === 'lunch' && day > 0) return []
      const isForTwo = leftovers && meal === 'dinner' && day < DAYS_PER_PLAN - 1
      const later = isForTwo ? [{ day: day + 1, meal: 'lunch' as const }] : []
      return [{ day, meal, eaten: [{ day, meal }, ...later] }]
    }),
  )
}

const USUAL_CAPS: Readonly<Record<DishMeal, number>> = { breakfast: 3, lunch: 2, dinner: 1, snack: 4 }
const EVERY_DAY: Readonly<Record<DishMeal, number>> = {
  breakfast: DAYS_PER_PLAN,
  lunch: DAYS_PER_PLAN,
  dinner: DAYS_PER_PLAN,
  snack: DAYS_PER_PLAN,
}

export function capsFor(style: PrepStyle): Readonly<Record<DishMeal, number>> {
  return style === 'Weekly Meal Prep' ? EVERY_DAY : USUAL_CAPS
}
