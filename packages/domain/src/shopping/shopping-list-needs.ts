import type { FoodId } from '../food/food.ts'

/** A dish eaten at one meal of the week. */
export interface EatenDish {
  readonly name: string
  /** Edible grams of each food for the household, in whole tenths. */
  readonly grams: ReadonlyMap<FoodId, number>
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

/** All ingredients of a week, one entry per food. Sums are of whole tenths of a gram, so that they do not depend on order. */
export function householdNeeds(dishes: readonly EatenDish[]): FoodNeed[] {
  const decigrams = new Map<FoodId, number>()
  const usedIn = new Map<FoodId, Set<string>>()
  const known = new Set<FoodId>()
  for (const { name, grams: own, isEstimate } of dishes)
    for (const [foodId, grams] of own) {
      decigrams.set(foodId, (decigrams.get(foodId) ?? 0) + Math.round(grams * 10))
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
