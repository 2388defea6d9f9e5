import { pinnedTo } from '@pennyplate/domain/commands/apply-command'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { type AppliedCommand, appliedTo } from '@pennyplate/domain/commands/undo-command'
import type { RecipeChange } from '@pennyplate/domain/own-recipe/recipe-change'
import type { WeekBook } from '@pennyplate/domain/week/week-book'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { toLocalDay } from '../lib/local-day.ts'
import { applyQueued, beforeCommand } from './apply-commands.ts'
import { CommandFailed } from './command-failed.ts'
import { isSetAside, type QueuedCommand, type QueuedWeekCommand } from './command-queue.ts'
import type { CommandSchedule, CommandScheduleDeps } from './command-schedule.ts'
import { sendCommand } from './send-commands.ts'
import type { MakeServerChanges, ServerChanges } from './server-changes.ts'
import type { StoreParts } from './store-parts.ts'
import { bookOf } from './week-documents.ts'

/** The key undoes the command. */
export type IssuedCommand =
  | Readonly<{ ok: true; key: string; stored: Promise<void> }>
  | Readonly<{ ok: false; fault: WeekFault }>

/** Tells afterwards whether the command left the queue without being done. */
export type WatchDropped = (key: string) => () => boolean

/** What became of a command that somebody waits for. */
export type Confirmed =
  /** It is done, or kept here until the server can be reached. */
  | 'kept'
  /** The server said why it cannot be done, and the person was told. */
  | 'refused'
  /** The server answered without doing it: it is taken back. */
  | 'failed'

/** Commands that this page can still take back. */
const UNDOABLE = 20

export function createCommandIssuer(
  parts: StoreParts,
  schedule: CommandSchedule,
  {
    sendEdits,
    watchDropped,
    ...answers
  }: Pick<CommandScheduleDeps, 'sendEdits' | 'onAnswer' | 'forgetCooked'> & { watchDropped: WatchDropped },
) {
  const { commands, view, clock, newId, report } = parts
  const undoable = new Map<string, AppliedCommand>()
  let confirming: Promise<unknown> = Promise.resolve()

  function factsNow() {
    const now = new Date(clock.now())
    return { today: toLocalDay(now), now: now.toISOString() }
  }

  function entryFor(given: WeekCommand): QueuedWeekCommand {
    const shown = weekStartIn(planIn(view.values().currentMealPlan))
    const command = shown === undefined ? given : pinnedTo(shown, given)
    const undoes = command.type === 'undo' ? undoable.get(command.of) : undefined
    return { key: newId(), command, facts: factsNow(), ...(undoes ? { undoes } : {}) }
  }

  function remember(key: string, applied: AppliedCommand) {
    undoable.set(key, applied)
    const [oldest] = undoable.keys()
    if (undoable.size > UNDOABLE && oldest !== undefined) undoable.delete(oldest)
  }

  /** What is needed to take a command back that this page issued, or the server did on this book. */
  function rememberOn(book: WeekBook, entry: QueuedWeekCommand, after: WeekBook): void {
    const { command } = entry
    if (command.type === 'undo') return
    const from = 'from' in command && typeof command.from === 'object' ? command.from.week : undefined
    remember(
      entry.key,
      appliedTo(book, { command, facts: entry.facts, before: beforeCommand(book, after, from) }),
    )
  }

  function queued(entry: QueuedCommand): Promise<void> {
    const stored = commands.add(entry)
    parts.states.showNow()
    stored.then(schedule.send).catch(report)
    return stored
  }

  return {
    /** Shows the command as done, stores it here, and sends it as soon as the server can be reached. */
    issue(given: WeekCommand): IssuedCommand {
      const entry = entryFor(given)
      const book = bookOf(view.values(), entry.facts.today)
      const outcome = applyQueued(book, entry)
      if (!outcome.ok) return outcome
      rememberOn(book, entry, outcome.book)
      return { ok: true, key: entry.key, stored: queued(entry) }
    },

    /** For a change that somebody waits for. Those that follow each other quickly fail together. */
    confirm({ key, stored }: Extract<IssuedCommand, { ok: true }>): Promise<Confirmed> {
      const isRefused = watchDropped(key)
      const turn = confirming.then(async (): Promise<Confirmed> => {
        await stored
        await schedule.send()
        if (isRefused()) return 'refused'
        return (await schedule.giveUp(key)) ? 'failed' : 'kept'
      })
      confirming = turn.catch(() => undefined)
      return turn
    },

    /** As `issue`, for an own recipe. Resolves once it is stored here. */
    writeRecipe: (change: RecipeChange): Promise<void> =>
      queued({ key: newId(), command: { type: 'writeRecipe', ...change }, facts: factsNow() }),

    /** For changes that the server makes itself. `make` is loaded with the first of them. */
    askServer: (make: MakeServerChanges): ServerChanges =>
      make({ ...parts, ...answers }, factsNow(), rememberOn),

    /** For what only the server can work out. Sent after everything before it; if it fails, throws and nothing is kept. */
    async issueNow(command: WeekCommand): Promise<void> {
      const entry = entryFor(command)
      const before = new Set(commands.peek().map(({ key }) => key))
      await schedule.force()
      // One issued meanwhile, such as a week's proof, comes after it.
      if (commands.peek().some((queued) => before.has(queued.key) && !isSetAside(queued)))
        throw new CommandFailed({ kind: 'unreachable', dueAt: clock.now() })
      await sendEdits()
      const outcome = await sendCommand({ ...parts, ...answers }, entry)
      if (outcome.kind !== 'done') throw ('cause' in outcome && outcome.cause) || new CommandFailed(outcome)
      if (outcome.answer.fault) throw new CommandFailed({ kind: 'fault', fault: outcome.answer.fault })
    },
  }
}

/** Safe: the value was parsed by its schema. */
function planIn(value: unknown): Pick<WeekPlan, 'weekStartDate'> {
  return (value as WeekPlan | undefined) ?? {}
}
