import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { ApiError } from '../lib/api-error.ts'
import type { CommandCache } from './command-cache.ts'
import {
  type CommandQueue,
  isStuck,
  postponedUntil,
  type QueuedCommand,
  type QueuedWeekCommand,
  withoutFailed,
  withSent,
} from './command-queue.ts'
import type { AnsweredCommand, CallFailure, Refusal, ServerVersion } from './kv-transport.ts'
import type { Transition } from './local-database.ts'
import { adopted } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { retryDelayMs } from './sync-document.ts'
import { WEEK_KEYS } from './week-documents.ts'

export type CommandOutcome =
  | Readonly<{ kind: 'done'; answer: AnsweredCommand; wasUncertain: boolean }>
  | Readonly<{ kind: 'refused'; refusal: Refusal; cause?: ApiError }>
  | Readonly<{ kind: 'unreachable' | 'failed'; dueAt: number; cause?: ApiError }>
  | Readonly<{ kind: 'signed-out' }>

export type SenderDeps = Pick<
  StoreDeps,
  'transport' | 'clock' | 'runAlone' | 'keepRecipe' | 'onRecipeProblem'
> & {
  commands: CommandCache
  records: Pick<RecordCache, 'peek'>
  /** Part of a change of an own recipe. */
  forgetCooked: (recipeId: string) => Promise<void>
  /** Called before the result is shown. */
  onAnswer: (answer: AnsweredCommand) => void
}

/**
 * Sends one command and adopts what the server has then. While it is under way no document of the week is synced or replaced by
 * a version from elsewhere, so the screen never shows it done twice. The command leaves the queue in the same transaction in
 * which its result is stored.
 */
export function sendCommand(deps: SenderDeps, entry: QueuedWeekCommand): Promise<CommandOutcome> {
  const { transport, commands } = deps
  return alone(deps, async () => {
    await commands.change((queue) => withSent(queue, entry.key))
    const answer = await transport.command(entry)
    if (answer.kind === 'signed-out') return answer
    if (answer.kind === 'refused') {
      await leaveQueue(deps, (queue) => withoutFailed(queue, entry.key))
      return answer
    }
    if (answer.kind !== 'answered') return postponeCommand(deps, entry, answer)
    const others = await readOthers(deps, answer)
    // It is done. What cannot be read now is read later.
    if (others.failure && !isStuck(entry))
      return postponeCommand(deps, entry, others.failure, { isDone: true })
    const versions = new Map([...versionsIn(answer), ...others.versions])
    deps.onAnswer(answer)
    const done = (queue: CommandQueue) => queue.filter(({ key }) => key !== entry.key)
    const failed = (queue: CommandQueue) => withoutFailed(queue, entry.key)
    await leaveQueue(deps, answer.fault ? failed : done, versions)
    const wasUncertain = entry.isSent === true || others.failure !== undefined
    return { kind: 'done', answer, wasUncertain }
  })
}

/** Every tab takes the locks in the same order, so that two tabs cannot deadlock. */
export function alone<T>({ runAlone }: Pick<SenderDeps, 'runAlone'>, task: () => Promise<T>): Promise<T> {
  return WEEK_KEYS.toSorted().reduceRight<() => Promise<T>>(
    (inner, key) => () => runAlone(key, inner),
    task,
  )()
}

type Version = readonly [DocumentKey, ServerVersion]

/** The answer holds the plan, unless the command was about the list only, and the list. */
function versionsIn({ isBare, fault, revision, revisions, plan, shoppingList }: AnsweredCommand): Version[] {
  if (isBare) return []
  const listRevision = revisions.get('currentShoppingList')
  const hasPlan = fault !== undefined || revisions.has('currentMealPlan')
  const versions: Version[] = hasPlan ? [['currentMealPlan', { value: plan, revision, writes: [] }]] : []
  if (listRevision !== undefined)
    versions.push(['currentShoppingList', { value: shoppingList, revision: listRevision, writes: [] }])
  return versions
}

/** The other documents that the command changed are read before anything is stored. */
export async function readOthers(
  { transport }: Pick<SenderDeps, 'transport'>,
  { isBare = false, revisions }: Pick<AnsweredCommand, 'isBare' | 'revisions'>,
): Promise<{ versions: Version[]; failure?: CallFailure }> {
  const versions: Version[] = []
  for (const key of WEEK_KEYS) {
    const revision = revisions.get(key)
    const isInAnswer = !isBare && (key === 'currentMealPlan' || key === 'currentShoppingList')
    if (revision === undefined || isInAnswer) continue
    const answer = await transport.read(key)
    if (answer.kind === 'found') versions.push([key, answer])
    else if (answer.kind === 'absent') versions.push([key, { value: undefined, revision, writes: [] }])
    else return { versions, failure: answer }
  }
  return { versions }
}

/** In one transaction with what the server has then. A version that came later meanwhile stays. */
export async function leaveQueue(
  { commands }: Pick<SenderDeps, 'commands'>,
  leave: (queue: CommandQueue) => CommandQueue,
  versions: ReadonlyMap<DocumentKey, ServerVersion> = new Map(),
): Promise<void> {
  const transition =
    (version: ServerVersion): Transition =>
    (record) =>
      version.revision > record.server.revision ? adopted(record, version) : record
  await commands.settle({
    records: new Map([...versions].map(([key, version]) => [key, transition(version)])),
    commands: leave,
  })
}

/** Stores the wait in the queue, so that other tabs wait too. */
export async function postponeCommand(
  { commands, clock }: SenderDeps,
  { key, tries = 0 }: QueuedCommand,
  failure: CallFailure,
  { isDone = false } = {},
): Promise<Exclude<CommandOutcome, { kind: 'done' | 'refused' }>> {
  if (failure.kind === 'signed-out') return failure
  const dueAt = clock.now() + retryDelayMs(failure)
  const isServerBusy = failure.kind === 'failed' && BUSY.includes(failure.status)
  const done = isDone ? { isDone } : {}
  const counted = isDone || failure.kind === 'failed' ? { tries: tries + 1, isServerBusy } : {}
  await commands.change((queue) => postponedUntil(queue, key, { dueAt, ...counted, ...done }))
  return { ...failure, dueAt }
}

const BUSY = [429, 502, 503, 504]
