import type { PortionNutrition } from '../food/nutrition.ts'

/** A cooked dish in the freezer, as its pantry item knows it. The item's quantity is its portions: "2 portions". */
export type FrozenDish = Readonly<{
  /** The dish, and the form it was cooked in. */
  recipeId: string
  formId?: string | undefined
  /** Recipe servings in an adult's portion. */
  servingsPerAdult?: number | undefined
  nutrition?: PortionNutrition | undefined
}>

/** What a planned meal takes from the freezer. A portion is what one person of the household eats. */
export type FreezerPortions = Readonly<{ item: string; portions: number }>

/** The same on a meal of the week, with the name the dish was cooked by. */
export type ThawedDish = FreezerPortions & Readonly<{ of: string }>

export const FROZEN_PORTIONS_MAX = 50

export function isFrozenDish<T extends { readonly frozen?: FrozenDish | null | undefined }>(
  item: T,
): item is T & Readonly<{ frozen: FrozenDish }> {
  return item.frozen !== undefined && item.frozen !== null
}

/** How many portions an item has. An amount that counts nothing, such as "some", is one. */
export function portionsOf({ quantity }: { readonly quantity: string }): number {
  const [count] = /\d+/.exec(quantity) ?? []
  return count === undefined ? 1 : Number(count)
}
