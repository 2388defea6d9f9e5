import { needsNoAmount } from '@pennyplate/catalog/foods/needs-no-amount'
import type { FormIngredient, RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { readLine } from '@pennyplate/planner/referee/read-dish'
import type { PlanningContext } from '../context/planning-context.ts'

/** A dish that is not in the catalog, built from its own ingredient lines. */
export type DishFromLines = {
  readonly form: RecipeForm
  /** Lines whose food or weight is unknown. */
  readonly unmatched: readonly string[]
}

type MealLines = Pick<WeekMeal, 'name'> & {
  readonly ingredients: readonly string[]
  readonly servings: number
  readonly minutes: number
  readonly illustration: string
}

export function dishFromLines(
  mealLines: MealLines,
  { catalog }: Pick<PlanningContext, 'catalog'>,
): DishFromLines {
  const ingredients: FormIngredient[] = []
  const unmatched: string[] = []
  for (const text of mealLines.ingredients) {
    const { food, grams, isOptional } = readLine(text, catalog)
    const amount = amountOf(parseQuantity(text))
    if (!food || !amount || grams <= 0) {
      if (!food || !needsNoAmount(food)) unmatched.push(text)
      continue
    }
    ingredients.push({ foodId: food.id, food, amount, grams, preparation: '', isOptional })
  }
  const gramsPerServing = new Map<FoodId, number>()
  for (const { foodId, grams } of ingredients)
    gramsPerServing.set(foodId, (gramsPerServing.get(foodId) ?? 0) + grams / mealLines.servings)
  const recipe = bareRecipe(mealLines)
  return { form: { recipe, name: recipe.name, variantId: null, ingredients, gramsPerServing }, unmatched }
}

/** Null for a meal without ingredient lines. */
export function linesOfMeal(meal: WeekMeal): MealLines | null {
  const { name, ingredients, servings, cookingTime, illustration } = meal
  if (!Array.isArray(ingredients)) return null
  const lines = ingredients.filter((line) => typeof line === 'string' && line.trim() !== '')
  if (lines.length === 0) return null
  return {
    name,
    ingredients: lines,
    servings: typeof servings === 'number' && servings > 0 ? servings : 1,
    minutes: typeof cookingTime === 'number' ? cookingTime : 0,
    illustration: typeof illustration === 'string' ? illustration : '',
  }
}

function bareRecipe({ name, servings, minutes, illustration }: MealLines): Recipe {
  return {
    id: '',
    name,
    formerIds: [],
    formerNames: [],
    description: '',
    meals: [],
    snackTypes: [],
    cuisines: [],
    servings,
    activeMinutes: minutes,
    totalMinutes: minutes,
    unattendedMinutes: 0,
    ahead: null,
    batch: null,
    plate: null,
    side: null,
    tools: [],
    ingredients: [],
    steps: [],
    storage: '',
    reheating: '',
    mealPrepTips: [],
    batchCooks: false,
    freezes: false,
    illustration,
    otherMethods: [],
    variants: [],
  }
}
