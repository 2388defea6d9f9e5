import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { type DBSchema, deleteDB, openDB } from 'idb'
import type { LocalDatabase } from './local-database.ts'
import { emptyRecord, type LocalRecord } from './local-record.ts'

interface Schema extends DBSchema {
  documents: { key: DocumentKey; value: LocalRecord }
}

/** One database per user, so that the next person to sign in neither sees nor sends another's documents (D21). */
const databaseName = (userId: string) => `pennyplate-${userId}`

export async function openIndexedDatabase(userId: string): Promise<LocalDatabase> {
  const db = await openDB<Schema>(databaseName(userId), 1, {
    upgrade: (fresh) => void fresh.createObjectStore('documents', { keyPath: 'key' }),
    // Another tab is deleting this database, and would wait for this connection to close.
    blocking: () => db.close(),
  })
  return {
    readAll: () => db.getAll('documents'),
    read: async (key) => (await db.get('documents', key)) ?? emptyRecord(key),
    change: async (key, transition) => {
      // Strict: resolves only once the data is on disk.
      const transaction = db.transaction('documents', 'readwrite', { durability: 'strict' })
      const next = transition((await transaction.store.get(key)) ?? emptyRecord(key))
      await Promise.all([transaction.store.put(next), transaction.done])
      return next
    },
    clear: () => db.clear('documents'),
    close: () => db.close(),
  }
}

/** Part of deleting an account: removes all of this user's data from this browser. */
export function eraseLocalCopies(userId: string): Promise<void> {
  return deleteDB(databaseName(userId))
}
