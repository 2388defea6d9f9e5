import type { LineAddress, ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'

/** An accepted week with its list. */
export type WeekWithList = {
  /** The week as the list was made for it. */
  readonly before: WeekPlan
  /** Null if everything on it went into the pantry. */
  readonly list: ShoppingList | null
  /** Lines that were checked off. */
  readonly checked: readonly LineAddress[]
  readonly cooked?: readonly CookedEntry[] | undefined
}
