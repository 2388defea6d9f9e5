import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'

/** A meal and its slot, for the button that marks it as cooked. */
export type CookedPlace = Readonly<{
  meal: WeekMeal
  mealType: MealSlotName
  plannedFor: string
  /** The Sunday of the week, if its meals are cooked in one batch. */
  batchFrom: string | undefined
  className: string | undefined
}>
