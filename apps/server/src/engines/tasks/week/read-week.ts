import type { HandedMeal, HandedPlan } from '@pennyplate/contract/ai/meal'
import { FREE_FOODS } from '@pennyplate/domain/food/package'
import { shopFor } from '@pennyplate/domain/shopping/shopping-list'
import { type EatenDish, householdNeeds } from '@pennyplate/domain/shopping/shopping-list-needs'
import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { type PlanningContext, stockOf } from '../context/planning-context.ts'
import { type FoundDish, findDish } from '../dish/find-dish.ts'

export type EatenMeal = {
  readonly at: SlotAddress
  readonly meal: HandedMeal
  /** Null if its ingredients are unknown. */
  readonly dish: FoundDish | null
}

/** Every meal of a plan in the order of its slots, with its dish if we can find one. */
export function readWeek(plan: HandedPlan, context: PlanningContext): EatenMeal[] {
  const found = new Map<string, FoundDish | null>()
  return everySlot<HandedMeal>(plan).flatMap((at) => {
    const meal = mealAt<HandedMeal>(plan, at)
    if (!meal) return []
    const key = JSON.stringify([
      meal.name,
      at.slot,
      meal.recipeId,
      meal.formId,
      meal.servingsPerAdult,
      meal.ingredients,
    ])
    const dish = found.has(key) ? (found.get(key) ?? null) : findDish(meal, at.slot, context)
    found.set(key, dish)
    return [{ at, meal, dish }]
  })
}

/** What to buy for the dishes, and what the pantry saves. */
export function shopForDishes(dishes: readonly FoundDish[], context: PlanningContext) {
  const stock = stockOf(context)
  const needs = householdNeeds(dishes.map(toEaten), context.adultEquivalents)
  const buy = (stockG: (id: string) => number) =>
    shopFor({ needs, stockG, foodOf: context.catalog.foodById, packagesOf: context.catalog.packagesOf })
  const bought = buy((id) => stock.get(id)?.grams ?? 0)
  const { totalCents } = buy(() => 0)
  return { ...bought, pantryCents: Math.max(0, totalCents - bought.totalCents) }
}

function toEaten({ name, form, servingsPerAdult, isEstimate, unmatched }: FoundDish): EatenDish {
  const bought = [...form.gramsPerServing].filter(([id]) => !FREE_FOODS.has(id))
  // The ingredient lines of a dish are exact, even if some other line of it could not be read.
  const isNear = isEstimate && unmatched === undefined
  return { name, gramsPerServing: new Map(bought), servingsPerAdult, isEstimate: isNear }
}
