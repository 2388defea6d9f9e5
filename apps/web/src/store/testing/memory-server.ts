import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type {
  ChangeEvent,
  ChangeFeed,
  KvTransport,
  ServerVersion,
  StoredEntry,
  Trouble,
  WriteAnswer,
  WriteBase,
} from '../kv-transport.ts'

type Listener = Parameters<ChangeFeed>[0]

/** The server's side of the contract: revisions that only grow, also across a deletion, and 409 for a stale base. */
export function createMemoryServer() {
  const documents = new Map<DocumentKey, ServerVersion>()
  const listeners = new Set<Listener>()
  const current = (key: DocumentKey) => documents.get(key) ?? { value: undefined, revision: 0, writes: [] }

  function put(key: DocumentKey, value: unknown, write?: string): number {
    const { revision: before, writes } = current(key)
    const revision = before + 1
    documents.set(key, {
      value: structuredClone(value),
      revision,
      writes: write === undefined ? writes : [...writes, write],
    })
    const event: ChangeEvent = { key, revision, isDeleted: value === undefined }
    for (const listener of listeners) listener.onChange(event)
    return revision
  }

  function write(key: DocumentKey, value: unknown, on: WriteBase): WriteAnswer {
    const stored = structuredClone(current(key))
    if (on.baseRevision !== stored.revision) return { kind: 'conflict', ...stored }
    return { kind: 'stored', revision: put(key, value, on.write) }
  }

  return {
    put,
    write,
    value: (key: DocumentKey) => structuredClone(current(key).value),
    revision: (key: DocumentKey) => current(key).revision,
    entries: (): StoredEntry[] =>
      [...documents].flatMap(([key, version]) =>
        version.value === undefined ? [] : [{ key, ...structuredClone(version) }],
      ),
    remove(key: DocumentKey, { baseRevision, write }: WriteBase): WriteAnswer {
      const { value, revision, writes } = current(key)
      if (baseRevision > 0 && baseRevision !== revision) return { kind: 'conflict', value, revision, writes }
      return { kind: 'stored', revision: value === undefined ? revision : put(key, undefined, write) }
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
        const version = server.entries().find((entry) => entry.key === key)
        return version ? { kind: 'found', ...version } : { kind: 'absent' }
      }),
    readAll: () => travel('read all', () => ({ kind: 'found', entries: server.entries() })),
    write: (key, value, on) => travel(`write ${key}`, () => server.write(key, structuredClone(value), on)),
    remove: (key, on) => travel(`remove ${key}`, () => server.remove(key, on)),
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
