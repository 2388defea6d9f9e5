import { boughtForMeal } from '@pennyplate/catalog/recipes/recipe-form'
import type { FoodId } from '@pennyplate/domain/food/food'
import { foodsOfStaples } from '@pennyplate/domain/food/staples'
import { mealsBoughtFor } from '@pennyplate/domain/recipe/least-batch'
import { mealsPerRecipe } from '@pennyplate/domain/recipe/meal-prep'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import {
  type EatenDish,
  type FoodNeed,
  householdNeeds,
} from '@pennyplate/domain/shopping/shopping-list-needs'
import { leftoverSource } from '@pennyplate/domain/week/leftovers'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { mealsCookedWith, shareOfPeople } from '@pennyplate/domain/week/people-at-meal'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import { type FoundDish, findDish, findSide } from '../dish/find-dish.ts'

export type EatenMeal = {
  readonly at: SlotAddress
  readonly meal: WeekMeal
  /** It is served beside the meal before it. */
  readonly isSide: boolean
  /** Of leftovers: where they were cooked. */
  readonly source?: SlotAddress | undefined
  /** Null if its ingredients are unknown. */
  readonly dish: FoundDish | null
}

/** Every meal of a plan that needs food, in the order of its slots and each before its sides, with its dish if we can find one. */
export function readWeek(plan: WeekPlan, context: PlanningContext): EatenMeal[] {
  const found = new Map<string, FoundDish | null>()
  const remembered = (key: readonly unknown[], find: () => FoundDish | null) => {
    const text = JSON.stringify(key)
    const dish = found.has(text) ? (found.get(text) ?? null) : find()
    found.set(text, dish)
    return dish
  }
  return everySlot<WeekMeal>(plan).flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    // Leftovers that went into the freezer were cooked and bought.
    if (!meal || (meal.place && !meal.isFrozen)) return []
    const { name, recipeId, formId, servingsPerAdult, ingredients, people, isNameOnly } = meal
    const forPeople = (dish: FoundDish | null) =>
      dish && people !== undefined ? { ...dish, share: shareOf(dish, people, context) } : dish
    const key = [name, at.slot, recipeId, formId, servingsPerAdult, ingredients, isNameOnly]
    const source = leftoverSource<WeekMeal>(plan, at)
    const sittings = mealsCookedWith<WeekMeal>(plan, source ?? at, context.profile)
    const dish = bought(meal, forPeople(remembered(key, () => findDish(meal, context))))
    const main = {
      at,
      meal,
      isSide: false,
      source,
      dish: dish && sittings > 1 ? { ...dish, sittings } : dish,
    }
    const sides = (meal.sides ?? []).map((side) => ({
      at,
      meal: people === undefined ? side : { ...side, people },
      isSide: true,
      dish: forPeople(remembered(['side', side], () => findSide(side, context))),
    }))
    return [main, ...sides]
  })
}

/** How much of what is usually cooked of a dish the people of a meal get. */
export function shareOf(
  { form }: FoundDish,
  people: number | undefined,
  { profile }: PlanningContext,
): number {
  return shareOfPeople({ recipeId: form.recipe.id }, people, profile)
}

/** For what is in the freezer nothing is bought. */
function bought({ fromFreezer }: WeekMeal, dish: FoundDish | null): FoundDish | null {
  if (!fromFreezer || !dish) return dish
  const { unmatched: _, ...known } = dish
  return { ...known, share: 0 }
}

/**
 * What to buy for the dishes, and what the pantry saves; staples that are always there save nothing, nor does what is bought for
 * an accepted week: its list has a price for it.
 */
export function shopForDishes(dishes: readonly FoundDish[], context: PlanningContext) {
  const stock = stockOf(context)
  const needs = needsOf(dishes, context)
  const buy = (stockG: (id: string) => number) =>
    shopFor({ needs, stockG, foodOf: context.catalog.foodById, packagesOf: context.catalog.packagesOf })
  const bought = buy((id) => stock.get(id)?.grams ?? 0)
  const staples = foodsOfStaples(context.profile.alwaysHave)
  const { totalCents } = buy((id) => (staples.has(id) ? (stock.get(id)?.grams ?? 0) : 0))
  const savesCents = context.household.settled ? 0 : Math.max(0, totalCents - bought.totalCents)
  return { ...bought, needs, pantryCents: savesCents }
}

export function needsOf(dishes: readonly FoundDish[], context: PlanningContext): FoodNeed[] {
  return householdNeeds(dishes.map((dish) => eatenFor(dish, context)))
}

/** Grams of each food to buy for one meal. */
export function boughtFor(
  { form, servingsPerAdult, share = 1, sittings = 1 }: FoundDish,
  { adultEquivalents, profile }: PlanningContext,
): Map<FoodId, number> {
  const servings = servingsPerAdult * share * adultEquivalents
  const meals = mealsBoughtFor(form.recipe, servings, { usual: mealsPerRecipe(profile), sharing: sittings })
  return boughtForMeal(form, servings, meals)
}

export function eatenFor(dish: FoundDish, context: PlanningContext): EatenDish {
  const { name, isEstimate, unmatched } = dish
  // The ingredient lines of a dish are exact, even if some other line of it could not be read.
  const isNear = isEstimate && unmatched === undefined
  return {
    name,
    grams: boughtFor(dish, context),
    isEstimate: isNear,
  }
}
