import type { UsedIngredient } from '@pennyplate/domain/pantry/used-ingredients'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'

export type CookedFor = Readonly<{
  meal: Partial<WeekMeal> & Pick<WeekMeal, 'name'>
  mealType: string
  /** The planned day, if the meal is part of a plan. */
  plannedFor?: string | undefined
  /** What it takes from the pantry, if the recipe is loaded; otherwise it is looked up. */
  used?: readonly UsedIngredient[] | undefined
}>
