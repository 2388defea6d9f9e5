import { WRITE_RETRY_MS } from '@pennyplate/domain/bounds/limits'
import type { CommandCache } from './command-cache.ts'
import { isRecipe, isSetAside, nextInQueue, withoutFailed } from './command-queue.ts'
import type { DroppedCommand } from './dropped-command.ts'
import type { AnsweredCommand } from './kv-transport.ts'
import { withOfferTaken } from './recipe-queue.ts'
import type { RecordCache } from './record-cache.ts'
import { type CommandOutcome, leaveQueue, sendCommand } from './send-commands.ts'
import { sendRecipe } from './send-recipes.ts'
import type { StoreDeps } from './store-deps.ts'
import { WAIT_MAX_MS } from './sync-document.ts'

export type CommandSchedule = ReturnType<typeof createCommandSchedule>

export type CommandScheduleDeps = StoreDeps & {
  commands: CommandCache
  records: Pick<RecordCache, 'peek'>
  /** Sends the unsent edits of documents. Those made on top of a command wait for it. */
  sendEdits: () => Promise<void>
  onAnswer: (answer: AnsweredCommand) => void
  /** The recipe as it is cooked was made of what it was before. */
  forgetCooked: (recipeId: string) => Promise<void>
  /** Versions from elsewhere were left aside while a command might have been done. */
  onCertain: () => Promise<void>
}

/** Decides when the queue of commands is sent: one at a time, in order, by one tab. */
export function createCommandSchedule(deps: CommandScheduleDeps) {
  const { commands, clock, runAlone, report } = deps
  let cancelTimer: (() => void) | undefined
  let isClosed = false

  function scheduleIn(ms: number): void {
    cancelTimer?.()
    if (isClosed) return
    cancelTimer = clock.after(Math.min(Math.max(0, ms), WAIT_MAX_MS), () => attempt(false))
  }

  async function attempt(isForced: boolean): Promise<void> {
    try {
      await sendAll(isForced)
    } catch (error) {
      report(error)
    }
  }

  function sendAll(isForced: boolean): Promise<void> {
    return runAlone('week-commands', async () => {
      let wasUncertain = false
      const tried = new Set<string>()
      for (let head = await next(tried); head; head = await next(tried)) {
        const waitMs = (head.dueAt ?? 0) - clock.now()
        // If the clock was set back, dueAt may be hours away.
        if (!isForced && waitMs > 0 && waitMs < WAIT_MAX_MS) return scheduleIn(waitMs)
        await deps.sendEdits()
        const outcome = await (isRecipe(head) ? sendRecipe(deps, head) : sendCommand(deps, head))
        if (outcome.kind === 'signed-out') return
        if ('dueAt' in outcome) {
          scheduleIn(outcome.dueAt - clock.now())
          tried.add(head.key)
          if ((await commands.reload()).some((entry) => entry.key === head?.key && isSetAside(entry)))
            continue
          return
        }
        if (outcome.kind === 'settled') tried.add(head.key)
        else if (!isRecipe(head)) {
          wasUncertain ||= outcome.kind === 'done' && outcome.wasUncertain
          handle(head, outcome)
        }
      }
      if (wasUncertain) await deps.onCertain()
      await deps.sendEdits()
    })
  }

  async function next(tried: ReadonlySet<string>) {
    return isClosed ? undefined : nextInQueue(await commands.reload(), tried)
  }

  function handle(
    entry: DroppedCommand['entry'],
    outcome: Extract<CommandOutcome, { kind: 'done' | 'refused' }>,
  ): void {
    const why = outcome.kind === 'refused' ? outcome.refusal : outcome.answer.fault
    if (why) deps.onDropped({ entry, why })
  }

  return {
    /** Sends what is due. */
    send: () => attempt(false),
    /** Sends without waiting. */
    force: () => (commands.peek().length === 0 ? Promise.resolve() : attempt(true)),
    /** Takes a command out of the queue, and reads what the server has without it. */
    async drop(key: string): Promise<void> {
      await leaveQueue(deps, (queue) => withoutFailed(queue, key))
      await attempt(true)
      await deps.onCertain()
    },
    /** Takes out a command that the server answered without doing it. False if it did by now, or gave no answer. */
    async giveUp(key: string): Promise<boolean> {
      const isOut = await runAlone('week-commands', async () => {
        const entry = (await commands.reload()).find((one) => one.key === key)
        if (!entry?.tries || entry.isDone) return false
        await leaveQueue(deps, (queue) => withoutFailed(queue, key))
        return true
      })
      if (isOut) await attempt(true)
      if (isOut) await deps.onCertain()
      return isOut
    },
    /** Sends what somebody else wrote in place of what is stored. */
    async takeTheirs(key: string): Promise<void> {
      await commands.change((queue) => withOfferTaken(queue, key))
      await attempt(true)
    },
    /** For commands of another tab, which sends them itself unless it is closed. */
    takeOverLater(): void {
      if (commands.peek().length > 0) scheduleIn(WRITE_RETRY_MS)
    },
    close(): void {
      isClosed = true
      cancelTimer?.()
    },
  }
}
