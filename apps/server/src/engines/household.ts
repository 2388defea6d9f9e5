import type { LabelFacts } from '@pennyplate/domain/food/label-facts'
import type { FrozenDish } from '@pennyplate/domain/pantry/frozen-portions'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import type { NamedDish } from '@pennyplate/domain/recipe/dish-name'
import type { TasteCorrection, TasteEvent } from '@pennyplate/domain/taste/taste-event'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { ReservedFood, SettledFood } from '@pennyplate/planner/household/pantry-stock'
import type { OwnLibrary } from '../own-recipes/own-library.ts'

/** What engines know about a household. Plain data, so that it can be sent to a worker. */
export type Household = {
  readonly profile: Readonly<CompleteProfile>
  readonly pantry: readonly HouseholdPantryItem[]
  /** Names of dishes, of today or earlier. */
  readonly likes: readonly string[]
  readonly dislikes: readonly string[]
  /** The meals of accepted weeks, latest week first. */
  readonly recentWeeks: readonly (readonly NamedDish[])[]
  /** The week that has begun and what was cooked of it. Read only for the questions that ask what it still needs. */
  readonly week?: {
    readonly plan: WeekPlan
    readonly cooked: readonly CookedEntry[]
    /** The household's day, for questions about a later week. */
    readonly today?: string
  }
  /** Food at home that the week before the one in question still needs. */
  readonly reserved?: ReservedFood
  /** Grams of each food that are not bought while an accepted week changes. */
  readonly settled?: SettledFood
  /** The recipes the household wrote or imported. */
  readonly own?: OwnLibrary
  /** Read only for questions about which dishes to choose. */
  readonly taste?: {
    readonly events: readonly TasteEvent[]
    readonly corrections: readonly TasteCorrection[]
  }
}

export type HouseholdPantryItem = LabelFacts & {
  /** Of what is in the freezer, with its dish. */
  readonly id?: string | undefined
  readonly frozen?: FrozenDish | undefined
  readonly name: string
  readonly quantity: string
  readonly expiryDate?: string | null | undefined
  readonly foodId?: string | null | undefined
}
