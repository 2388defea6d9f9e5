import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import { judgedIngredients } from '@pennyplate/catalog/recipes/recipe-form'
import { isSafe, judgeIngredients } from '@pennyplate/domain/diet/diet'
import type { DietType } from '@pennyplate/domain/diet/diet-options'
import { DIET_RULES } from '@pennyplate/domain/diet/diet-rules'
import { PORTION_AT_MOST } from '@pennyplate/domain/recipe/portion-limit'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import type { Catalog } from '../catalog/catalog.ts'

type Dishes = Pick<Catalog, 'recipes' | 'ours' | 'sides'>
type Energies = Readonly<Record<DishMeal, number>>
/** Calories of an ordinary meal of a diet. */
interface Ordinary {
  /** One serving of the main dish. */
  readonly mains: Energies
  /** What stands beside it. */
  readonly sides: Energies
}

const PORTIONS = { min: 0.6, max: PORTION_AT_MOST } as const

export interface OrdinaryPortion {
  readonly servings: number
  /** The largest portion leaves much to sides. */
  readonly isHungry: boolean
}

/** Sides as they are make up for a portion that would be a little larger. */
const HUNGRY_FROM = 1.75

/**
 * How much of a main dish's serving one adult gets, so that an ordinary day of the diet, with the sides its dishes want,
 * comes out at the calorie target. All our dishes of the diet count, even ones the household dislikes or cannot cook: otherwise allowing one more dish would change
 * every portion and could raise the cost. Who needs more than the largest portion gets it from sides and snacks.
 */
export function ordinaryPortion(
  { recipes, ours = recipes, sides: allSides }: Dishes,
  diet: DietType,
  meals: readonly DishMeal[],
  calories: number,
): OrdinaryPortion {
  const { mains, sides } = ordinaryMeals({ recipes: ours, sides: allSides }, diet)
  const ofMains = meals.reduce((sum, meal) => sum + mains[meal], 0)
  const ofSides = meals.reduce((sum, meal) => sum + sides[meal], 0)
  if (ofMains === 0) return { servings: 1, isHungry: false }
  const wanted = (calories - ofSides) / ofMains
  return {
    servings: Math.min(PORTIONS.max, Math.max(PORTIONS.min, wanted)),
    isHungry: wanted > HUNGRY_FROM,
  }
}

const known = new WeakMap<Dishes['recipes'], Map<DietType, Ordinary>>()

function ordinaryMeals(catalog: Dishes, diet: DietType): Ordinary {
  const byDiet = known.get(catalog.recipes) ?? new Map<DietType, Ordinary>()
  known.set(catalog.recipes, byDiet)
  const found = byDiet.get(diet) ?? measureMeals(catalog, diet)
  byDiet.set(diet, found)
  return found
}

/** The median main dish of each meal, and the mean of what goes with one. */
function measureMeals({ recipes, sides }: Dishes, diet: DietType): Ordinary {
  const dishes = dishesOf(recipes, diet)
  const beside = new Map(dishesOf(sides, diet).map((side) => [side.recipe.id, side]))
  const fruit = [...beside.values()].filter(({ recipe }) => recipe.side?.role === 'fruit')
  const piece = median(fruit.map(({ kcal }) => kcal))
  const sidesOf = ({ plate }: Recipe, meal: DishMeal) => {
    const wanted = (plate?.wants ?? []).map((role) => {
      const named = plate?.goesWith.flatMap((id) => beside.get(id) ?? []) ?? []
      return named.find(({ recipe }) => recipe.side?.role === role)?.kcal ?? 0
    })
    const takesFruit = meal !== 'dinner' && meal !== 'snack' && !plate?.wants.includes('fruit')
    return sum(wanted) + (takesFruit ? piece * FRUIT_SHARE : 0)
  }
  const at = (meal: DishMeal) => dishes.filter(({ recipe }) => recipe.meals.includes(meal))
  const mean = (values: readonly number[]) => (values.length > 0 ? sum(values) / values.length : 0)
  return {
    mains: byMeal((meal) => median(at(meal).map(({ kcal }) => kcal))),
    sides: byMeal((meal) => mean(at(meal).map(({ recipe }) => sidesOf(recipe, meal)))),
  }
}

/** How many breakfasts and lunches get fruit that they do not ask for. */
const FRUIT_SHARE = 0.6

function dishesOf(recipes: Dishes['recipes'], diet: DietType) {
  const rule = DIET_RULES[diet]
  const rules = rule ? [rule] : []
  return recipes.flatMap(({ recipe, forms }) => {
    const form = forms.find((one) => isSafe(judgeIngredients(judgedIngredients(one), rules)))
    const kcal = form ? nutritionPerServing(form).energyKcal : null
    return kcal === null ? [] : [{ recipe, kcal }]
  })
}

function byMeal(of: (meal: DishMeal) => number): Energies {
  return { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
