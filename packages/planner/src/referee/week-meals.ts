import type { ThawedDish } from '@pennyplate/domain/pantry/frozen-portions'
import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { MealSlotName } from '@pennyplate/domain/week/meal-plan'

/** A week submitted to the referee: by the planner, a language model, or a household that edited it. */

export interface SubmittedMeal {
  readonly name: string
  readonly recipeId?: string | undefined
  /** Of the recipe with this id, or of the dish with this name if there is no id. */
  readonly variantId?: string | null | undefined
  readonly servingsPerAdult?: number | undefined
  /** For dishes that are not in the catalog: ingredient lines, and how many adult portions they make. */
  readonly ingredients?: readonly string[] | undefined
  readonly servings?: number | undefined
  /** As stated for such a dish. */
  readonly minutes?: number | undefined
  /** All of its minutes if nobody says. */
  readonly activeMinutes?: number | undefined
  readonly tools?: readonly string[] | undefined
  /** The part of the household that eats it; all of it if missing. */
  readonly share?: number | undefined
  /** Skipped, or eaten elsewhere. */
  readonly needsNoFood?: boolean | undefined
  readonly sides?: readonly SubmittedMeal[] | undefined
  /** The name of the earlier meal it is left over from. */
  readonly leftoverOf?: string | undefined
  /** Portions of a pantry item in the freezer: nothing is bought for it. */
  readonly fromFreezer?: ThawedDish | undefined
  /** It went into the freezer: bought and cooked, not eaten. */
  readonly isFrozen?: boolean | undefined
  /** For a side: its id. */
  readonly sideId?: string | undefined
}

export interface SubmittedDay {
  readonly breakfast?: SubmittedMeal | null | undefined
  readonly lunch?: SubmittedMeal | null | undefined
  readonly dinner?: SubmittedMeal | null | undefined
  readonly snacks?: readonly SubmittedMeal[] | undefined
}

export type Violation =
  | { readonly code: 'days'; readonly found: number }
  | { readonly code: 'missing-meal'; readonly day: number; readonly slot: MealSlotName }
  | {
      readonly code: 'forbidden-food' | 'unknown-food'
      readonly day: number
      readonly slot: MealSlotName
      readonly name: string
      /** The rule that is broken, or not known to be kept. */
      readonly by: string
      readonly ingredient: string
      /** What it must not be on one plate with, if alone it would do. */
      readonly beside?: string
    }
  | {
      readonly code: 'tools'
      readonly day: number
      readonly slot: MealSlotName
      readonly name: string
      /** The household has none of these, and any one of them would do. */
      readonly anyOf: readonly CookingTool[]
    }
  | {
      /** `time`: it is not on the table within the limit of its day. `leftover`: no earlier meal leaves it, or the dish does not keep so long. `freezer`: too little of it is in the freezer. */
      readonly code: 'difficulty' | 'time' | 'disliked-dish' | 'leftover' | 'freezer'
      readonly day: number
      readonly slot: MealSlotName
      readonly name: string
    }
  | {
      /** No meal eats the rest of what has to be cooked. */
      readonly code: 'batch'
      readonly day: number
      readonly slot: MealSlotName
      readonly name: string
    }
  | {
      /** More of a main dish than anybody is served. */
      readonly code: 'portion'
      readonly day: number
      readonly slot: MealSlotName
      readonly name: string
    }
  | {
      readonly code: 'forbidden-package'
      readonly packageId: string
      readonly name: string
      readonly by: string
    }
  | { readonly code: 'unknown-package'; readonly packageId: string }
  | { readonly code: 'over-budget'; readonly totalCents: number; readonly budgetCents: number }
