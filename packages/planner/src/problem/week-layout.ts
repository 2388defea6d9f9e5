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

export interface Caps {
  readonly caps: Readonly<Record<DishMeal, number>>
  readonly mainCap: number
}

const USUAL_CAPS: Caps = { caps: { breakfast: 3, lunch: 2, dinner: 1, snack: 4 }, mainCap: 3 }
/** Few dishes for many days, but at least three dinners, two lunches and two breakfasts. */
const MEAL_PREP_CAPS: Caps = { caps: { breakfast: 4, lunch: 4, dinner: 3, snack: 7 }, mainCap: 4 }

export function capsFor(style: PrepStyle): Caps {
  return style === 'Weekly Meal Prep' ? MEAL_PREP_CAPS : USUAL_CAPS
}
