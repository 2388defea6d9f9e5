import type { MealNutrient } from '../food/nutrition.ts'
import { centsFromDollars } from '../money.ts'
import type { ThawedDish } from '../pantry/frozen-portions.ts'

/** One dish of a meal: its main dish or a side, with figures for one adult. */
type Dish = Readonly<{
  name: string
  estimatedCost?: number | undefined
  nutrition?: Readonly<Partial<Record<MealNutrient, number | null | undefined>>> | undefined
  /** It was paid for when it was cooked. */
  fromFreezer?: ThawedDish | undefined
}>

/** A main dish and what is served beside it. */
export type Plate<Side extends Dish = Dish> = Dish & Readonly<{ sides?: readonly Side[] | undefined }>

export function dishesOf<M extends Plate>(meal: M): readonly [M, ...NonNullable<M['sides']>[number][]] {
  return [meal, ...(meal.sides ?? [])]
}

export function hasDish(meal: Plate, name: string): boolean {
  return dishesOf(meal).some((dish) => dish.name === name)
}

/** What one adult's portion of the whole plate costs; null if the price of a dish is unknown. */
export function plateCents(meal: Plate): number | null {
  return sumOf(dishesOf(meal), ({ estimatedCost, fromFreezer }) => {
    if (fromFreezer) return 0
    return estimatedCost === undefined ? null : centsFromDollars(estimatedCost)
  })
}

/** In one adult's portion of the whole plate; null if a dish does not say. */
export function plateNutrient(meal: Plate, nutrient: MealNutrient): number | null {
  return sumOf(dishesOf(meal), ({ nutrition }) => nutrition?.[nutrient] ?? null)
}

function sumOf(dishes: readonly Dish[], figureOf: (dish: Dish) => number | null): number | null {
  return dishes.reduce<number | null>((sum, dish) => {
    const figure = figureOf(dish)
    return sum === null || figure === null ? null : sum + figure
  }, 0)
}
