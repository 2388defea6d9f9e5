import { isOwnRecipeId } from '@pennyplate/domain/own-recipe/own-recipe'
import { comingMeals } from '@pennyplate/domain/week/coming-meals'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import { asLeftover, leftoverSource, withOtherSides } from '@pennyplate/domain/week/leftovers'
import { isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan, WeekSide } from '@pennyplate/domain/week/week-plan'
import type { Asked } from '../../asked.ts'
import { type PlanningContext, planningContextOf } from '../context/planning-context.ts'
import { catalogDish, findSide } from '../dish/find-dish.ts'
import { writeMeal, writeSide } from '../dish/write-meal.ts'

export type MealsToForm = { readonly plan: WeekPlan; readonly cooked: readonly CookedEntry[] }
export type FormedMeal = { readonly at: SlotAddress; readonly meal: WeekMeal }

/**
 * The meals to come that are cooked in another form than they were planned in, because the household may not eat that by now: as
 * they are cooked, bought and priced. What is left of a meal follows it.
 */
export function mealsInForm({ household, today, request }: Asked<MealsToForm>): FormedMeal[] {
  const { plan, cooked } = request
  const context = planningContextOf(household, today)
  const isBatch = context.profile.prepStyle === 'Weekly Meal Prep'
  const coming = comingMeals({ plan, cooked, today, isBatch })
  return coming.flatMap((at) => {
    const meal = mealAt<WeekMeal>(plan, at)
    const source = leftoverSource<WeekMeal>(plan, at)
    if (!meal || (source && !coming.some((slot) => isSameSlot(slot, source)))) return []
    const formed = inForm(meal, context)
    return formed === meal ? [] : [{ at, meal: formed }]
  })
}

function inForm(meal: WeekMeal, context: PlanningContext): WeekMeal {
  if (meal.place || meal.fromFreezer) return meal
  const main = mainInForm(meal, context)
  const { sides } = meal
  const formed = sides?.map((side) => sideInForm(side, context))
  const isSame = formed === undefined || formed.every((side, at) => side === sides?.[at])
  return isSame ? main : withOtherSides<WeekMeal>(main, formed)
}

function mainInForm(meal: WeekMeal, context: PlanningContext): WeekMeal {
  const { recipeId } = meal
  if (recipeId === undefined || isOwnRecipeId(recipeId)) return meal
  const dish = catalogDish(meal, context)
  if (!dish || dish.breaks || dish.form.recipe.id !== recipeId) return meal
  if ((dish.form.variantId ?? undefined) === meal.formId) return meal
  // What only the other form had.
  const { formId, dish: _, madeWith, ahead, waitingMinutes, freezes, ...kept } = meal
  const written = { ...kept, ...writeMeal(dish.form, dish.servingsPerAdult, context) }
  return meal.leftoverOf === undefined ? written : asLeftover<WeekMeal>(written)
}

function sideInForm(side: WeekSide, context: PlanningContext): WeekSide {
  const dish = findSide(side, context)
  if (!dish || dish.breaks || (dish.form.variantId ?? undefined) === side.formId) return side
  const { formId, remakesAs, waitingMinutes, ...kept } = side
  return { ...kept, ...writeSide(dish.form, dish.servingsPerAdult, context) }
}
