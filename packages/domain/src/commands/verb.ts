import type { PantryItem } from '../pantry/pantry.ts'
import type { MealAddress } from '../week/meal-plan.ts'
import type { WeekBook } from '../week/week-book.ts'
import type { WeekFacts, WeekOutcome } from '../week/week-outcome.ts'

/** One thing that can be done to a household's weeks and food. Each has a file, and its place in the registry. */
export type Verb<C> = Readonly<{
  apply: Apply<C>
  /** The weeks it reads or changes, besides the current one. */
  weeks: (command: C, facts: Pick<WeekFacts, 'today'>) => string[]
  /** The command for exactly this week. */
  pinned: (command: C, week: string) => C
  /** It changes no meal and no price: nothing is judged, and the plan keeps its revision. */
  leavesPlan?: true
  /** Only its opposite takes it back, not undo, and an edit of the list leaves it as it is. */
  isCheckmark?: true
  /** Where taking it back is more than putting the weeks back as they were. */
  undo?: Undoing<C>
  /** Whether it may be done, from one book to the other, in a household that has no more space. */
  fitsAlways?: (before: WeekBook, after: WeekBook) => boolean
}>

export type Undoing<C> = Readonly<{
  /** The command as it was really done to this book, for undo. */
  asDone?: (book: WeekBook, command: C) => C
  /** Takes it back without its weeks. */
  instead?: Apply<C>
  /** Whether what it changed has changed since, so that it stays. */
  isOvertaken?: (now: WeekBook, known: KnownBooks, command: C) => boolean
  /** What goes back beside the weeks. */
  alsoBack?: (restored: WeekBook, known: KnownBooks, command: C) => WeekBook
}>

/** The book as it was before a command, and as that made it. */
export type KnownBooks = readonly [before: WeekBook, after: WeekBook]

type Apply<C> = (book: WeekBook, command: C, facts: WeekFacts) => WeekOutcome

export type AtMeal = Readonly<{ at: MealAddress }>
export type BetweenMeals = Readonly<{ from: MealAddress; to: MealAddress }>
export type OfWeek = Readonly<{ week?: string | undefined }>

export function atMeal<C extends AtMeal>(apply: Apply<C>): Verb<C> {
  return {
    apply,
    weeks: ({ at }) => given(at.week),
    pinned: (command, week) => ({ ...command, at: placed(command.at, week) }),
  }
}

export function betweenMeals<C extends BetweenMeals>(apply: Apply<C>): Verb<C> {
  return {
    apply,
    weeks: ({ from, to }) => given(from.week, to.week),
    pinned: (command, week) => ({
      ...command,
      from: placed(command.from, week),
      to: placed(command.to, week),
    }),
  }
}

export function ofOneWeek<C extends OfWeek>(apply: Apply<C>): Verb<C> {
  return {
    apply,
    weeks: ({ week }) => given(week),
    pinned: (command, week) => ({ ...command, week: command.week ?? week }),
  }
}

/** Says itself which weeks it is about, whatever is on screen. */
export function ofWeeks<C>(weeks: Verb<C>['weeks'], apply: Apply<C>): Verb<C> {
  return { apply, weeks, pinned: (command) => command }
}

/** For undo of what put them there. */
export function withoutItems(book: WeekBook, items: readonly Pick<PantryItem, 'id'>[]): WeekBook {
  const ids = new Set(items.map(({ id }) => id))
  return { ...book, pantry: book.pantry.filter(({ id }) => !ids.has(id)) }
}

function placed(at: MealAddress, week: string): MealAddress {
  return { ...at, week: at.week ?? week }
}

function given(...weeks: readonly (string | undefined)[]): string[] {
  return weeks.flatMap((week) => week ?? [])
}
