import type { LineAddress } from '../shopping/shopping-list-lines.ts'
import type { WeekBook } from './week-book.ts'

export type WeekFault =
  | 'no_plan'
  | 'already_accepted'
  | 'not_accepted'
  | 'no_shopping_list'
  | 'same_meal'
  | 'empty_name'
  | 'no_such_slot'
  | 'no_such_meal'
  | 'no_such_week'
  | 'changed_since'
  /** The server must compute the shopping list, or what a meal uses, first. */
  | 'needs_server'
  | 'nothing_to_undo'
  /** Nobody knows what is in it, or it does not freeze well. */
  | 'does_not_freeze'
  | 'pantry_full'

/** What a command needs to know and may not ask. */
export type WeekFacts = Readonly<{
  /** The day where the household lives, and the moment. */
  today: string
  now: string
  /** Lines that a browser of an earlier version, which keeps checkmarks to itself, says are checked off. */
  checked?: readonly LineAddress[] | undefined
}>

export type WeekOutcome = Readonly<{ ok: true; book: WeekBook }> | Readonly<{ ok: false; fault: WeekFault }>
