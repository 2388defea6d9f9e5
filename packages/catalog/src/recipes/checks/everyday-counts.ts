import type { DietType } from '@pennyplate/domain/diet/diet-options'
import { type COOKING_TOOLS, CUISINES } from '@pennyplate/domain/profile/profile-options'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import { hasTools } from '@pennyplate/domain/recipe/recipe-fit'
import type { CompiledRecipe } from '../compiled-recipe.ts'
import { byEachMethod } from '../cooking-methods.ts'
import { familiarityOnDiet, RATED_DIETS, type RatedDiet } from '../familiarity.ts'
import { dietsOf } from '../form-facts.ts'

/** One thing the library should have, and how many of it there are. */
export interface EverydayCount {
  readonly what: string
  readonly count: number
  readonly floor: number
}

/** What the rules of a diet must allow besides; the other diets have no rule about a food, or one about several. */
const RULED: Readonly<Partial<Record<RatedDiet, DietType>>> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  'gluten-free': 'Gluten-Free',
  'dairy-free': 'Dairy-Free',
  keto: 'Keto',
  'low-fodmap': 'Low FODMAP',
}
/** Rated so by at least one judge, and nearly so by the other. */
const FAMILIAR = 3.5
const ON_A_DIET: readonly (readonly [DishMeal, number])[] = [
  ['breakfast', 18],
  ['lunch', 25],
  ['dinner', 40],
]
const OF_A_CUISINE: readonly (readonly [DishMeal, number])[] = [
  ['lunch', 25],
  ['dinner', 25],
]
const QUICK_MINUTES = 15
const QUICK_DINNERS = 40
const SMALL_KITCHENS: readonly (readonly (typeof COOKING_TOOLS)[number][])[] = [
  ['Microwave'],
  ['Air Fryer', 'Microwave'],
]

/** What people on a diet, lovers of a cuisine and homes without a stove find in the library. */
export function everydayCounts(dishes: readonly CompiledRecipe[]): EverydayCount[] {
  const at = (meal: DishMeal) => dishes.filter(({ recipe }) => recipe.meals.includes(meal))
  const diets = new Map(dishes.map(({ recipe, forms }) => [recipe.id, new Set(forms.flatMap(dietsOf))]))
  const isFamiliarOn = ({ id }: Recipe, meal: DishMeal, diet: RatedDiet) => {
    const rule = RULED[diet]
    const isKept = rule === undefined || diets.get(id)?.has(rule)
    return isKept && (familiarityOnDiet(id, meal, diet) ?? 0) >= FAMILIAR
  }
  return [
    ...RATED_DIETS.flatMap((diet) =>
      ON_A_DIET.map(([meal, floor]) => ({
        what: `${diet} ${meal}, familiar to people on the diet`,
        count: at(meal).filter(({ recipe }) => isFamiliarOn(recipe, meal, diet)).length,
        floor,
      })),
    ),
    ...CUISINES.flatMap((cuisine) =>
      OF_A_CUISINE.map(([meal, floor]) => ({
        what: `${cuisine} ${meal}`,
        count: at(meal).filter(({ recipe }) => recipe.cuisines.includes(cuisine)).length,
        floor,
      })),
    ),
    ...SMALL_KITCHENS.map((tools) => ({
      what: `dinner of ${QUICK_MINUTES} minutes or less with ${tools.join(' and ')} alone`,
      count: at('dinner').filter(({ recipe }) =>
        byEachMethod(recipe).some(
          (method) => method.totalMinutes <= QUICK_MINUTES && hasTools(method.tools, tools),
        ),
      ).length,
      floor: QUICK_DINNERS,
    })),
  ]
}
