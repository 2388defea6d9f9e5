import type { WishNutrient } from '@pennyplate/domain/diet/health-wishes'
import type { Coverable } from '@pennyplate/domain/food/package'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { Weights } from './weights.ts'

/** What the planner works on: plain data without names to look up, so that it can be sent to a worker or stored. */

export type NutrientAmounts = Readonly<Record<WishNutrient, number>>

export interface ProblemFood {
  readonly id: string
  /** Sizes on the shelf; a food without any is free (tap water). */
  readonly packages: readonly Coverable[]
  /** Edible grams at home already. */
  readonly stockG: number
  /** The part of the stock that will not outlast the week. */
  readonly expiringG: number
  /** Share of what was paid for a leftover that still feeds a later week: 0 for lettuce, 0.5 for rice. */
  readonly keepShare: number
}

export interface RecipeNeed {
  /** Index into `foods`. */
  readonly food: number
  readonly gramsPerAdult: number
}

/** A recipe that keeps every hard rule of the household. Those that do not are never part of a problem. */
export interface ProblemRecipe {
  readonly id: string
  readonly meals: readonly DishMeal[]
  readonly needs: readonly RecipeNeed[]
  /** Of one adult's portion. */
  readonly nutrition: NutrientAmounts
  readonly minutes: number
  readonly mainProtein: string | null
  /** Without meat and fish. */
  readonly isMeatless: boolean
  /** With so many peanuts or nuts that they are tasted. */
  readonly isNutty: boolean
  /** From a kitchen that few here breakfast from, and not asked for. */
  readonly isOddBreakfast: boolean
  readonly cuisine: string | null
  /** 0 to 1: how much this household wants it. */
  readonly appeal: number
  /** The household said so. */
  readonly isLiked: boolean
  /** 0 to 1: how recently it was eaten or turned down. */
  readonly recency: number
  readonly batchCooks: boolean
  /** By meal: how far it is from what a single meal should hold, as a share of that. Absent where nobody asks. */
  readonly mealMiss?: Readonly<Partial<Record<DishMeal, number>>>
}

export interface Slot {
  /** 0 is Sunday. */
  readonly day: number
  readonly meal: DishMeal
}

/** One dish made once: it fills one slot, or two where a dinner is also the next day's lunch. */
export interface PlannedCooking {
  readonly day: number
  readonly meal: DishMeal
  readonly eaten: readonly Slot[]
}

export interface Problem {
  readonly foods: readonly ProblemFood[]
  readonly recipes: readonly ProblemRecipe[]
  readonly cookings: readonly PlannedCooking[]
  /** How many adult portions one sitting of this household is. */
  readonly adultEquivalents: number
  /** What the planned meals should give one adult on one day. */
  readonly targets: NutrientAmounts
  readonly budgetCents: number | null
  /** The till total should reach 95 % of the budget, so that the money buys better food. */
  readonly spendsWholeBudget: boolean
  /** How often one recipe may be cooked for a meal of that kind. */
  readonly caps: Readonly<Record<DishMeal, number>>
  readonly weights: Weights
}

/** The recipe index of each cooking, in the order of `problem.cookings`. */
export type Assignment = readonly number[]

export const SPENT_SHARE_AT_LEAST = 0.95

/** Needs are summed in whole decigrams, so that the order of adding never changes a total. */
export function needDecigrams(gramsPerAdult: number, adultEquivalents: number): number {
  return Math.round(gramsPerAdult * adultEquivalents * 10)
}
