import type { Food, FoodId } from './food.ts'

type PartFood = Pick<Food, 'id' | 'partOf'>

/** What is bought for a food: juice, zest and wedges are all bought as lemons. */
export function boughtFood({ id, partOf }: PartFood): FoodId {
  return partOf?.foodId ?? id
}

/** Grams of the bought food that hold these grams. */
export function boughtG({ partOf }: Pick<Food, 'partOf'>, grams: number): number {
  return partOf ? grams / partOf.share : grams
}

/**
 * The grams of each food to buy for one dish, from the grams of each food eaten. A lemon that is juiced is grated too, so of the
 * parts of one food the one that takes most counts; what the dish uses whole comes on top.
 */
export function boughtFoods(eaten: Iterable<readonly [food: PartFood, grams: number]>): Map<FoodId, number> {
  const bought = new Map<FoodId, number>()
  const forParts = new Map<FoodId, number>()
  for (const [food, grams] of eaten) {
    const id = boughtFood(food)
    if (food.partOf) forParts.set(id, Math.max(forParts.get(id) ?? 0, boughtG(food, grams)))
    else bought.set(id, (bought.get(id) ?? 0) + grams)
  }
  for (const [id, grams] of forParts) bought.set(id, (bought.get(id) ?? 0) + grams)
  return bought
}
