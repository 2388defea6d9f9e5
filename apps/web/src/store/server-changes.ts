import type { StoredWeekAnswer } from '@pennyplate/contract/ai/stored-plan'
import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { WeekBook } from '@pennyplate/domain/week/week-book'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import { applyQueued } from './apply-commands.ts'
import type { QueuedWeekCommand } from './command-queue.ts'
import type { AnsweredCommand } from './kv-transport.ts'
import { alone, leaveQueue, readOthers, type SenderDeps } from './send-commands.ts'
import type { StoreParts } from './store-parts.ts'
import { bookOf } from './week-documents.ts'

/** What the server is asked to do itself, such as storing the week it plans. */
export type ServerChanges = Readonly<{
  /** Of the week on screen, as it is when the server is asked. */
  baseRevision: number
  /** Shows what the server did. Its key undoes it, as if `command` had been issued here. */
  adopt: (done: StoredWeekAnswer, command: WeekCommand | undefined) => Promise<void>
}>

/** Called when the server is asked, so that undo knows what was there. */
export type MakeServerChanges = (
  deps: SenderDeps & Pick<StoreParts, 'view' | 'records'>,
  facts: WeekFacts,
  remember: (before: WeekBook, entry: QueuedWeekCommand, after: WeekBook) => void,
) => ServerChanges

export const serverChanges: MakeServerChanges = (deps, facts, remember) => {
  const book = bookOf(deps.view.values(), facts.today)
  return {
    baseRevision: deps.records.peek('currentMealPlan').server.revision,
    async adopt(done, command) {
      const entry = command && { key: done.key, command, facts }
      const outcome = entry && applyQueued(book, entry)
      if (entry && outcome?.ok) remember(book, entry, outcome.book)
      await alone(deps, () => show(deps, done))
    },
  }
}

/** Documents that cannot be read now are read when their event comes. */
async function show(deps: SenderDeps, done: StoredWeekAnswer): Promise<void> {
  const revisions = new Map(Object.entries(done.revisions))
  const { versions } = await readOthers(deps, { isBare: true, revisions })
  const [, shown] = versions.find(([key]) => key === 'currentMealPlan') ?? []
  // Safe: the transport parsed it by its schema.
  const plan = shown?.value as AnsweredCommand['plan']
  deps.onAnswer({ ...done, kind: 'answered', revisions, plan, shoppingList: undefined })
  await leaveQueue(deps, (queue) => queue, new Map(versions))
}
