import { familiarity, familiarityOnDiet, type RatedDiet } from '@pennyplate/catalog/recipes/familiarity'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { DishMeal, Recipe, RecipeId } from '@pennyplate/domain/recipe/recipe'
import type { WantedCuisines } from '../household/wanted-cuisines.ts'

/** For a dish nobody has rated: between known and common. */
const UNRATED = 3.5
/** Judges spoke for all US households. Who asks for another cuisine knows its dishes better, up to common. */
const ASKED_CUISINE = { stars: 1.5, atMost: 4 }
/** A dish in the form of a diet it was not rated for is a little stranger than the dish itself. */
const CHANGED_FORM = 0.5

/** How familiar the dish is at the meal, 1 to 5: to people on the diet, and to the strictest of several. */
function familiarityAt(form: RecipeForm, meal: DishMeal, diets: readonly RatedDiet[]): number {
  const { id, own } = form.recipe
  const general = own?.familiarity ?? familiarity(id, meal) ?? UNRATED
  const asServed = form.variantId === null ? general : Math.max(1, general - CHANGED_FORM)
  return Math.min(
    ...diets.map((diet) => familiarityOnDiet(id, meal, diet) ?? asServed),
    ...(diets.length > 0 ? [] : [asServed]),
  )
}

/** With fewer dishes than this at a meal, less familiar ones are offered too. */
const ENOUGH: Readonly<Record<DishMeal, number>> = { breakfast: 8, lunch: 12, dinner: 16, snack: 6 }
const STEPS = [2.5, 2, 1.5, 1]

/** The lowest rating offered at a meal: the one wanted, or lower if too few dishes reach it. */
function leastOffered(ratings: readonly number[], meal: DishMeal, wanted: number): number {
  const steps = [wanted, ...STEPS.filter((step) => step < wanted)]
  const isEnough = (least: number) => ratings.filter((rating) => rating >= least).length >= ENOUGH[meal]
  return steps.find(isEnough) ?? 1
}

/** By dish id, its rating at each meal it is offered for. Liked dishes are offered whatever their rating. */
export function offeredDishes(
  forms: readonly RecipeForm[],
  meals: readonly DishMeal[],
  isServedAt: (dish: Recipe, meal: DishMeal) => boolean,
  wanted: {
    readonly diets: readonly RatedDiet[]
    readonly least: number
    readonly likes: readonly string[]
    readonly cuisines: WantedCuisines
  },
): Map<RecipeId, Map<DishMeal, number>> {
  const { cuisines } = wanted
  const ratingOf = (form: RecipeForm, meal: DishMeal) => {
    const rating = familiarityAt(form, meal, wanted.diets)
    const isAmerican = form.recipe.cuisines.includes('American')
    if (isAmerican || cuisines.count === 0 || !cuisines.isWanted(form.recipe)) return rating
    return Math.max(rating, Math.min(ASKED_CUISINE.atMost, rating + ASKED_CUISINE.stars))
  }
  const offered = new Map<RecipeId, Map<DishMeal, number>>()
  for (const meal of meals) {
    const rated = forms
      .filter(({ recipe }) => isServedAt(recipe, meal))
      .map((form) => ({ id: form.recipe.id, rating: ratingOf(form, meal) }))
    const ratings = rated.map(({ rating }) => rating)
    const least = leastOffered(ratings, meal, wanted.least)
    for (const { id, rating } of rated) {
      if (rating < least && !wanted.likes.includes(id)) continue
      offered.set(id, (offered.get(id) ?? new Map<DishMeal, number>()).set(meal, rating))
    }
  }
  return offered
}
