import type { WeekFault } from '@pennyplate/domain/week/week-outcome'
import type { QueuedCommand } from './command-queue.ts'
import type { Refusal } from './kv-transport.ts'

/** A command that left the queue without being done, and why. */
export type DroppedCommand = Readonly<{ entry: QueuedCommand; why: WeekFault | Refusal }>
