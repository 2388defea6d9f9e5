import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { SyncOutcome } from './sync-document.ts'

/** The server did not accept an immediate save. The screen shows what it showed before the save. */
export class SaveFailed extends Error {
  readonly outcome: SyncOutcome

  constructor(key: DocumentKey, outcome: SyncOutcome) {
    super(`saving ${key}: ${outcome.kind}`)
    this.name = 'SaveFailed'
    this.outcome = outcome
  }
}

type Batch = {
  readonly before: unknown
  after: unknown
  readonly written: Promise<unknown>[]
  readonly result: PromiseWithResolvers<void>
}

type Steps = Readonly<{
  visible: (key: DocumentKey) => unknown
  edit: (key: DocumentKey, update: (value: unknown) => unknown) => Promise<unknown>
  sync: (key: DocumentKey) => Promise<SyncOutcome>
  /** Undoes what changed between the two values, and nothing else. */
  revert: (key: DocumentKey, from: unknown, to: unknown) => Promise<unknown>
  isOnline: () => boolean
  report: (error: unknown) => void
}>

/**
 * Saves that are sent at once and throw if the server rejects them. Saves made while one is being sent wait for it and are
 * then sent together. They build on its value, so they fail if it fails.
 */
export function createImmediateSaves({ visible, edit, sync, revert, isOnline, report }: Steps) {
  const waiting = new Map<DocumentKey, Batch>()
  const running = new Set<DocumentKey>()

  async function run(key: DocumentKey): Promise<void> {
    if (running.has(key)) return
    running.add(key)
    for (let batch = take(key); batch; batch = take(key)) await send(key, batch)
    running.delete(key)
  }

  function take(key: DocumentKey): Batch | undefined {
    const batch = waiting.get(key)
    waiting.delete(key)
    return batch
  }

  async function send(key: DocumentKey, batch: Batch): Promise<void> {
    try {
      await Promise.all(batch.written)
      const outcome = isOnline() ? await sync(key) : undefined
      if (outcome && isFailure(outcome)) await fail(key, batch, outcome)
      else batch.result.resolve()
    } catch (error) {
      batch.result.reject(error)
    }
  }

  async function fail(key: DocumentKey, batch: Batch, outcome: SyncOutcome): Promise<void> {
    const later = take(key)
    // The callers must hear of the failed save, even if it cannot be undone here.
    await revert(key, (later ?? batch).after, batch.before).catch(report)
    for (const failed of [batch, later]) failed?.result.reject(new SaveFailed(key, outcome))
  }

  return function saveNow(key: DocumentKey, update: (value: unknown) => unknown): Promise<void> {
    const before = visible(key)
    const written = edit(key, update)
    const batch = waiting.get(key) ?? {
      before,
      after: before,
      written: [],
      result: Promise.withResolvers<void>(),
    }
    batch.after = visible(key)
    batch.written.push(written)
    waiting.set(key, batch)
    void run(key)
    return batch.result.promise
  }
}

/** Without a network or a session a change is kept and sent later. Only an answer of the server is a failure. */
function isFailure(outcome: SyncOutcome): boolean {
  return outcome.kind === 'refused' || outcome.kind === 'failed'
}
