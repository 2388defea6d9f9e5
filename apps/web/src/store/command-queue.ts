import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { AppliedCommand } from '@pennyplate/domain/commands/undo-command'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'

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
  /** How often the server answered without doing or refusing it. */
  tries?: number
  /** The last of these answers was about the server, not about the command. */
  isServerBusy?: boolean
}>

/** Oldest first. */
export type CommandQueue = readonly QueuedCommand[]

export function withSent(queue: CommandQueue, key: string): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, isSent: true } : entry))
}

export function postponedUntil(
  queue: CommandQueue,
  key: string,
  postponed: Pick<QueuedCommand, 'dueAt' | 'tries' | 'isServerBusy'>,
): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, ...postponed } : entry))
}

const TRIES = 4
/** Servers restart, or have too much to do. */
const TRIES_OF_BUSY_SERVER = 24

/** A person must decide what becomes of it. */
export function isStuck({ tries = 0, isServerBusy = false }: QueuedCommand): boolean {
  return tries >= (isServerBusy ? TRIES_OF_BUSY_SERVER : TRIES)
}

/** Nothing waits behind it. While the server is busy the others would not be done either, and keep their order. */
export function isSetAside(entry: QueuedCommand): boolean {
  return isStuck(entry) && !entry.isServerBusy
}

/** The next command to send: those set aside come last, and their undo waits for them. */
export function nextInQueue(queue: CommandQueue, tried: ReadonlySet<string>): QueuedCommand | undefined {
  const aside = queue.filter(isSetAside)
  const isWaiting = ({ command }: QueuedCommand) =>
    command.type === 'undo' && aside.some(({ key }) => key === command.of)
  const others = queue.filter((entry) => !isSetAside(entry) && !isWaiting(entry))
  return [...others, ...aside].find(({ key }) => !tried.has(key))
}

/** A command that could not be done goes with its undo. */
export function withoutFailed(queue: CommandQueue, key: string): CommandQueue {
  return queue.filter(
    ({ key: own, command }) => own !== key && !(command.type === 'undo' && command.of === key),
  )
}
