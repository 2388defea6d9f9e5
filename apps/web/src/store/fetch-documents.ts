import { DOCUMENT_KEYS, type DocumentKey, isShownKey } from '@pennyplate/contract/documents/document-keys'
import { READ_CACHE_MS } from '@pennyplate/domain/bounds/limits'
import { isSameJson } from '@pennyplate/domain/json-equality'
import type { CommandCache } from './command-cache.ts'
import { weekCommandsIn } from './command-queue.ts'
import type { ChangeEvent, ServerVersion, StoredEntry } from './kv-transport.ts'
import { adopted, hasUnanswered, type LocalRecord } from './local-record.ts'
import type { RecordCache } from './record-cache.ts'
import type { StoreDeps } from './store-deps.ts'
import { isWeekKey } from './week-documents.ts'

type FetcherDeps = StoreDeps & {
  records: RecordCache
  commands: Pick<CommandCache, 'peek'>
  /** Documents that arrive together are shown together. */
  batch: (task: () => Promise<void>) => Promise<void>
  /** Called when all documents were fetched. */
  onFetchedAll: () => void
}

/**
 * Brings server copies into this browser. Nothing here throws on a failed call: after a 404, a refusal, an unreadable response
 * or without a network, the local copy stays and is shown.
 */
export function createDocumentFetcher(deps: FetcherDeps) {
  const { transport, records, commands, runAlone, clock, batch, onFetchedAll } = deps
  const freshUntil = new Map<DocumentKey, number>()
  const fetches = new Map<DocumentKey, Promise<void>>()
  let fetchOfAll: Promise<void> | undefined
  let hasFetchedAll = false

  const isFresh = (key: DocumentKey) => (freshUntil.get(key) ?? 0) > clock.now()
  const markFresh = (key: DocumentKey) => freshUntil.set(key, clock.now() + READ_CACHE_MS)
  const revisionOf = (key: DocumentKey) => records.peek(key).server.revision

  /** The server may have done a command of this browser; a version that includes it would show it twice. */
  const isUncertain = (key: DocumentKey) =>
    isWeekKey(key) && weekCommandsIn(commands.peek()).some(({ isSent }) => isSent)

  /** Waits for a running sync, so that the response to our own write is handled first. */
  function adopt(
    key: DocumentKey,
    server: ServerVersion,
    knownBefore: number,
    canAdopt: (record: LocalRecord) => boolean = () => true,
  ): Promise<LocalRecord> {
    return runAlone(key, () =>
      records.change(key, (record) => {
        if (isUncertain(key) || !canAdopt(record) || !isNews(record, server, knownBefore)) return record
        return adopted(record, server)
      }),
    )
  }

  /** A deletion does not say which writes it included. If that matters, the response to our next write says it. */
  function adoptDeletion(key: DocumentKey, revision: number, knownBefore: number): Promise<LocalRecord> {
    return adopt(
      key,
      { value: undefined, revision, writes: [] },
      knownBefore,
      (record) => !hasUnanswered(record),
    )
  }

  async function fetchOne(key: DocumentKey): Promise<void> {
    const knownBefore = revisionOf(key)
    const answer = await transport.read(key)
    if (answer.kind === 'found') await adopt(key, answer, knownBefore)
    if (answer.kind === 'absent' && answer.revision !== undefined)
      await adopt(key, { writes: [], ...answer, value: undefined, revision: answer.revision }, knownBefore)
    if (answer.kind === 'found' || answer.kind === 'absent') markFresh(key)
  }

  async function refresh(key: DocumentKey): Promise<void> {
    const running = fetches.get(key) ?? fetchOne(key).finally(() => fetches.delete(key))
    fetches.set(key, running)
    await running
  }

  async function fetchAll(): Promise<void> {
    const knownBefore = new Map(records.keys().map((key) => [key, revisionOf(key)]))
    const answer = await transport.readAll()
    if (answer.kind !== 'found') return
    const stored = new Set(answer.entries.map((entry) => entry.key))
    const gone = [...knownBefore].filter(([key, revision]) => revision > 0 && !stored.has(key))
    const adoptEntry = (entry: StoredEntry) => adopt(entry.key, entry, knownBefore.get(entry.key) ?? 0)
    await batch(async () => {
      await Promise.all([
        ...answer.entries.map(adoptEntry),
        // The list is complete: a document we knew that is not in it was deleted elsewhere.
        ...gone.map(([key, revision]) => adoptDeletion(key, revision, revision)),
      ])
      for (const key of DOCUMENT_KEYS) markFresh(key)
      hasFetchedAll = true
      onFetchedAll()
    })
  }

  async function refreshAll(): Promise<void> {
    fetchOfAll ??= fetchAll().finally(() => {
      fetchOfAll = undefined
    })
    await fetchOfAll
  }

  return {
    /** Whether the server ever said what it has for this key, even if that is nothing. */
    hasAnswered: (key: DocumentKey) => hasFetchedAll || freshUntil.has(key),

    /** A page needs most documents when it opens, so the first read fetches all of them in one call. */
    async read(key: DocumentKey, { bypassCache = false } = {}): Promise<void> {
      if (bypassCache) await refresh(key)
      else if (!hasFetchedAll) await refreshAll()
      else if (!isFresh(key)) await refresh(key)
    },

    /** Fetches again even if a fetch is running, because its response may be older than the events that were missed. */
    async readAll(): Promise<void> {
      await fetchOfAll
      await refreshAll()
    },

    async handleChange({ key, revision, isDeleted }: ChangeEvent, isWanted: boolean): Promise<void> {
      // Our own writes cause events too. After the sync that sent one has ended, its revision is known here.
      await runAlone(key, async () => {})
      if (revisionOf(key) >= revision) return
      if (isDeleted) return void (await adoptDeletion(key, revision, -1))
      // A fetch that started earlier may return the older version.
      await Promise.all([fetches.get(key), fetchOfAll])
      freshUntil.delete(key)
      if (isWanted && revisionOf(key) < revision) await refresh(key)
    },

    forget(): void {
      freshUntil.clear()
      hasFetchedAll = false
    },
  }
}

/**
 * Revisions only grow, so a higher one is newer. A lower or equal one counts too if the record did not change during the
 * fetch: then the server itself went back, as after restoring a backup, or a new session shows another week.
 */
function isNews({ key, server }: LocalRecord, arrived: ServerVersion, knownBefore: number): boolean {
  if (arrived.revision > server.revision) return true
  const isSame = isShownKey(key)
    ? isSameJson(arrived.value ?? null, server.value ?? null)
    : (arrived.value === undefined) === (server.value === undefined)
  return !(isSame && arrived.revision === server.revision) && server.revision === knownBefore
}
