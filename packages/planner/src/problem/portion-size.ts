import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import { judgedIngredients } from '@pennyplate/catalog/recipes/recipe-form'
import { isSafe, judgeIngredients } from '@pennyplate/domain/diet/diet'
import type { DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { Catalog } from '../catalog/catalog.ts'

type Recipes = Pick<Catalog, 'recipes'>
type Energies = Readonly<Record<DishMeal, number>>

const PORTIONS = { min: 0.6, max: 3 } as const

/**
 * How much of a recipe's serving one adult gets, so that an ordinary day of the diet comes out at the calorie target. All
 * dishes of the diet count, even ones the household dislikes or cannot cook: otherwise allowing one more dish would change
 * every portion and could raise the cost.
 */
export function servingsPerAdult(
  catalog: Recipes,
  diet: DietType,
  meals: readonly DishMeal[],
  calories: number,
): number {
  const usual = usualEnergies(catalog.recipes, diet)
  const ordinaryDay = meals.reduce((sum, meal) => sum + usual[meal], 0)
  if (ordinaryDay === 0) return 1
  return Math.min(PORTIONS.max, Math.max(PORTIONS.min, calories / ordinaryDay))
}

const known = new WeakMap<Recipes['recipes'], Map<DietType, Energies>>()

/** Median calories of one serving, by meal. */
function usualEnergies(recipes: Recipes['recipes'], diet: DietType): Energies {
  const byDiet = known.get(recipes) ?? new Map<DietType, Energies>()
  known.set(recipes, byDiet)
  const found = byDiet.get(diet) ?? measureEnergies(recipes, diet)
  byDiet.set(diet, found)
  return found
}

function measureEnergies(recipes: Recipes['recipes'], diet: DietType): Energies {
  const rule = DIET_RULES[diet]
  const rules = rule ? [rule] : []
  const dishes = recipes.flatMap(({ recipe, forms }) => {
    const form = forms.find((one) => isSafe(judgeIngredients(judgedIngredients(one), rules)))
    const kcal = form ? nutritionPerServing(form).energyKcal : null
    return kcal === null ? [] : [{ meals: recipe.meals, kcal }]
  })
  const median = (meal: DishMeal) => {
    const own = dishes.filter(({ meals }) => meals.includes(meal)).map(({ kcal }) => kcal)
    return own.sort((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0
  }
  const [breakfast, lunch, dinner, snack] = DISH_MEALS.map(median)
  return { breakfast: breakfast ?? 0, lunch: lunch ?? 0, dinner: dinner ?? 0, snack: snack ?? 0 }
}
