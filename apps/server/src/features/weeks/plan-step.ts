import { applyCommand, isAboutPlan, isCheckmark } from '@pennyplate/domain/commands/apply-command'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { type AppliedCommand, appliedTo, undoCommand } from '@pennyplate/domain/commands/undo-command'
import { peopleAtHome } from '@pennyplate/domain/week/people-at-meal'
import { EMPTY_BOOK, type WeekBook } from '@pennyplate/domain/week/week-book'
import type { WeekFacts, WeekFault, WeekOutcome } from '@pennyplate/domain/week/week-outcome'
import { withWeekTotal } from '@pennyplate/domain/week/week-total'
import type { Deps } from '../../deps.ts'
import { pantryForEngine } from '../../documents/read-household.ts'
import type { AskedBy } from '../../engines/asked.ts'
import type { Household } from '../../engines/household.ts'
import { AppError } from '../../http/errors.ts'
import { completeCommand, dependsOnBook } from './complete-command.ts'
import { type Goal, isGoalAboutPlan } from './find-goal.ts'
import { judgeWeek, type WeekVerdict, weeksChanged } from './judge-week.ts'
import { reviseLists, weeksToRevise } from './revise-lists.ts'

type Asking = {
  readonly deps: Deps
  readonly household: Household | undefined
  readonly goal: Goal
  readonly facts: WeekFacts
  readonly by: AskedBy
}

/** A command done on a book, ready to be stored. */
export type Step = {
  readonly before: WeekBook
  readonly after: WeekBook
  readonly verdicts: ReadonlyMap<string, WeekVerdict>
  /** What taking it back needs. */
  readonly undo: AppliedCommand | null
}
type Planned = { readonly ok: true; readonly step: Step } | { readonly ok: false; readonly fault: WeekFault }

/** A goal with everything the engine had to say first. */
export type Act = (book: WeekBook) => WeekOutcome & { readonly undo: AppliedCommand | null }

/** Asks the engine for what the command needs. On another book it can be done only if none of that depends on the book. */
export async function prepareAct(asking: Asking, book: WeekBook): Promise<Act> {
  const { goal, facts } = asking
  if (goal.kind === 'undo') return (base) => ({ ...undoCommand(base, goal.applied), undo: null })
  // Checkmarks are taken away by taking them away; they must not push out what can be undone.
  if (isCheckmark(goal.command)) return (base) => ({ ...applyCommand(base, goal.command, facts), undo: null })
  const command = await completeCommand({ ...asking, book }, goal.command)
  if (!dependsOnBook(goal.command)) return (base) => done(base, command, facts)
  const priced = command.type === 'accept' ? await withTotal(asking, book, command.week) : book
  return (base) =>
    base === book ? done(priced, command, facts) : { ok: false, fault: 'changed_since', undo: null }
}

/** A week is accepted with its total. */
async function withTotal(asking: Asking, book: WeekBook, week: string | undefined): Promise<WeekBook> {
  const weekStart = week ?? book.current ?? ''
  const { listCents } = await judgeIn(asking, book, weekStart)
  return withWeekTotal(book, weekStart, listCents, peopleOf(asking))
}

function done(base: WeekBook, command: DirectCommand, facts: WeekFacts): ReturnType<Act> {
  const { current, weeks } = isAboutPlan(command) ? base : EMPTY_BOOK
  const undo = appliedTo(base, { command, facts, before: { current, weeks } })
  return { ...applyCommand(base, command, facts), undo }
}

/** Does it and has the weeks it changed priced and checked. */
export async function planStep(asking: Asking, act: Act, before: WeekBook): Promise<Planned> {
  const acted = act(before)
  if (!acted.ok) return acted
  const { book, undo } = acted
  const shown = book.current === null || !isGoalAboutPlan(asking.goal) ? [] : [book.current]
  const verdicts = new Map<string, WeekVerdict>()
  const revised = await reviseLists(asking, before, book)
  for (const weekStart of new Set([...weeksChanged(before, book), ...weeksToPrice(asking.goal), ...shown]))
    verdicts.set(weekStart, await judgeIn(asking, revised, weekStart))
  const after = [...verdicts].reduce(
    (priced, [weekStart, { listCents }]) => withWeekTotal(priced, weekStart, listCents, peopleOf(asking)),
    revised,
  )
  return { ok: true, step: { before, after, verdicts, undo } }
}

/** On a book that changed meanwhile: what was computed about the other one is left out. */
export function stepUnchecked(act: Act, before: WeekBook): Planned {
  const acted = act(before)
  if (!acted.ok) return acted
  const { book, undo } = acted
  // A list is never stored for other meals than it was made for; the client tries again.
  if (weeksToRevise(before, book).length > 0) throw new AppError('busy', { retryAfterS: 1 })
  const after = weeksChanged(before, book).reduce((open, week) => withWeekTotal(open, week, null), book)
  return { ok: true, step: { before, after, verdicts: new Map(), undo } }
}

function peopleOf({ household }: Pick<Asking, 'household'>) {
  return household && peopleAtHome(household.profile)
}

function weeksToPrice(goal: Goal): string[] {
  return goal.kind === 'do' && goal.command.type === 'price' ? [...goal.starts] : []
}

function judgeIn({ deps, household, facts, by }: Asking, book: WeekBook, weekStart: string) {
  const cook = household && { ...household, pantry: pantryForEngine(book.pantry) }
  return judgeWeek(deps, cook, { book, weekStart, today: facts.today }, by)
}
