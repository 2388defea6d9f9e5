import { toGrams } from '@pennyplate/domain/amounts/units'
import type { JudgedIngredient } from '@pennyplate/domain/diet/diet'
import { isRawPiece } from '@pennyplate/domain/diet/small-children'
import type { FoodId } from '@pennyplate/domain/food/food'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { boughtFoods } from '@pennyplate/domain/food/part-of'
import { countedShare } from '@pennyplate/domain/recipe/counted-share'
import { timesMade } from '@pennyplate/domain/recipe/least-batch'
import { servedAtMost } from '@pennyplate/domain/recipe/portion-limit'
import type { Recipe, RecipeIngredient, RecipeVariant } from '@pennyplate/domain/recipe/recipe'
import type { CatalogFood } from '../foods/foods.ts'
import { countedAs } from './counted-as.ts'

export interface FormIngredient extends RecipeIngredient {
  readonly food: CatalogFood
  /** Edible grams in the whole dish, for `recipe.servings`. */
  readonly grams: number
}

/** A dish with every ingredient resolved: as written, or with the swaps of one declared variant. */
export interface RecipeForm {
  readonly recipe: Recipe
  /** The name shown. Likes and history use `recipe.name` for every form. */
  readonly name: string
  /** Null for the dish as written. */
  readonly variantId: string | null
  readonly ingredients: readonly FormIngredient[]
  /** Lines with the same food are summed. */
  readonly gramsPerServing: ReadonlyMap<FoodId, number>
}

export type FormOrProblems =
  | { readonly ok: true; readonly form: RecipeForm }
  | { readonly ok: false; readonly problems: readonly string[] }

type FoodLookUp = (id: FoodId) => CatalogFood | undefined

export function resolveForm(
  recipe: Recipe,
  variant: RecipeVariant | null,
  foodOf: FoodLookUp,
): FormOrProblems {
  const problems: string[] = []
  const ingredients: FormIngredient[] = []
  for (const ingredient of recipe.ingredients) {
    const foodId = variant?.swaps.get(ingredient.foodId) ?? ingredient.foodId
    const { amount } = ingredient
    const food = foodOf(foodId)
    if (!food) {
      problems.push(`no food "${foodId}"`)
      continue
    }
    const grams = toGrams(amount, food)
    if (grams.ok) ingredients.push({ ...ingredient, foodId, food, grams: grams.grams })
    else problems.push(`"${amount.unit}" of ${foodId} cannot be weighed (it has ${knownMeasures(food)})`)
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, form: toForm(recipe, variant, ingredients) }
}

/** The same dish with some optional ingredients left out. */
export function withoutIngredients(form: RecipeForm, leaveOut: readonly number[]): RecipeForm {
  if (leaveOut.length === 0) return form
  return withIngredients(
    form,
    form.ingredients.filter((_, index) => !leaveOut.includes(index)),
  )
}

/** The same dish with other ingredients. */
export function withIngredients(form: RecipeForm, ingredients: readonly FormIngredient[]): RecipeForm {
  return { ...form, ingredients, gramsPerServing: weighed(ingredients, form.recipe.servings) }
}

/** The input of the diet rules: each ingredient with the total grams of its food per serving. */
export function judgedIngredients(form: RecipeForm): JudgedIngredient[] {
  const atMost = servedAtMost(form.recipe)
  return form.ingredients.map(({ food, isOptional, preparation }) => {
    const gramsPerServing = form.gramsPerServing.get(food.id) ?? 0
    return {
      facts: food,
      gramsPerServing,
      gramsAtMost: gramsPerServing * atMost,
      isRawPiece: isRawPiece(form.recipe, preparation),
      isOptional,
    }
  })
}

/** Grams of each food to buy for one serving. Tap water is not bought. */
export function boughtPerServing({ ingredients, gramsPerServing }: RecipeForm): Map<FoodId, number> {
  const foods = new Map(ingredients.map(({ food }) => [food.id, food]))
  const eaten = [...gramsPerServing].filter(([id]) => !FREE_FOODS.has(id))
  return boughtFoods(eaten.map(([id, grams]) => [foods.get(id) ?? { id }, grams]))
}

/** The most that products of exact numbers are off by. */
const ROUNDING = 1e-6

/**
 * Grams of each food to buy for one meal of this many servings, as its recipe counts them: whole eggs and half cans. `meals` is
 * how many such meals are cooked at once, from one recipe. Whole tenths of a gram, so that sums do not depend on order, and rounded
 * down: three thirds of a tomato are one tomato, not two.
 */
export function boughtForMeal(
  { ingredients, recipe }: RecipeForm,
  servings: number,
  meals = 1,
): Map<FoodId, number> {
  const factor = timesMade(recipe, servings * meals)
  const grams = new Map<CatalogFood, number>()
  for (const { food, amount, grams: written } of ingredients) {
    if (FREE_FOODS.has(food.id)) continue
    const asked = written * factor * countedShare(amount, factor, countedAs(food, amount, recipe.servings))
    grams.set(food, (grams.get(food) ?? 0) + asked / meals)
  }
  return new Map([...boughtFoods(grams)].map(([id, one]) => [id, Math.floor(one * 10 + ROUNDING) / 10]))
}

function toForm(
  recipe: Recipe,
  variant: RecipeVariant | null,
  ingredients: readonly FormIngredient[],
): RecipeForm {
  return {
    recipe,
    name: variant?.name ?? recipe.name,
    variantId: variant?.id ?? null,
    ingredients,
    gramsPerServing: weighed(ingredients, recipe.servings),
  }
}

function weighed(ingredients: readonly FormIngredient[], servings: number): Map<FoodId, number> {
  const gramsPerServing = new Map<FoodId, number>()
  for (const { foodId, grams } of ingredients)
    gramsPerServing.set(foodId, (gramsPerServing.get(foodId) ?? 0) + grams / servings)
  return gramsPerServing
}

function knownMeasures(food: CatalogFood): string {
  return ['g', 'oz', 'lb', ...Object.keys(food.measures)].join(', ')
}
