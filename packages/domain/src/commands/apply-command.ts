import type { WeekBook } from '../week/week-book.ts'
import type { WeekFacts, WeekOutcome } from '../week/week-outcome.ts'
import { type DirectCommand, WEEK_VERBS, type WeekCommand } from './registry.ts'
import type { Undoing, Verb } from './verb.ts'

/**
 * Does one thing to the book, or says why not. Decides what becomes of total, proof, reasons, list and food, so that none of
 * them can be about another week than the one stored.
 */
export function applyCommand(book: WeekBook, command: DirectCommand, facts: WeekFacts): WeekOutcome {
  return verbOf(command).apply(book, command, facts)
}

/** The weeks a command reads or changes, besides the current one. */
export function weeksOfCommand(command: DirectCommand, facts: Pick<WeekFacts, 'today'>): string[] {
  return verbOf(command).weeks(command, facts)
}

/**
 * The command for exactly this week. Another device may open another week before the command arrives, and "the week on
 * screen" would then be the wrong one.
 */
export function pinnedTo(week: string, command: WeekCommand): WeekCommand {
  return command.type === 'undo' ? command : verbOf(command).pinned(command, week)
}

/** Whether the plan gets a new revision, and is judged anew. */
export function isAboutPlan(command: DirectCommand): boolean {
  return verbOf(command).leavesPlan !== true
}

/** Whether it checks lines off, or no longer. */
export function isCheckmark(command: WeekCommand): boolean {
  return command.type !== 'undo' && verbOf(command).isCheckmark === true
}

/** Whether it may be done in a household that has no more space. */
export function fitsAlways(command: DirectCommand, before: WeekBook, after: WeekBook): boolean {
  return verbOf(command).fitsAlways?.(before, after) === true
}

export function asDoneTo(book: WeekBook, command: DirectCommand): DirectCommand {
  return verbOf(command).undo?.asDone?.(book, command) ?? command
}

export function undoingOf(command: DirectCommand): Undoing<DirectCommand> {
  return verbOf(command).undo ?? {}
}

function verbOf<C extends DirectCommand>({ type }: C): Verb<C> {
  // Safe: the registry has each verb under the type of its commands.
  return WEEK_VERBS[type] as unknown as Verb<C>
}
