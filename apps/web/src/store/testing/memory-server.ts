import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type {
  CallFailure,
  ChangeEvent,
  KvTransport,
  ServerVersion,
  StoredEntry,
  SubscribeToChanges,
  WriteAnswer,
  WriteBase,
} from '../kv-transport.ts'
import { createCommandAnswers } from './answer-commands.ts'
import { createRecipeAnswers } from './answer-recipes.ts'

type Listener = Parameters<SubscribeToChanges>[0]

/** An in-memory server: revisions only grow, also across a deletion, and a stale base is a conflict. */
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

  const value = (key: DocumentKey) => structuredClone(current(key).value)
  const revision = (key: DocumentKey) => current(key).revision

  const commands = createCommandAnswers({ value, revision, put })
  const recipes = createRecipeAnswers()
  return {
    put,
    write,
    value,
    revision,
    command: commands.answer,
    recipe: recipes.answer,
    ownRecipes: recipes.list,
    /** The keys of the commands that were done. */
    commandsDone: commands.done,
    entries: (): StoredEntry[] =>
      [...documents].flatMap(([key, version]) =>
        version.value === undefined ? [] : [{ key, ...structuredClone(version) }],
      ),
    remove(key: DocumentKey, { baseRevision, write }: WriteBase): WriteAnswer {
      const { value, revision, writes } = current(key)
      if (baseRevision > 0 && baseRevision !== revision) return { kind: 'conflict', value, revision, writes }
      return { kind: 'stored', revision: value === undefined ? revision : put(key, undefined, write) }
    },
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type MemoryServer = ReturnType<typeof createMemoryServer>

/** How a call ends: it passes, never arrives, loses its response, or gets another answer. */
export type CallResult =
  | 'passes'
  | 'cut'
  | 'answer-lost'
  | CallFailure
  | Extract<WriteAnswer, { kind: 'refused' | 'conflict' }>

/** One device's connection to the server. Records calls. `next` sets the results of the next calls, `always` of the rest. */
export function createLine(server: MemoryServer) {
  const line = {
    always: 'passes' as CallResult,
    next: [] as CallResult[],
    calls: [] as string[],
    /** Runs while a request is on its way to the server. */
    duringRequest: async () => {},
    /** Runs while the response is on its way back. */
    duringResponse: async () => {},
    getsEvents: true,
  }

  async function send<T>(name: string, call: () => T): Promise<T | CallFailure> {
    line.calls.push(name)
    const result = line.next.shift() ?? line.always
    await line.duringRequest()
    if (result === 'cut') return { kind: 'unreachable' }
    if (result === 'passes') {
      const answer = call()
      await line.duringResponse()
      return answer
    }
    if (result === 'answer-lost') {
      call()
      return { kind: 'unreachable' }
    }
    // Safe: tests give refusals and conflicts to writes only.
    return result as CallFailure
  }

  const transport: KvTransport = {
    read: (key) =>
      send(`read ${key}`, () => {
        const version = server.entries().find((entry) => entry.key === key)
        return version
          ? { kind: 'found', ...version }
          : { kind: 'absent', revision: server.revision(key), writes: [] }
      }),
    readAll: () => send('read all', () => ({ kind: 'found', entries: server.entries() })),
    write: (key, value, on) => send(`write ${key}`, () => server.write(key, structuredClone(value), on)),
    recipe: (entry) => send(`recipe ${entry.command.id}`, () => server.recipe(structuredClone(entry))),
    command: (entry) => send(`command ${entry.command.type}`, () => server.command(structuredClone(entry))),
    remove: (key, on) => send(`remove ${key}`, () => server.remove(key, on)),
    removeAll: () =>
      send('remove all', () => {
        for (const { key } of server.entries()) server.put(key, undefined)
        return { kind: 'stored' }
      }),
  }
  const subscribeToChanges: SubscribeToChanges = (listener) =>
    server.subscribe({
      onChange: (change) => line.getsEvents && listener.onChange(change),
      onResync: () => line.getsEvents && listener.onResync(),
    })
  return Object.assign(line, { transport, subscribeToChanges })
}
