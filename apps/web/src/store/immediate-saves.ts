import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { SyncEnd } from './sync-document.ts'

/** An immediate save failed; the screen is as it was before it. */
export class SaveFailed extends Error {
  readonly end: SyncEnd

  constructor(key: DocumentKey, end: SyncEnd) {
    super(`saving ${key}: ${end.kind}`)
    this.name = 'SaveFailed'
    this.end = end
  }
}

type Batch = {
  readonly before: unknown
  after: unknown
  readonly written: Promise<unknown>[]
  readonly outcome: PromiseWithResolvers<void>
}

type Steps = Readonly<{
  visible: (key: DocumentKey) => unknown
  edit: (key: DocumentKey, update: (value: unknown) => unknown) => Promise<unknown>
  sync: (key: DocumentKey) => Promise<SyncEnd>
  /** Undoes what led from one value to the other, and nothing else. */
  revert: (key: DocumentKey, from: unknown, to: unknown) => Promise<unknown>
  isOnline: () => boolean
}>

/**
 * Saves that are sent at once and throw when the server will not have them. Quick changes (three taps on plus) that come
 * while one is on its way wait for it and then go together; they stand on it, so if it fails they fail with it.
 */
export function createImmediateSaves({ visible, edit, sync, revert, isOnline }: Steps) {
  const waiting = new Map<DocumentKey, Batch>()
  const running = new Set<DocumentKey>()

  async function run(key: DocumentKey): Promise<void> {
    if (running.has(key)) return
    running.add(key)
    for (let batch = take(key); batch; batch = take(key)) await settle(key, batch)
    running.delete(key)
  }

  function take(key: DocumentKey): Batch | undefined {
    const batch = waiting.get(key)
    waiting.delete(key)
    return batch
  }

  async function settle(key: DocumentKey, batch: Batch): Promise<void> {
    try {
      await Promise.all(batch.written)
      const end = isOnline() ? await sync(key) : undefined
      if (!end || isKept(end)) return batch.outcome.resolve()
      const later = take(key)
      await revert(key, (later ?? batch).after, batch.before)
      for (const failed of [batch, later]) failed?.outcome.reject(new SaveFailed(key, end))
    } catch (error) {
      batch.outcome.reject(error)
    }
  }

  return function saveNow(key: DocumentKey, update: (value: unknown) => unknown): Promise<void> {
    const before = visible(key)
    const written = edit(key, update)
    const batch = waiting.get(key) ?? {
      before,
      after: before,
      written: [],
      outcome: Promise.withResolvers<void>(),
    }
    batch.after = visible(key)
    batch.written.push(written)
    waiting.set(key, batch)
    void run(key)
    return batch.outcome.promise
  }
}

/** Without a network or a session a change is kept and sent later; only the server's own answer is a failure. */
function isKept(end: SyncEnd): boolean {
  return end.kind !== 'refused' && end.kind !== 'failed'
}
