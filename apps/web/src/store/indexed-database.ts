import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { COPIES_VERSION, type CopiesSchema, createCopies, QUEUE } from './copies-schema.ts'
import type { LocalDatabase } from './local-database.ts'
import { emptyRecord, type LocalRecord, parsedRecord } from './local-record.ts'
import { moveUserCopies } from './move-user-copies.ts'

/** One database per household, so that the next person to sign in neither sees nor sends another's documents (D21). */
const databaseName = (householdId: string) => `pennyplate-${householdId}`

/** `userId`: version 0.1.0 named the database after the user. */
export async function openIndexedDatabase(householdId: string, userId: string): Promise<LocalDatabase> {
  const db = await openDB<CopiesSchema>(databaseName(householdId), COPIES_VERSION, {
    upgrade: async (stored, oldVersion, _newVersion, transaction) => {
      createCopies(stored)
      if (oldVersion === 0) return
      const documents = transaction.objectStore('documents')
      for (const record of await documents.getAll()) await documents.put(parsedRecord(record))
    },
    // Another tab is deleting or upgrading this database, and would wait for this connection to close.
    blocking: () => db.close(),
  })
  if (householdId !== userId) await moveUserCopies(databaseName(userId), db)
  return { ...recordsOf(db), ...commandsOf(db), clear: () => clear(db), close: () => db.close() }
}

type Copies = IDBPDatabase<CopiesSchema>
// Strict: resolves only once the data is on disk.
const DURABLE = { durability: 'strict' } as const

function recordsOf(db: Copies): Pick<LocalDatabase, 'readAll' | 'read' | 'change'> {
  return {
    readAll: () => db.getAll('documents'),
    read: async (key) => (await db.get('documents', key)) ?? emptyRecord(key),
    change: async (key, transition) => {
      const transaction = db.transaction('documents', 'readwrite', DURABLE)
      const next = transition((await transaction.store.get(key)) ?? emptyRecord(key))
      await Promise.all([transaction.store.put(next), transaction.done])
      return next
    },
  }
}

function commandsOf(db: Copies): Pick<LocalDatabase, 'readCommands' | 'changeCommands' | 'changeTogether'> {
  return {
    readCommands: async () => (await db.get('commands', QUEUE))?.commands ?? [],
    changeCommands: async (change) => {
      const transaction = db.transaction('commands', 'readwrite', DURABLE)
      const commands = change((await transaction.store.get(QUEUE))?.commands ?? [])
      await Promise.all([transaction.store.put({ id: QUEUE, commands }), transaction.done])
      return commands
    },
    changeTogether: async (change) => {
      const transaction = db.transaction(['documents', 'commands'], 'readwrite', DURABLE)
      const [documents, queue] = [transaction.objectStore('documents'), transaction.objectStore('commands')]
      const records: LocalRecord[] = []
      for (const [key, transition] of change.records) {
        const next = transition((await documents.get(key)) ?? emptyRecord(key))
        records.push(next)
        await documents.put(next)
      }
      const commands = change.commands((await queue.get(QUEUE))?.commands ?? [])
      await Promise.all([queue.put({ id: QUEUE, commands }), transaction.done])
      return { records, commands }
    },
  }
}

async function clear(db: Copies): Promise<void> {
  const transaction = db.transaction(['documents', 'commands'], 'readwrite')
  await Promise.all([
    transaction.objectStore('documents').clear(),
    transaction.objectStore('commands').clear(),
    transaction.done,
  ])
}

/** Part of signing out: removes the household's data from this browser, under both names. */
export async function eraseLocalCopies(householdId: string, userId: string): Promise<void> {
  await Promise.all([deleteDB(databaseName(householdId)), deleteDB(databaseName(userId))])
}
