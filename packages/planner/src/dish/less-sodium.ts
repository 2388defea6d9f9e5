import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { KNOWN_SALTY, LESS_SALTY, SALT_TO_LEAVE_OUT } from '@pennyplate/catalog/foods/low-sodium'
import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import {
  type FormIngredient,
  type RecipeForm,
  withIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import { type HealthWishId, wishRanges } from '@pennyplate/domain/diet/health-wishes'
import type { FoodId } from '@pennyplate/domain/food/food'
import { loweredFood } from '@pennyplate/domain/food/food-words'
import { LOWER_SODIUM } from '@pennyplate/domain/recipe/dish-name'
import { DEFAULT_TARGETS, type HouseholdProfile } from '../household/household-profile.ts'

/** The sodium limit in mg per kcal; null if the household does not count sodium. */
export function sodiumPerKcal(
  { nutritionalTargets: targets }: Pick<HouseholdProfile, 'nutritionalTargets'>,
  wishes: readonly HealthWishId[],
): number | null {
  const calories = targets.dailyCalories || DEFAULT_TARGETS.dailyCalories
  const wished = wishRanges(wishes, 'day', calories).sodium?.atMost ?? Number.POSITIVE_INFINITY
  const tracked =
    targets.trackNutrition && targets.dailySodium > 0 ? targets.dailySodium : Number.POSITIVE_INFINITY
  const limit = Math.min(wished, tracked)
  return Number.isFinite(limit) ? limit / calories : null
}

/**
 * A dish within the limit stays as written. A saltier one gets lower-sodium versions of its foods, and is cooked without
 * salt if that is not enough.
 */
export function withLessSodium(
  form: RecipeForm,
  mgPerKcal: number | null,
  foodById: (id: FoodId) => CatalogFood | undefined,
): RecipeForm {
  if (mgPerKcal === null || !isTooSalty(form, mgPerKcal)) return form
  const swapped = withIngredients(
    form,
    form.ingredients.map((ingredient): FormIngredient => {
      const food = foodById(LESS_SALTY.get(ingredient.foodId) ?? ingredient.foodId)
      return food ? { ...ingredient, foodId: food.id, food } : ingredient
    }),
  )
  if (!isTooSalty(swapped, mgPerKcal)) return saidSo(swapped, form)
  const unsalted = withIngredients(
    swapped,
    swapped.ingredients.filter(({ foodId }) => !SALT_TO_LEAVE_OUT.has(foodId)),
  )
  return saidSo(unsalted, form)
}

/** Whether a wish of the household is about salt. */
export function wishesLessSalt(wishes: readonly HealthWishId[]): boolean {
  return wishRanges(wishes, 'day', DEFAULT_TARGETS.dailyCalories).sodium !== undefined
}

/** Ham stays ham, however little of it is on the plate: people who watch their salt read it and turn the page. */
export function readsSalty({ ingredients }: Pick<RecipeForm, 'ingredients'>): boolean {
  return ingredients.some(({ foodId }) => KNOWN_SALTY.has(foodId))
}

/**
 * Somebody who watches salt must not read "Tomato soup" and take it for the usual one. Nobody takes sliced tomatoes for salty,
 * so a side that only goes without salt keeps its name.
 */
function saidSo(form: RecipeForm, before: RecipeForm): RecipeForm {
  const kept = new Set(form.ingredients.map(({ foodId }) => foodId))
  const gone = before.ingredients.filter(({ foodId }) => !kept.has(foodId))
  if (gone.length === 0 || /sodium|salt/i.test(form.name)) return form
  if (form.recipe.side && gone.every(({ foodId }) => foodId === 'butter' || SALT_TO_LEAVE_OUT.has(foodId)))
    return form
  return { ...form, name: `${LOWER_SODIUM} ${loweredFood(form.name)}` }
}

function isTooSalty(form: RecipeForm, mgPerKcal: number): boolean {
  const { sodiumMg, energyKcal } = nutritionPerServing(form)
  return sodiumMg !== null && sodiumMg > mgPerKcal * (energyKcal ?? 0)
}
