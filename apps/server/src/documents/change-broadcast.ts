import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import type { OWN_RECIPES_KEY } from '@pennyplate/contract/recipes/own-recipes-key'
import { sql } from 'kysely'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'

/** `ownRecipes` are no document; their revision is the highest of any of them. */
export type ChangedKey = DocumentKey | typeof OWN_RECIPES_KEY

export type DocumentChange = { key: ChangedKey; revision: number; deleted?: true }

type Listener = { onChange: (change: DocumentChange) => void; onResync: () => void }

/**
 * Tells the browsers connected to this server which documents changed. Call `announce` inside the writing transaction
 * and `afterCommit` after it. Always call both: PostgreSQL acts on `announce`, SQLite on `afterCommit`.
 */
export type ChangeBroadcast = {
  announce: (trx: Trx, householdId: HouseholdId, change: DocumentChange) => Promise<void>
  afterCommit: (householdId: HouseholdId, change: DocumentChange) => void
  subscribe: (householdId: HouseholdId, listener: Listener) => () => void
  close: () => Promise<void>
}

export type Dispatcher = ReturnType<typeof createDispatcher>

export function createDispatcher() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    dispatch(householdId: HouseholdId, change: DocumentChange) {
      for (const listener of listeners.get(householdId) ?? []) listener.onChange(change)
    },
    requestResync() {
      for (const group of listeners.values()) for (const listener of group) listener.onResync()
    },
    subscribe(householdId: HouseholdId, listener: Listener) {
      const group = listeners.get(householdId) ?? new Set()
      listeners.set(householdId, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0 && listeners.get(householdId) === group) listeners.delete(householdId)
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

export async function notifyInTransaction(
  trx: Trx,
  householdId: HouseholdId,
  change: DocumentChange,
): Promise<void> {
  await sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify({ householdId, ...change })})`.execute(trx)
}
