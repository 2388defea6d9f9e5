import type { DishMeal, RecipeId } from '@pennyplate/domain/recipe/recipe'
import firstOnDiets from '../../data/familiarity/diets-first-judge.json' with { type: 'json' }
import secondOnDiets from '../../data/familiarity/diets-second-judge.json' with { type: 'json' }
import first from '../../data/familiarity/first-judge.json' with { type: 'json' }
import second from '../../data/familiarity/second-judge.json' with { type: 'json' }
import firstOnWelcome from '../../data/familiarity/welcome-first-judge.json' with { type: 'json' }
import secondOnWelcome from '../../data/familiarity/welcome-second-judge.json' with { type: 'json' }

/** Diets that dishes were rated for, by people who know who lives on them. */
export const RATED_DIETS = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'keto',
  'pescatarian',
  'low-fodmap',
  'low-sodium',
  'diabetes-friendly',
] as const
export type RatedDiet = (typeof RATED_DIETS)[number]

/** 1 to 5, see docs/catalog.md. */
export type Ratings = Readonly<Record<RecipeId, Readonly<Partial<Record<DishMeal, number>>>>>
export type DietRatings = Readonly<
  Record<RecipeId, Readonly<Partial<Record<DishMeal, Readonly<Partial<Record<RatedDiet, number>>>>>>>
>

export const GENERAL_RATINGS: readonly [Ratings, Ratings] = [first, second]
export const WELCOME_RATINGS: readonly [Ratings, Ratings] = [firstOnWelcome, secondOnWelcome]
export const DIET_RATINGS: readonly [DietRatings, DietRatings] = [firstOnDiets, secondOnDiets]

/** How usual a dish is at a meal in US households, 1 to 5; null if nobody has rated it yet. */
export function familiarity(recipe: RecipeId, meal: DishMeal): number | null {
  const [one, other] = GENERAL_RATINGS
  return agreed(one[recipe]?.[meal], other[recipe]?.[meal])
}

/** How glad a household is of the dish at a meal, 1 to 5: many know ramen, few look forward to it for dinner. */
export function welcome(recipe: RecipeId, meal: DishMeal): number | null {
  const [one, other] = WELCOME_RATINGS
  return agreed(one[recipe]?.[meal], other[recipe]?.[meal])
}

/** How usual it is, in the form that keeps the diet, in households that live on it. */
export function familiarityOnDiet(recipe: RecipeId, meal: DishMeal, diet: RatedDiet): number | null {
  const [one, other] = DIET_RATINGS
  return agreed(one[recipe]?.[meal]?.[diet], other[recipe]?.[meal]?.[diet])
}

/** The mean of two judges; the lower of the two if they are more than one apart. */
export function agreed(one: number | undefined, other: number | undefined): number | null {
  if (one === undefined || other === undefined) return null
  return Math.abs(one - other) > 1 ? Math.min(one, other) : (one + other) / 2
}
