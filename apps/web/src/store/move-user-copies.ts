import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { CopiesSchema } from './copies-schema.ts'

/** Opening a higher version than 0.1.0 did makes its open tabs close theirs, so that none writes to it any more. */
const VERSION_TO_MOVE = 2

/**
 * Moves the records, with edits that were not sent yet, from the database that version 0.1.0 named after the user. If the page
 * closes before the end, the next one goes on.
 */
export async function moveUserCopies(from: string, to: IDBPDatabase<CopiesSchema>): Promise<void> {
  const known = await to.get('moved', from)
  if (known?.isDeleted) return
  if (!known) await copyRecords(from, to)
  await deleteDB(from)
  await to.put('moved', { from, isDeleted: true })
}

async function copyRecords(from: string, to: IDBPDatabase<CopiesSchema>): Promise<void> {
  const old = await openDB<CopiesSchema>(from, VERSION_TO_MOVE, {
    upgrade: (db, oldVersion) => {
      if (oldVersion === 0) db.createObjectStore('documents', { keyPath: 'key' })
    },
  })
  try {
    const records = await old.getAll('documents')
    const transaction = to.transaction(['documents', 'moved'], 'readwrite', { durability: 'strict' })
    const documents = transaction.objectStore('documents')
    // Another tab may have moved them meanwhile, and changed them since.
    if ((await transaction.objectStore('moved').get(from)) === undefined)
      await Promise.all([
        ...records.map((record) => documents.put(record)),
        transaction.objectStore('moved').put({ from, isDeleted: false }),
      ])
    await transaction.done
  } finally {
    old.close()
  }
}
