import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_KEYS } from '@pennyplate/contract/documents/document-keys'
import { READ_CACHE_MS } from '@pennyplate/domain/bounds/limits'
import type { ChangeEvent, ServerVersion, StoredEntry } from './kv-transport.ts'
import { adopted, isUncertain, type LocalRecord } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'

type ReaderDeps = StoreDeps & {
  records: RecordCache
  /** What comes in together is shown together. */
  together: (task: () => Promise<void>) => Promise<void>
  /** The server has said what it has. */
  onHeard: () => void
}

/**
 * Brings server copies into this browser. Nothing here fails: a 404, a refusal, an unreadable answer or no network at all
 * leaves the local copy as it is, and that is what is shown.
 */
export function createDocumentReader(deps: ReaderDeps) {
  const { transport, records, runAlone, clock, together, onHeard } = deps
  const freshUntil = new Map<DocumentKey, number>()
  const underWay = new Map<DocumentKey, Promise<void>>()
  let allUnderWay: Promise<void> | undefined
  let hasBegun = false

  const isFresh = (key: DocumentKey) => (freshUntil.get(key) ?? 0) > clock.now()
  const markFresh = (key: DocumentKey) => freshUntil.set(key, clock.now() + READ_CACHE_MS)
  const revisionOf = (key: DocumentKey) => records.peek(key).server.revision

  /** Adopts in turn with the sync, so that an answer to our own write is dealt with first. */
  function adopt(
    key: DocumentKey,
    server: ServerVersion,
    knownBefore: number,
    isTold: (record: LocalRecord) => boolean = () => true,
  ): Promise<LocalRecord> {
    return runAlone(key, () =>
      records.change(key, (record) =>
        isTold(record) && isNews(record, server, knownBefore) ? adopted(record, server) : record,
      ),
    )
  }

  /** A deletion does not tell which writes came before it. Where that matters, the answer to our next one does. */
  function adoptDeletion(key: DocumentKey, revision: number, knownBefore: number): Promise<LocalRecord> {
    return adopt(
      key,
      { value: undefined, revision, writes: [] },
      knownBefore,
      (record) => !isUncertain(record),
    )
  }

  async function fetchOne(key: DocumentKey): Promise<void> {
    const knownBefore = revisionOf(key)
    const answer = await transport.read(key)
    if (answer.kind === 'found') await adopt(key, answer, knownBefore)
    if (answer.kind === 'found' || answer.kind === 'absent') markFresh(key)
  }

  async function refresh(key: DocumentKey): Promise<void> {
    const running = underWay.get(key) ?? fetchOne(key).finally(() => underWay.delete(key))
    underWay.set(key, running)
    await running
  }

  async function fetchAll(): Promise<void> {
    const knownBefore = new Map(records.keys().map((key) => [key, revisionOf(key)]))
    const answer = await transport.readAll()
    if (answer.kind !== 'found') return
    const stored = new Set(answer.entries.map((entry) => entry.key))
    const gone = [...knownBefore].filter(([key, revision]) => revision > 0 && !stored.has(key))
    const adoptEntry = (entry: StoredEntry) => adopt(entry.key, entry, knownBefore.get(entry.key) ?? 0)
    await together(async () => {
      await Promise.all([
        ...answer.entries.map(adoptEntry),
        // The list is whole: what we knew and it lacks was deleted elsewhere.
        ...gone.map(([key, revision]) => adoptDeletion(key, revision, revision)),
      ])
      for (const key of DOCUMENT_KEYS) markFresh(key)
      hasBegun = true
      onHeard()
    })
  }

  async function refreshAll(): Promise<void> {
    allUnderWay ??= fetchAll().finally(() => {
      allUnderWay = undefined
    })
    await allUnderWay
  }

  return {
    /** Whether the server has ever said what it has there, nothing being an answer too. */
    hasAnswered: (key: DocumentKey) => hasBegun || freshUntil.has(key),

    /** A page looks at most documents when it opens: the first question brings all of them in one call. */
    async read(key: DocumentKey, { bypassCache = false } = {}): Promise<void> {
      if (bypassCache) await refresh(key)
      else if (!hasBegun) await refreshAll()
      else if (!isFresh(key)) await refresh(key)
    },

    /** Anew: what is under way may have left the server before what was missed came to it. */
    async readAll(): Promise<void> {
      await allUnderWay
      await refreshAll()
    },

    async hear({ key, revision, isDeleted }: ChangeEvent, isWanted: boolean): Promise<void> {
      // Our own write announces itself too: its turn ends before this one begins, and then it is no news.
      await runAlone(key, async () => {})
      if (revisionOf(key) >= revision) return
      if (isDeleted) return void (await adoptDeletion(key, revision, -1))
      // A read that began earlier may bring what was there before.
      await Promise.all([underWay.get(key), allUnderWay])
      freshUntil.delete(key)
      if (isWanted && revisionOf(key) < revision) await refresh(key)
    },

    forget(): void {
      freshUntil.clear()
      hasBegun = false
    },
  }
}

/**
 * Revisions only grow, so a higher one is newer. A lower or equal one is the truth as well when nothing moved here while it
 * was on its way: then the server itself went back, as after restoring a backup.
 */
function isNews({ server }: LocalRecord, arrived: ServerVersion, knownBefore: number): boolean {
  if (arrived.revision > server.revision) return true
  const isSame =
    arrived.revision === server.revision && (arrived.value === undefined) === (server.value === undefined)
  return !isSame && server.revision === knownBefore
}
