import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { type DBSchema, deleteDB, openDB } from 'idb'
import type { LocalDatabase } from './local-database.ts'
import { emptyRecord, type LocalRecord } from './local-record.ts'

interface Schema extends DBSchema {
  documents: { key: DocumentKey; value: LocalRecord }
}

/** One database a user: whoever signs in next on this browser neither sees nor sends the copies of the last one (D21). */
const databaseName = (userId: string) => `pennyplate-${userId}`

export async function openIndexedDatabase(userId: string): Promise<LocalDatabase> {
  const db = await openDB<Schema>(databaseName(userId), 1, {
    upgrade: (fresh) => void fresh.createObjectStore('documents', { keyPath: 'key' }),
    // Another tab erases this user's copies: an open connection would keep it waiting.
    blocking: () => db.close(),
  })
  return {
    readAll: () => db.getAll('documents'),
    read: async (key) => (await db.get('documents', key)) ?? emptyRecord(key),
    change: async (key, transition) => {
      // Strict: written to the disk before it counts as kept.
      const transaction = db.transaction('documents', 'readwrite', { durability: 'strict' })
      const next = transition((await transaction.store.get(key)) ?? emptyRecord(key))
      await Promise.all([transaction.store.put(next), transaction.done])
      return next
    },
    clear: () => db.clear('documents'),
    close: () => db.close(),
  }
}

/** For the deletion of the account: nothing of this user stays in this browser. */
export function eraseLocalCopies(userId: string): Promise<void> {
  return deleteDB(databaseName(userId))
}
