import type { PantryItem } from '../pantry/pantry.ts'
import type { TakenItem } from '../pantry/taken-items.ts'
import type { LineAddress } from '../shopping/shopping-list-lines.ts'
import type { SlotAddress } from './meal-plan.ts'
import type { PeopleAtHome } from './people-at-meal.ts'
import type { WeekBook, WeekList } from './week-book.ts'
import type { MealPlace, WeekMeal, WeekPlan, WeekSide } from './week-plan.ts'
import type { PlannedReason, WeekReport } from './week-report.ts'

/** A slot of a week. Without a date it is the week on screen. */
export type MealAddress = SlotAddress & Readonly<{ week?: string | undefined }>
type OfWeek = Readonly<{ week?: string | undefined }>

/** `was` is the name of the meal that was there, null for an empty place. */
export type ReplannedMeal = Readonly<{ at: SlotAddress; was: string | null; meal: WeekMeal }>

/** Everything that can be done to a household's weeks. */
export type WeekCommand =
  /** A generated week becomes the plan of its dates. */
  | Readonly<{ type: 'take'; plan: WeekPlan }>
  /** A plan from anywhere becomes the current one. */
  | Readonly<{ type: 'put'; plan: WeekPlan }>
  /** The proof of a week arrives after the week. It counts only while the meals are the same. */
  | (OfWeek & Readonly<{ type: 'prove'; meals: string; report: WeekReport }>)
  | Readonly<{
      type: 'replace'
      at: MealAddress
      meal: WeekMeal
      /** Other slots of the same week that get the same meal. */
      alsoAt?: readonly SlotAddress[] | undefined
      reasons?: readonly PlannedReason[] | undefined
      /** The slot may be empty, or the next snack of its day. */
      mayAdd?: boolean | undefined
      /** The server adds the sides that usually go with the dish. */
      usualSides?: boolean | undefined
      /** The totals before and after, as the planner offered the meal for exactly this week. */
      offer?: Readonly<{ fromCents: number; toCents: number }> | undefined
    }>
  /** The rest of a week was planned again. Where a meal is another than it was then, it stays. */
  | (OfWeek &
      Readonly<{
        type: 'replan'
        meals: readonly ReplannedMeal[]
        /** The week is cooked in one batch: a meal that was cooked counts as cooked in all its places. */
        isBatch?: boolean | undefined
        /** What the planner said about the week with the new meals. */
        report?: WeekReport | undefined
      }>)
  | Readonly<{ type: 'swapSide'; at: MealAddress; sides: readonly WeekSide[] }>
  | Readonly<{ type: 'setServings'; at: MealAddress; people: number | null }>
  | Readonly<{ type: 'move'; from: MealAddress; to: MealAddress }>
  | Readonly<{ type: 'copy'; from: MealAddress; to: MealAddress }>
  | Readonly<{ type: 'skip'; at: MealAddress }>
  | Readonly<{
      type: 'eatOut'
      at: MealAddress
      cents?: number | undefined
      /** The cost comes out of the grocery budget. */
      fromBudget?: boolean | undefined
    }>
  /** Leftovers, or a lunch that school or work serves. */
  | Readonly<{ type: 'setPlace'; at: MealAddress; place: MealPlace }>
  | Readonly<{ type: 'lock'; at: MealAddress; isLocked?: boolean | undefined }>
  /** Another week that is kept comes on screen. A browser does not know the others, so only the server can. */
  | Readonly<{ type: 'show'; week: string }>
  /** An empty text removes the note. */
  | (OfWeek & Readonly<{ type: 'noteDay'; day: number; text: string }>)
  /** Without a list, the server makes it. */
  | (OfWeek & Readonly<{ type: 'accept'; shoppingList?: WeekList | undefined }>)
  | (OfWeek & Readonly<{ type: 'reopen' }>)
  | (OfWeek & Readonly<{ type: 'delete' }>)
  /** Plans the meals of a saved week, or of the week on screen, again for the week that is now being planned. */
  | Readonly<{ type: 'reuse'; from: string; week?: string | undefined }>
  /** The list went into the pantry. Without items, all lines of the list did. */
  | (OfWeek &
      Readonly<{
        type: 'buy'
        items?: readonly PantryItem[] | undefined
        /** The line of each item, if only these were bought; the other lines stay on the list. */
        lines?: readonly LineAddress[] | undefined
      }>)
  /** Lines of the list are checked off in the store, or no longer. Lines that are gone are passed over. */
  | (OfWeek & Readonly<{ type: 'tick'; lines: readonly LineAddress[]; isTicked: boolean }>)
  /** A meal was cooked. Without `taken`, the server works out what it used. */
  | Readonly<{
      type: 'cook'
      at: MealAddress
      taken?: readonly TakenItem<PantryItem>[] | undefined
      cookedAt?: string | undefined
      /** Whom it is cooked for. The server adds it. */
      household?: PeopleAtHome | undefined
    }>
  /** Portions of a meal go into the freezer: leftovers that nobody eats, or what is left of a meal just cooked. */
  | Readonly<{
      type: 'freeze'
      at: MealAddress
      portions: number
      /** The item of the pantry that they become. The server adds what the dish contains. */
      item?: PantryItem | undefined
    }>
  /** Has the total computed again, and the list of an accepted week. */
  | (OfWeek & Readonly<{ type: 'price' }>)
  /** Takes back the command with this idempotency key, and keeps what others changed since. */
  | Readonly<{ type: 'undo'; of: string }>

/** Commands that need nothing but the book. */
export type DirectCommand = Exclude<WeekCommand, { type: 'undo' }>

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

/** What a command needs to know and may not ask. */
export type WeekFacts = Readonly<{
  /** The day where the household lives, and the moment. */
  today: string
  now: string
  /** Lines that a browser of an earlier version, which keeps checkmarks to itself, says are checked off. */
  checked?: readonly LineAddress[] | undefined
}>

export type WeekOutcome = Readonly<{ ok: true; book: WeekBook }> | Readonly<{ ok: false; fault: WeekFault }>
