import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { sql } from 'kysely'
import type { Trx } from '../database/schema.ts'

export type DocumentChange = { key: DocumentKey; revision: number; deleted?: true }

type Listener = { onChange: (change: DocumentChange) => void; onResync: () => void }

/**
 * Tells the browsers connected to this server which documents changed. Call `announce` inside the writing transaction
 * and `afterCommit` after it. Always call both: PostgreSQL acts on `announce`, SQLite on `afterCommit`.
 */
export type ChangeBroadcast = {
  announce: (trx: Trx, userId: string, change: DocumentChange) => Promise<void>
  afterCommit: (userId: string, change: DocumentChange) => void
  subscribe: (userId: string, listener: Listener) => () => void
  close: () => Promise<void>
}

export type Dispatcher = ReturnType<typeof createDispatcher>

export function createDispatcher() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    dispatch(userId: string, change: DocumentChange) {
      for (const listener of listeners.get(userId) ?? []) listener.onChange(change)
    },
    requestResync() {
      for (const group of listeners.values()) for (const listener of group) listener.onResync()
    },
    subscribe(userId: string, listener: Listener) {
      const group = listeners.get(userId) ?? new Set()
      listeners.set(userId, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0 && listeners.get(userId) === group) listeners.delete(userId)
      }
    },
  }
}

/** For SQLite, where one process does all the writing. */
export function createLocalBroadcast(): ChangeBroadcast {
  const { dispatch, subscribe } = createDispatcher()
  return { announce: async () => {}, afterCommit: dispatch, subscribe, close: async () => {} }
}

export const CHANGES_CHANNEL = 'pennyplate_changes'

export async function notifyInTransaction(trx: Trx, userId: string, change: DocumentChange): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify({ userId, ...change })})`.execute(trx)
}
