import type { LabelFacts } from '@pennyplate/domain/food/label-facts'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'

/** What engines know about a household. Plain data, so that it can be sent to a worker. */
export type Household = {
  readonly profile: Readonly<CompleteProfile>
  readonly pantry: readonly HouseholdPantryItem[]
  /** Names of dishes. */
  readonly likes: readonly string[]
  readonly dislikes: readonly string[]
  /** Dish names of accepted weeks, latest week first. */
  readonly recentWeeks: readonly (readonly string[])[]
}

export type HouseholdPantryItem = LabelFacts & {
  readonly name: string
  readonly quantity: string
  readonly expiryDate?: string | null | undefined
}
