import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import type { UsedIngredient } from '@pennyplate/domain/pantry/used-ingredients'

export type CookedFor = Readonly<{
  meal: Partial<MealDocument> & Pick<MealDocument, 'name'>
  mealType: string
  /** The planned day, if the meal is part of a plan. */
  plannedFor?: string | undefined
  /** What it takes from the pantry, if the recipe is loaded; otherwise it is looked up. */
  used?: readonly UsedIngredient[] | undefined
}>
