import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type {
  ChangeEvent,
  ChangeFeed,
  KvTransport,
  StoredEntry,
  Trouble,
  WriteAnswer,
} from '../kv-transport.ts'

type Listener = Parameters<ChangeFeed>[0]

/** The server's side of the contract: revisions that only grow, also across a deletion, and 409 for a stale base. */
export function createMemoryServer() {
  const documents = new Map<DocumentKey, { value: unknown; revision: number }>()
  const listeners = new Set<Listener>()
  const current = (key: DocumentKey) => documents.get(key) ?? { value: undefined, revision: 0 }

  function put(key: DocumentKey, value: unknown): number {
    const revision = current(key).revision + 1
    documents.set(key, { value: structuredClone(value), revision })
    const event: ChangeEvent = { key, revision, isDeleted: value === undefined }
    for (const listener of listeners) listener.onChange(event)
    return revision
  }

  function write(key: DocumentKey, value: unknown, baseRevision: number): WriteAnswer {
    const { revision, value: stored } = current(key)
    if (baseRevision !== revision) return { kind: 'conflict', value: structuredClone(stored), revision }
    return { kind: 'stored', revision: put(key, value) }
  }

  return {
    put,
    write,
    value: (key: DocumentKey) => structuredClone(current(key).value),
    revision: (key: DocumentKey) => current(key).revision,
    entries: (): StoredEntry[] =>
      [...documents].flatMap(([key, { value, revision }]) =>
        value === undefined ? [] : [{ key, value: structuredClone(value), revision }],
      ),
    remove(key: DocumentKey, baseRevision: number): WriteAnswer {
      const { value, revision } = current(key)
      if (baseRevision > 0 && baseRevision !== revision) return { kind: 'conflict', value, revision }
      return { kind: 'stored', revision: value === undefined ? revision : put(key, undefined) }
    },
    listen(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type MemoryServer = ReturnType<typeof createMemoryServer>

/** What happens to a call on its way: it passes, it never arrives, its answer is lost, or something answers instead. */
export type Fate =
  | 'passes'
  | 'cut'
  | 'answer-lost'
  | Trouble
  | Extract<WriteAnswer, { kind: 'refused' | 'conflict' }>

/** One device's line to the server. Calls are recorded; `next` decides the coming ones, `always` those after them. */
export function createLine(server: MemoryServer) {
  const line = {
    always: 'passes' as Fate,
    next: [] as Fate[],
    calls: [] as string[],
    /** Runs while a call is on its way to the server. */
    onWay: async () => {},
    /** Runs while its answer is on the way back. */
    onWayBack: async () => {},
    isHearing: true,
  }

  async function travel<T>(name: string, call: () => T): Promise<T | Trouble> {
    line.calls.push(name)
    const fate = line.next.shift() ?? line.always
    await line.onWay()
    if (fate === 'cut') return { kind: 'unreachable' }
    if (fate === 'passes') {
      const answer = call()
      await line.onWayBack()
      return answer
    }
    if (fate === 'answer-lost') {
      call()
      return { kind: 'unreachable' }
    }
    // Tests give refusals and conflicts to writes only, whose answers they are.
    return fate as Trouble
  }

  const transport: KvTransport = {
    read: (key) =>
      travel(`read ${key}`, () => {
        const value = server.value(key)
        if (value === undefined) return { kind: 'absent' }
        return { kind: 'found', value, revision: server.revision(key) }
      }),
    readAll: () => travel('read all', () => ({ kind: 'found', entries: server.entries() })),
    write: (key, value, base) =>
      travel(`write ${key}`, () => server.write(key, structuredClone(value), base)),
    remove: (key, base) => travel(`remove ${key}`, () => server.remove(key, base)),
    removeAll: () =>
      travel('remove all', () => {
        for (const { key } of server.entries()) server.put(key, undefined)
        return { kind: 'stored' }
      }),
  }
  const feed: ChangeFeed = (hear) =>
    server.listen({
      onChange: (change) => line.isHearing && hear.onChange(change),
      onResync: () => line.isHearing && hear.onResync(),
    })
  return Object.assign(line, { transport, feed })
}
