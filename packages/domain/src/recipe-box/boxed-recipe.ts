import type { DietType } from '../diet/diet-options.ts'
import type { FoodId } from '../food/food.ts'
import type { CookingTool } from '../profile/profile-options.ts'
import type { DishMeal } from '../recipe/recipe.ts'

/** `ours` is the catalog's; `own` is the household's. */
export type RecipeSource = 'ours' | 'own'

/** A recipe as the recipe box lists it: what it is found, filtered and sorted by, without amounts and steps. */
export type BoxedRecipe = Readonly<{
  source: RecipeSource
  /** What collections and notes know it by. */
  id: string
  name: string
  /** Names of its variants, and names it had before. */
  otherNames: readonly string[]
  foods: readonly BoxedFood[]
  /** Cuisines, and what it is served as: "soup", "slow cooker". */
  tags: readonly string[]
  meals: readonly DishMeal[]
  /** What else an own recipe says: its description, steps and notes. */
  texts?: readonly string[]
  /** Null for an own recipe that does not say. */
  minutes: number | null
  /** How usual it is at its meals, 1 to 5. */
  familiarity: Readonly<Partial<Record<DishMeal, number>>>
  /** Diets it keeps, in one of its forms. */
  diets: readonly DietType[]
  /** Its forms that keep diets which the dish as written does not. */
  swapped: readonly SwappedForm[]
  /** Every inner list is one need and the tools that meet it. */
  tools: readonly (readonly CookingTool[])[]
  illustration: string
  /** One serving at national prices; 0 for an own recipe, which is priced with the judging. */
  cents: number
}>

/** The dish with foods swapped. */
export type SwappedForm = Readonly<{
  formId: string
  name: string
  /** One serving at national prices. */
  cents: number
  /** Only those that the dish as written does not keep. */
  diets: readonly DietType[]
}>

export type BoxedFood = Readonly<{ id: FoodId; name: string }>

/** From here on nearly every household knows a dish. */
export const FAMILIAR_RATING = 4

/** How usual it is at a meal, or at its most usual one; 0 if nobody has rated it. */
export function familiarityOf({ familiarity }: Pick<BoxedRecipe, 'familiarity'>, meal?: DishMeal): number {
  if (meal !== undefined) return familiarity[meal] ?? 0
  return Math.max(0, ...Object.values(familiarity))
}
