import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import type { AppliedCommand } from '@pennyplate/domain/commands/undo-command'
import type { Clash } from '@pennyplate/domain/own-recipe/merge-own-recipe'
import type { RecipeClash, RecipeCommand } from '@pennyplate/domain/own-recipe/recipe-change'
import type { WeekFacts } from '@pennyplate/domain/week/week-outcome'
import type { Refusal } from './kv-transport.ts'

type Queued<Command> = Readonly<{
  /** Its idempotency key: however often it is sent, the server does it once. */
  key: string
  command: Command
  facts: WeekFacts
  /** It was sent without a response, so the server may have done it. */
  isSent?: boolean
  /** Not sent before this time, after a failure. */
  dueAt?: number
  /** How often the server answered without doing or refusing it. */
  tries?: number
  /** The last of these answers was about the server, not about the command. */
  isServerBusy?: boolean
  /** The server did it, and what that made of other documents could not be read yet. */
  isDone?: boolean
}>

export type QueuedWeekCommand = Queued<WeekCommand> &
  Readonly<{
    /** The command that an undo takes back. */
    undoes?: AppliedCommand
  }>

export type QueuedRecipe = Queued<RecipeCommand> &
  Readonly<{
    /** The server does not take it. It is kept, so that the person can change it. */
    refusal?: Refusal
    /** It goes over what somebody else wrote, which is offered once it is stored. */
    clash?: RecipeClash
    /** What somebody else wrote in these fields. It is sent only if the person says so. */
    offers?: readonly Clash[]
  }>

/** A command of this browser that the server has not answered yet. */
export type QueuedCommand = QueuedWeekCommand | QueuedRecipe

/** Oldest first. */
export type CommandQueue = readonly QueuedCommand[]

export function isRecipe(entry: QueuedCommand): entry is QueuedRecipe {
  return entry.command.type === 'writeRecipe'
}

export function weekCommandsIn(queue: CommandQueue): readonly QueuedWeekCommand[] {
  return queue.flatMap((entry) => (isRecipe(entry) ? [] : [entry]))
}

export function isOffer(entry: QueuedCommand): boolean {
  return isRecipe(entry) && entry.offers !== undefined
}

export function changesOfRecipe(queue: CommandQueue, id: string): readonly QueuedRecipe[] {
  return queue.filter(isRecipe).filter((entry) => entry.command.id === id && !isOffer(entry))
}

export function withSent(queue: CommandQueue, key: string): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, isSent: true } : entry))
}

export function postponedUntil(
  queue: CommandQueue,
  key: string,
  postponed: Pick<QueuedCommand, 'dueAt' | 'tries' | 'isServerBusy' | 'isDone'>,
): CommandQueue {
  return queue.map((entry) => (entry.key === key ? { ...entry, ...postponed } : entry))
}

const TRIES = 4
/** Servers restart, or have too much to do. */
const TRIES_OF_BUSY_SERVER = 24

/** A person must decide what becomes of it. */
export function isStuck(entry: QueuedCommand): boolean {
  const { tries = 0, isServerBusy = false } = entry
  if (isRecipe(entry) && (entry.refusal || entry.offers)) return true
  return tries >= (isServerBusy ? TRIES_OF_BUSY_SERVER : TRIES)
}

/** Nothing waits behind it. While the server is busy the others would not be done either, and keep their order. */
export function isSetAside(entry: QueuedCommand): boolean {
  return isStuck(entry) && !entry.isServerBusy
}

/** The next command to send: those set aside come last, and what is made on top of one waits for it. */
export function nextInQueue(queue: CommandQueue, tried: ReadonlySet<string>): QueuedCommand | undefined {
  const aside = queue.filter(isSetAside)
  const isWaiting = ({ command }: QueuedCommand) => {
    if (command.type === 'undo') return aside.some(({ key }) => key === command.of)
    return command.type === 'writeRecipe' && changesOfRecipe(aside, command.id).length > 0
  }
  const others = queue.filter((entry) => !isSetAside(entry) && !isWaiting(entry))
  return [...others, ...aside].find((entry) => !tried.has(entry.key) && !isOffer(entry))
}

/** A command that could not be done goes with its undo. A change made on top of it is then made on what it was made on. */
export function withoutFailed(queue: CommandQueue, key: string): CommandQueue {
  const failed = queue.filter(isRecipe).find((entry) => entry.key === key)?.command
  const later = failed && changesOfRecipe(queue, failed.id).find((entry) => entry.key !== key)
  return queue.flatMap((entry) => {
    const { command } = entry
    if (entry.key === key || (command.type === 'undo' && command.of === key)) return []
    return later && failed && entry === later
      ? [{ ...later, command: { ...later.command, base: failed.base } }]
      : [entry]
  })
}
