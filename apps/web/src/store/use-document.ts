import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { useMemo, useSyncExternalStore } from 'react'
import type { DocumentStatus } from './document-status.ts'
import type { DocumentStore } from './document-store.ts'
import type { Refusal } from './kv-transport.ts'
import { useDocumentStore } from './store-provider.tsx'

type Value<K extends DocumentKey> = DocumentValue<K> | undefined
type Update<K extends DocumentKey> = (value: Value<K>) => DocumentValue<K>
/** Returns its argument if there is nothing to change, so that a deleted document stays deleted. */
type MaybeUpdate<K extends DocumentKey> = (value: Value<K>) => Value<K>

type DocumentActions<K extends DocumentKey> = Readonly<{
  /** `from` is the value a form started with. What others changed since is kept. */
  save: (value: DocumentValue<K>, from?: DocumentValue<K>) => Promise<void>
  /** `update` must be pure: it runs again on newer values. */
  update: (update: MaybeUpdate<K>) => Promise<void>
  /** Sent at once. If the server refuses it, throws and the screen shows the earlier value. */
  saveNow: (update: Update<K>) => Promise<void>
  remove: () => Promise<void>
}>

export type UsedDocument<K extends DocumentKey> = DocumentActions<K> &
  Readonly<{ value: DocumentValue<K> | undefined; status: DocumentStatus; refusal: Refusal | undefined }>

/** A document of the signed-in user, updated by this tab, other tabs and the server. */
export function useDocument<K extends DocumentKey>(key: K): UsedDocument<K> {
  const store = useDocumentStore()
  const { subscribe, getState } = useMemo(
    () => ({
      subscribe: (listener: () => void) => store.subscribe(key, listener),
      getState: () => store.state(key),
    }),
    [store, key],
  )
  const { value, status, refusal } = useSyncExternalStore(subscribe, getState, getState)
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

/** Safe: a stored value was either saved here through these types, or checked by the server against the key's schema. */
function typed<K extends DocumentKey>(value: unknown): DocumentValue<K> | undefined {
  return value as DocumentValue<K> | undefined
}
