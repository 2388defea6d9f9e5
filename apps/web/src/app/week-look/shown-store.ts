import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { DocumentState } from '../../store/document-states.ts'
import type { DocumentStore } from '../../store/document-store.ts'

/** Stored documents as a page reads them while it renders. */
export function shownStore(documents: Readonly<Partial<Record<DocumentKey, unknown>>>): DocumentStore {
  const states = new Map<DocumentKey, DocumentState>()
  const summary: ReturnType<DocumentStore['summary']> = { status: 'saved', refused: [], stuck: [], unsent: 0 }
  const store: Pick<DocumentStore, 'state' | 'summary' | 'isUnknown' | 'subscribe'> = {
    state(key) {
      const state = states.get(key) ?? { value: documents[key], status: 'saved' }
      states.set(key, state)
      return state
    },
    summary: () => summary,
    isUnknown: () => false,
    subscribe: () => () => {},
  }
  // Safe: the rest of a store is for what happens after rendering, and on the server nothing does.
  return store as DocumentStore
}
