import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { COPIES_VERSION, type CopiesSchema, createCopies, QUEUE } from './copies-schema.ts'
import { parsedRecord } from './local-record.ts'

/** Opening a higher version than any page did makes open tabs close theirs, so that none writes to it any more. */
const VERSION_TO_MOVE = COPIES_VERSION + 1

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
      if (oldVersion < COPIES_VERSION) createCopies(db)
    },
  })
  try {
    const records = await old.getAll('documents')
    const queue = await old.get('commands', QUEUE)
    const transaction = to.transaction(['documents', 'commands', 'moved'], 'readwrite', {
      durability: 'strict',
    })
    const documents = transaction.objectStore('documents')
    // Another tab may have moved them meanwhile, and changed them since.
    if ((await transaction.objectStore('moved').get(from)) === undefined)
      await Promise.all([
        ...records.map((record) => documents.put(parsedRecord(record))),
        ...(queue ? [transaction.objectStore('commands').put(queue)] : []),
        transaction.objectStore('moved').put({ from, isDeleted: false }),
      ])
    await transaction.done
  } finally {
    old.close()
  }
}
