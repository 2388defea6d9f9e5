import type { AppliedCommand } from '@pennyplate/domain/week/undo-command'
import type { WeekCommand, WeekFacts } from '@pennyplate/domain/week/week-commands'

/** A command of this browser that the server has not answered yet. */
export type QueuedCommand = Readonly<{
  /** Its idempotency key: however often it is sent, the server does it once. */
  key: string
  command: WeekCommand
  facts: WeekFacts
  /** The command that an undo takes back. */
  undoes?: AppliedCommand
  /** It was sent without a response, so the server may have done it. */
  isSent?: boolean
  /** Not sent before this time, after a failure. */
  dueAt?: number
}>

/** Oldest first. */
export type CommandQueue = readonly QueuedCommand[]

export function withSent(queue: CommandQueue, key: string): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, isSent: true } : entry))
}

export function postponedUntil(queue: CommandQueue, key: string, dueAt: number): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, dueAt } : entry))
}

/** A command that could not be done goes with its undo. */
export function withoutFailed(queue: CommandQueue, key: string): CommandQueue {
  return queue.filter(
    ({ key: own, command }) => own !== key && !(command.type === 'undo' && command.of === key),
  )
}
