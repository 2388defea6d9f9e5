import type { FoodId } from '../food/food.ts'

/** A dish eaten at one meal of the week. */
export interface EatenDish {
  readonly name: string
  /** Edible grams of each food in one serving as the recipe counts them. */
  readonly gramsPerServing: ReadonlyMap<FoodId, number>
  /** Servings per adult. */
  readonly servingsPerAdult: number
  /** The foods are a guess for an unknown dish. */
  readonly isEstimate: boolean
}

export interface FoodNeed {
  readonly foodId: FoodId
  /** Edible grams the whole household needs in the week. */
  readonly needG: number
  /** Dish names in the order they are eaten. */
  readonly usedIn: readonly string[]
  /** Every dish that needs it is a guess. */
  readonly isEstimate: boolean
}

/**
 * All ingredients of a week, scaled to the household, one entry per food. Each meal is rounded to a tenth of a
 * gram, as in the planner, so that a plan and its list have the same total to the cent.
 */
export function householdNeeds(dishes: readonly EatenDish[], adultEquivalents: number): FoodNeed[] {
  const decigrams = new Map<FoodId, number>()
  const usedIn = new Map<FoodId, Set<string>>()
  const known = new Set<FoodId>()
  for (const { name, gramsPerServing, servingsPerAdult, isEstimate } of dishes)
    for (const [foodId, grams] of gramsPerServing) {
      const need = Math.round(grams * servingsPerAdult * adultEquivalents * 10)
      decigrams.set(foodId, (decigrams.get(foodId) ?? 0) + need)
      usedIn.set(foodId, (usedIn.get(foodId) ?? new Set()).add(name))
      if (!isEstimate) known.add(foodId)
    }
  return [...decigrams].map(([foodId, need]) => ({
    foodId,
    needG: need / 10,
    usedIn: [...(usedIn.get(foodId) ?? [])],
    isEstimate: !known.has(foodId),
  }))
}
