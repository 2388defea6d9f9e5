import type { SaidIn } from '../amounts/said-amount.ts'

/**
 * A way to save money on a shopping list. `foodIds` are the foods whose lines the tip speaks of: when none of the lines buys one of
 * them any more, the tip goes too. Lists of earlier versions and of other programs have texts only, which name no food.
 */
export type SavingTip =
  | {
      readonly code: 'swap-dish'
      readonly foodIds: readonly string[]
      /** The dinner to replace, the days it is eaten on, as a plan names them, and the dish to cook instead. */
      readonly dish: string
      readonly days: readonly string[]
      readonly instead: string
      readonly savesCents: number
    }
  | {
      readonly code: 'use-leftover'
      readonly foodIds: readonly string[]
      readonly food: string
      readonly grams: number
      readonly saidIn?: SaidIn | undefined
      readonly cents: number
      readonly keepsDays: number
      /** A dish that uses it up; absent if none takes enough of it. */
      readonly dish?: LeftoverDish | undefined
    }
  | {
      readonly code: 'larger-package'
      readonly foodIds: readonly string[]
      readonly food: string
      readonly amountText: string
      readonly priceCents: number
      /** How much cheaper it is by weight. */
      readonly cheaperPercent: number
      /** How long it lasts at this week's use. */
      readonly weeks: number
    }
  | {
      readonly code: 'store-brand'
      readonly foodIds: readonly string[]
      readonly product: string
      readonly priceCents: number
      readonly otherProduct: string
      readonly otherCents: number
    }
  | {
      readonly code: 'compare-prices'
      readonly foodIds: readonly string[]
      readonly food: string
      readonly costCents: number
      readonly lowCents: number
    }
  | { readonly code: 'pantry-saves'; readonly foodIds: readonly string[]; readonly savesCents: number }
  /** A language model should have priced some lines and did not. */
  | { readonly code: 'prices-missing'; readonly foodIds: readonly string[] }
  | { readonly code: 'text'; readonly foodIds: readonly string[]; readonly text: string }

export const LEFTOVER_PARTS = ['all', 'most', 'half'] as const

export type LeftoverDish = {
  readonly name: string
  /** The part of the leftover it takes. */
  readonly takes: (typeof LEFTOVER_PARTS)[number]
  /** What the other foods it needs still cost. */
  readonly restCents: number
}
