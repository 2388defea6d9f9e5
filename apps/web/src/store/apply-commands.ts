import { applyCommand, isCheckmark } from '@pennyplate/domain/commands/apply-command'
import { type AppliedCommand, undoCommand } from '@pennyplate/domain/commands/undo-command'
import { outdated } from '@pennyplate/domain/week/accepted-week'
import { type WeekBook, weekAt } from '@pennyplate/domain/week/week-book'
import type { WeekOutcome } from '@pennyplate/domain/week/week-outcome'
import { type CommandQueue, type QueuedWeekCommand, weekCommandsIn } from './command-queue.ts'
import {
  bookOf,
  isOutdatedList,
  isShoppingList,
  valuesAfter,
  WEEK_KEYS,
  type WeekKey,
  type WeekValues,
} from './week-documents.ts'

/** Does a command to a book of this browser. One that no longer applies is for the server to refuse. */
export function applyQueued(book: WeekBook, { command, facts, undoes }: QueuedWeekCommand): WeekOutcome {
  if (undoes) return undoCommand(withOtherWeeks(book, undoes), undoes)
  if (command.type === 'undo') return { ok: false, fault: 'nothing_to_undo' }
  return applyCommand(book, command, facts)
}

/**
 * The documents with the queue's commands done. `madeAfter` lists the commands that a document's unsent edit was made on top of:
 * its value includes them.
 */
export function withCommands(
  values: WeekValues,
  queue: CommandQueue,
  madeAfter: (key: WeekKey) => readonly string[],
): WeekValues {
  return weekCommandsIn(queue).reduce((done, entry) => {
    const book = bookOf(done, entry.facts.today)
    const outcome = applyQueued(book, entry)
    if (!outcome.ok) return done
    const changed = valuesAfter(done, book, outcome.book)
    const next = entry.command.type === 'delete' ? { ...changed, recipesCache: undefined } : changed
    // An edit of the list leaves checkmarks to their commands.
    if (isCheckmark(entry.command)) return next
    const kept = WEEK_KEYS.filter((key) => madeAfter(key).includes(entry.key))
    return { ...next, ...Object.fromEntries(kept.map((key) => [key, keptValue(key, done[key], next[key])])) }
  }, values)
}

/** An edit says nothing of whether its list is up to date; the command it was made on top of does. */
function keptValue(key: WeekKey, edited: unknown, commanded: unknown): unknown {
  const isWaiting = key === 'currentShoppingList' && isOutdatedList(commanded) && isShoppingList(edited)
  return isWaiting ? outdated(edited) : edited
}

/** What is needed to take a command back: the weeks it changes or reads, as they are before. */
export function beforeCommand(before: WeekBook, after: WeekBook, from?: string): AppliedCommand['before'] {
  const weeks = before.weeks.filter(
    (week) =>
      week.weekStart === before.current || week.weekStart === from || weekAt(after, week.weekStart) !== week,
  )
  return { current: before.current, weeks }
}

/** The documents hold one planned week; of the one before it, which may be needed again, at most its meals as accepted. */
function withOtherWeeks(book: WeekBook, { before }: AppliedCommand): WeekBook {
  const others = before.weeks.filter(({ weekStart }) => weekStart !== book.current)
  const known = book.weeks.filter(({ weekStart }) => !others.some((week) => week.weekStart === weekStart))
  return { ...book, weeks: [...known, ...others] }
}
