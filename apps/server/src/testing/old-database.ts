import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { toPlainRow } from '../backup/backup-lines.ts'
import { checkBackup } from '../backup/read-backup.ts'
import { loadBackup } from '../backup/restore-backup.ts'
import { tablesInOrder } from '../backup/table-order.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Where } from './fresh-database.ts'

/**
 * Written by version 0.1.0: Sam with a subscription that was charged, a plan run, a share, a product and a receipt line; Kim with
 * a trial that the payment provider does not have yet. Their sessions and the share end in 2100.
 */
export const OLD_BACKUP = fileURLToPath(new URL('version-0.1.0.backup', import.meta.url))

/** A database as version 0.1.0 left it. */
export async function fillOldDatabase(place: Where): Promise<void> {
  const database = await openDatabase(place)
  const head = await checkBackup(OLD_BACKUP)
  await database.db.transaction().execute((trx) => loadBackup(trx, database.engine, OLD_BACKUP, head))
  await database.close()
}

/** Every row by table, and the migrations, in an order that does not depend on where rows are on disk. */
export async function everyRow(place: Where): Promise<Record<string, string[]>> {
  const database = await openDatabase(place)
  try {
    const found: Record<string, string[]> = {}
    for (const table of ['migrations', ...(await tablesInOrder(database.db, database.engine))]) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
        database.db,
      )
      found[table] = rows.map((row) => JSON.stringify(toPlainRow(row))).toSorted()
    }
    return found
  } finally {
    await database.close()
  }
}
