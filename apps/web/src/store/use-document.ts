import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { useMemo, useSyncExternalStore } from 'react'
import type { DocumentStatus } from './document-status.ts'
import type { DocumentStore } from './document-store.ts'
import type { Refusal } from './kv-transport.ts'
import { useDocumentStore } from './store-provider.tsx'

type Value<K extends DocumentKey> = DocumentValue<K> | undefined
type Update<K extends DocumentKey> = (value: Value<K>) => DocumentValue<K>
/** Answers what it was given where there is nothing to change: a document that is gone stays gone. */
type Change<K extends DocumentKey> = (value: Value<K>) => Value<K>

type DocumentActions<K extends DocumentKey> = Readonly<{
  /** `from` is the value a form began with; what other places changed since is kept. */
  save: (value: DocumentValue<K>, from?: DocumentValue<K>) => Promise<void>
  /** `update` must be pure: it may run more than once, on newer values. */
  update: (update: Change<K>) => Promise<void>
  /** Sent at once; throws when the server will not have it, with the screen as it was before. */
  saveNow: (update: Update<K>) => Promise<void>
  remove: () => Promise<void>
}>

export type UsedDocument<K extends DocumentKey> = DocumentActions<K> &
  Readonly<{ value: DocumentValue<K> | undefined; status: DocumentStatus; refusal: Refusal | undefined }>

/** One document of the signed-in user, kept up to date from this browser, its other tabs and the server. */
export function useDocument<K extends DocumentKey>(key: K): UsedDocument<K> {
  const store = useDocumentStore()
  const { subscribe, getState } = useMemo(
    () => ({
      subscribe: (listener: () => void) => store.subscribe(key, listener),
      getState: () => store.state(key),
    }),
    [store, key],
  )
  const { value, status, refusal } = useSyncExternalStore(subscribe, getState)
  const actions = useMemo(() => actionsOf(store, key), [store, key])
  return { ...actions, value: typed<K>(value), status, refusal }
}

function actionsOf<K extends DocumentKey>(store: DocumentStore, key: K): DocumentActions<K> {
  return {
    save: (value, from) => store.save(key, value, from),
    update: (update) => store.update(key, (value) => update(typed<K>(value))),
    saveNow: (update) => store.saveNow(key, (value) => update(typed<K>(value))),
    remove: () => store.remove(key),
  }
}

/** Safe because a stored value is one that this page saved through these types, or that the server checked by the key's schema. */
function typed<K extends DocumentKey>(value: unknown): DocumentValue<K> | undefined {
  return value as DocumentValue<K> | undefined
}
