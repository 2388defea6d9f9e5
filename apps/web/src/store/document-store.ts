import { type DocumentKey, isDocumentKey } from '@pennyplate/contract/documents/document-keys'
import { isJsonObject, isSameJson } from '@pennyplate/domain/json-equality'
import { isRecipe } from './command-queue.ts'
import { createCommandSchedule } from './command-schedule.ts'
import type { Topic } from './document-states.ts'
import type { DroppedCommand } from './dropped-command.ts'
import { createDocumentEditor, type DocumentEditor } from './edit-documents.ts'
import { createCommandIssuer } from './issue-commands.ts'
import type { AnsweredCommand } from './kv-transport.ts'
import { createDocumentReader, type DocumentReader } from './read-documents.ts'
import { type UnsentRecipe, unsentIn } from './recipe-queue.ts'
import type { StoreDeps } from './store-deps.ts'
import { createStoreParts, type StoreParts } from './store-parts.ts'
import { sendChange } from './sync-document.ts'
import { createSyncSchedule, type SyncSchedule } from './sync-schedule.ts'
import { WEEK_KEYS } from './week-documents.ts'

export type DocumentStore = ReturnType<typeof createDocumentStore>

/**
 * One user's documents in this browser. Edits are shown and stored here first, and sent to the server a second later or as
 * soon as it can be reached.
 */
export function createDocumentStore(deps: StoreDeps) {
  const parts = createStoreParts(deps)
  const schedule = createSyncSchedule(parts)
  const commands = createCommandParts(parts, schedule, () => reader.readAll())
  const reader: DocumentReader = createDocumentReader(parts, schedule, commands.schedule.takeOverLater)
  reader.ready.then(commands.schedule.force).catch(deps.report)
  return {
    ...commands.issuer,
    onAnswer: commands.onAnswer,
    ...commands.editor,
    unsentRecipes: watchRecipes(parts),
    ...watchStates(parts, reader),

    /** The document's value: from the server if it can be read or was read lately, else from this browser's copy. */
    read: reader.read,
    loadAll: reader.readAll,
    /** Fetches all documents before any screen asks for one. */
    preload(): void {
      reader.read('profile').catch(deps.report)
    },

    /** For a file that somebody keeps. */
    unsentChanges: () => ({
      documents: parts.records.keys().flatMap((key) => {
        const { pending } = parts.records.peek(key)
        return pending ? [{ key, value: pending.value }] : []
      }),
      commands: parts.commands.peek().map(({ command }) => command),
    }),

    /** Gives up a command, and keeps the rest. */
    dropCommand: commands.schedule.drop,
    retryCommands: commands.schedule.force,
    takeTheirs: commands.schedule.takeTheirs,
    /** Sends a refused edit again. */
    retry: schedule.force,
    async forceSyncAll(): Promise<void> {
      await reader.ready
      await commands.schedule.force()
      await schedule.forceAll()
    },
    /** The network, the session or the page's visibility changed: update the status shown and send pending edits. */
    async wake(): Promise<void> {
      parts.states.showAll()
      await reader.ready
      if (!deps.isOnline()) return
      await commands.schedule.force()
      await schedule.forceAll()
      if (parts.states.isUnknown()) await reader.readAll()
    },
    sendUnpersisted: () => sendUnpersisted(parts),
    clearAll: () => clearAll(parts, reader),

    close(): void {
      reader.stopFollowing()
      schedule.close()
      commands.schedule.close()
      deps.channel.close()
      deps.database.close()
    },
  }
}

function createCommandParts(parts: StoreParts, schedule: SyncSchedule, readAll: () => Promise<void>) {
  const listeners = new Set<(answer: AnsweredCommand) => void>()
  const onAnswer = (answer: AnsweredCommand) => {
    for (const listener of listeners) listener(answer)
    // A fault means that the week is another one than this browser thought.
    if (answer.fault) readAll().catch(parts.report)
  }
  const editor = createDocumentEditor(parts, schedule)
  const watched = new Map<string, boolean>()
  const deps = {
    ...parts,
    onDropped(dropped: DroppedCommand): void {
      if (watched.has(dropped.entry.key)) watched.set(dropped.entry.key, true)
      parts.onDropped(dropped)
    },
    sendEdits: schedule.forceAll,
    onAnswer,
    onCertain: readAll,
    forgetCooked: (id: string) => forgetCooked(parts, editor, id),
  }
  const commands = createCommandSchedule(deps)
  return {
    schedule: commands,
    editor,
    issuer: createCommandIssuer(parts, commands, {
      ...deps,
      watchDropped(key) {
        watched.set(key, false)
        return () => {
          const isDropped = watched.get(key) === true
          watched.delete(key)
          return isDropped
        }
      },
    }),
    /** Calls back with what the server answers to commands of this page. */
    onAnswer(listener: (answer: AnsweredCommand) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

async function forgetCooked({ view }: StoreParts, { update }: DocumentEditor, id: string): Promise<void> {
  const isOther = (recipe: unknown) => !isJsonObject(recipe) || recipe.recipeId !== id
  const known = view.values().recipesCache
  if (!isJsonObject(known) || Object.values(known).every(isOther)) return
  await update('recipesCache', (now) =>
    isJsonObject(now) ? Object.fromEntries(Object.entries(now).filter(([, recipe]) => isOther(recipe))) : now,
  )
}

/** The same array until one of them changes, so that the recipe box is not searched anew. */
function watchRecipes({ commands }: StoreParts): () => readonly UnsentRecipe[] {
  let last: readonly UnsentRecipe[] = []
  return () => {
    const now = unsentIn(commands.peek())
    if (!isSameJson(now, last)) last = now
    return last
  }
}

function watchStates({ states, report }: StoreParts, reader: DocumentReader) {
  return {
    state: states.state,
    summary: states.summary,
    isUnknown: states.isUnknown,
    /** The first listener of a document makes it load. */
    subscribe(topic: Topic, listener: () => void): () => void {
      if (isDocumentKey(topic) && !states.hasListeners(topic)) reader.read(topic).catch(report)
      return states.subscribe(topic, listener)
    },
  }
}

/**
 * On pagehide, sends edits that are not persisted yet. If the browser still persists one, it later recognizes the server's
 * copy by the edit's id.
 */
function sendUnpersisted(parts: StoreParts): void {
  const { records, commands, transport, report } = parts
  for (const entry of commands.unpersisted())
    (isRecipe(entry) ? transport.recipe(entry) : transport.command(entry)).catch(report)
  for (const record of records.keys().map(records.peek))
    if (record.pending && records.isUnpersisted(record.key))
      sendChange(parts, record, record.pending).catch(report)
}

/** Deletes everything, here and on the server. If the server cannot, throws and deletes nothing. */
async function clearAll(parts: StoreParts, reader: DocumentReader): Promise<void> {
  await reader.ready
  await runAloneWithAll(parts, [...new Set([...parts.records.keys(), ...WEEK_KEYS])], async () => {
    const answer = await parts.transport.removeAll()
    if (answer.kind !== 'stored') throw new Error(`clearing all documents: ${answer.kind}`)
    await parts.records.forgetAll()
    parts.commands.forget()
    reader.forget()
  })
}

/** Waits for running syncs and commands, so that none writes a document after it was deleted. */
function runAloneWithAll({ runAlone }: StoreParts, keys: readonly DocumentKey[], task: () => Promise<void>) {
  // Every tab takes the locks in the same order, so that two tabs cannot deadlock.
  return keys.toSorted().reduceRight((inner, key) => () => runAlone(key, inner), task)()
}
