import { deleteDB, openDB } from 'idb'
import type { CopiesSchema } from './copies-schema.ts'
import type { LocalDatabase } from './local-database.ts'
import { emptyRecord } from './local-record.ts'
import { moveUserCopies } from './move-user-copies.ts'

/** One database per household, so that the next person to sign in neither sees nor sends another's documents (D21). */
const databaseName = (householdId: string) => `pennyplate-${householdId}`

/** `userId`: version 0.1.0 named the database after the user. */
export async function openIndexedDatabase(householdId: string, userId: string): Promise<LocalDatabase> {
  const db = await openDB<CopiesSchema>(databaseName(householdId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('documents', { keyPath: 'key' })
      fresh.createObjectStore('moved', { keyPath: 'from' })
    },
    // Another tab is deleting this database, and would wait for this connection to close.
    blocking: () => db.close(),
  })
  if (householdId !== userId) await moveUserCopies(databaseName(userId), db)
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

/** Part of deleting an account: removes the household's data from this browser, under both names. */
export async function eraseLocalCopies(householdId: string, userId: string): Promise<void> {
  await Promise.all([deleteDB(databaseName(householdId)), deleteDB(databaseName(userId))])
}
