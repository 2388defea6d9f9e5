import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import type { NutritionalTargets } from '@pennyplate/domain/profile/profile'
import { servingsThatFinish } from '@pennyplate/domain/recipe/least-batch'
import { piecesPerServing, servingsInPieces } from '@pennyplate/domain/recipe/pieces'
import { PORTION_AT_MOST } from '@pennyplate/domain/recipe/portion-limit'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import { householdPeople, servingsFor } from '@pennyplate/domain/week/people-at-meal'
import type { NutrientAmounts } from '../problem/problem.ts'
import { DEFAULT_TARGETS, type HouseholdProfile } from './household-profile.ts'

/**
 * A child's portion as a share of an adult's. From the energy needs of moderately active children and adults
 * in the Dietary Guidelines for Americans 2020-2025, appendix 2, rounded.
 */
const CHILD_PORTIONS = [
  { fromAge: 0, share: 0.55 },
  { fromAge: 4, share: 0.65 },
  { fromAge: 7, share: 0.75 },
  { fromAge: 9, share: 0.82 },
  { fromAge: 12, share: 0.92 },
  { fromAge: 14, share: 1 },
] as const

export function adultEquivalents({ adults, kidAges }: Pick<HouseholdProfile, 'adults' | 'kidAges'>): number {
  const kids = kidAges.map((age) => CHILD_PORTIONS.findLast(({ fromAge }) => fromAge <= age)?.share ?? 1)
  return Math.max(1, adults) + kids.reduce((sum, share) => sum + share, 0)
}

/**
 * How many servings of a dish one adult gets: the usual ones, those that give everybody the same whole tacos, or as many as finish
 * what can be cooked of it. Own recipes have portions of their own.
 */
export function portionOf(
  dish: Recipe,
  usual: number,
  profile: Pick<HouseholdProfile, 'adults' | 'kids' | 'kidAges'>,
): number {
  const eq = adultEquivalents(profile)
  if (isOwnRecipeId(dish.id)) return ownPortion(dish.id, profile)
  const pieces = piecesPerServing(dish)
  const most = PORTION_AT_MOST * eq
  if (pieces !== null)
    return servingsInPieces(pieces, usual * eq, { people: householdPeople(profile), most }) / eq
  return dish.leastBatch ? servingsThatFinish(dish, usual * eq, most) / eq : usual
}

/**
 * Of the household's own recipes each person gets one serving as it is written, for each adult that eats as much. Who eats more of
 * it is a matter of the plate, so that children count as for any other dish.
 */
export function ownPortion(
  recipeId: string,
  profile: Pick<HouseholdProfile, 'adults' | 'kids' | 'kidAges'>,
): number {
  return servingsFor({ recipeId }, householdPeople(profile), profile) / adultEquivalents(profile)
}

/** Share of a day's energy eaten at each meal, from surveys, rounded. */
const MEAL_SHARE: Readonly<Record<DishMeal, number>> = {
  breakfast: 0.25,
  lunch: 0.3,
  dinner: 0.35,
  snack: 0.1,
}

/** The share of a day's targets the planned meals cover: 1 with all three main meals. */
export function plannedShare(meals: readonly DishMeal[]): number {
  if (['breakfast', 'lunch', 'dinner'].every((meal) => meals.some((planned) => planned === meal))) return 1
  return meals.reduce((sum, meal) => sum + MEAL_SHARE[meal], 0)
}

/** A blank target is stored as zero and means no target, except for calories, which then get the default. */
export function plannedTargets(targets: NutritionalTargets, meals: readonly DishMeal[]): NutrientAmounts {
  const share = plannedShare(meals)
  return {
    calories: (targets.dailyCalories || DEFAULT_TARGETS.dailyCalories) * share,
    protein: targets.dailyProtein * share,
    carbs: targets.dailyCarbs * share,
    fat: targets.dailyFat * share,
    fiber: targets.dailyFiber * share,
    addedSugar: targets.dailySugar * share,
    sodium: targets.dailySodium * share,
    cholesterol: targets.dailyCholesterol * share,
    saturatedFat: 0,
    netCarbs: 0,
  }
}
