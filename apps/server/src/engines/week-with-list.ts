import type { HandedPlan } from '@pennyplate/contract/ai/meal'
import type { LineAddress } from '@pennyplate/domain/shopping/shopping-list-lines'
import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import type { AcceptedList } from './tasks/list/list-entries.ts'

/** An accepted week with its list. */
export type WeekWithList = {
  /** The week as the list was made for it. */
  readonly before: HandedPlan
  /** Null if everything on it went into the pantry. */
  readonly list: AcceptedList | null
  /** Lines that were checked off. */
  readonly checked: readonly LineAddress[]
  readonly cooked?: readonly CookedEntry[] | undefined
}
