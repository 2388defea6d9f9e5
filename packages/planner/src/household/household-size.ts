import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import type { NutritionalTargets } from '@pennyplate/domain/profile/profile'
import { servingsThatFinish } from '@pennyplate/domain/recipe/least-batch'
import { piecesPerServing, servingsInPieces } from '@pennyplate/domain/recipe/pieces'
import { PORTION_AT_MOST } from '@pennyplate/domain/recipe/portion-limit'
import type { DishMeal, Recipe } from '@pennyplate/domain/recipe/recipe'
import { adultEquivalents, ownPortion } from '@pennyplate/domain/week/adult-portions'
import { householdPeople } from '@pennyplate/domain/week/people-at-meal'
import type { NutrientAmounts } from '../problem/problem.ts'
import { DEFAULT_TARGETS, type HouseholdProfile } from './household-profile.ts'

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
