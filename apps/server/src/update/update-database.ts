import { rm } from 'node:fs/promises'
import { constants } from 'node:zlib'
import { sql } from 'kysely'
import { checkBackup } from '../backup/read-backup.ts'
import { tablesInOrder } from '../backup/table-order.ts'
import { writeRows } from '../backup/write-backup.ts'
import { migrate } from '../database/migrate.ts'
import { type Migration, migrations } from '../database/migrations/migrations.ts'
import type { Database } from '../database/open-database.ts'
import type { Trx } from '../database/schema.ts'
import { VERSION } from '../version.ts'
import { addRows, type Content, countDangling, noContent, refuseLosses } from './check-content.ts'
import {
  makeSnapshotFolder,
  removeDrafts,
  snapshotFolder,
  snapshotPath,
  sweepSnapshots,
} from './snapshots.ts'
import { UpdateFailure } from './update-failure.ts'

export type Update = Readonly<{
  applied: readonly string[]
  /** The data before the update; undefined if nothing was there, or nothing was to do. */
  snapshot?: SavedData | undefined
}>
export type SavedData = Readonly<{ path: string; dataVersion: number | undefined }>

type Context = Readonly<{ dataDir: string; now: Date; say: (line: string) => void }>
/** What tests replace. */
type Parts = Readonly<{
  list: readonly Migration[]
  write: typeof writeRows
  check: typeof refuseLosses
}>

/**
 * Brings the database forward to this version: saves its data in the data folder, migrates it and checks it, in one
 * transaction. A new database has nothing to save.
 */
export async function updateDatabase(
  database: Pick<Database, 'engine' | 'db'>,
  context: Context,
  parts: Partial<Parts> = {},
): Promise<Update> {
  const { list, write, check }: Parts = { list: migrations, write: writeRows, check: refuseLosses, ...parts }
  const progress: { snapshot?: SavedData; isCommitting?: true } = {}
  try {
    const { applied } = await migrate(database, list, async ({ trx, isNew, missing, apply }) => {
      if (isNew || missing.length === 0) {
        await removeDrafts(context.dataDir).catch(() => undefined)
        await apply()
        return
      }
      const { path, before } = await saveData(database, trx, context, write)
      progress.snapshot = { path, dataVersion: await dataVersion(database, trx) }
      await apply()
      await check(trx, database.engine, before, new Set(missing.flatMap(({ loses = [] }) => loses)))
      progress.isCommitting = true
    })
    // The scheduled work does it again.
    if (progress.snapshot) await sweepSnapshots(context.dataDir, context.now).catch(() => undefined)
    return { applied, snapshot: progress.snapshot }
  } catch (error) {
    const { snapshot, isCommitting } = progress
    // A connection that was lost during the commit does not tell whether it happened.
    if (!snapshot || (isCommitting && database.engine === 'postgres')) throw error
    await rm(snapshot.path, { force: true }).catch(() => undefined)
    throw new UpdateFailure({ name: 'rolled back' }, error)
  }
}

/** Counts the commits of other connections to the same SQLite file. */
export async function dataVersion(
  { engine }: Pick<Database, 'engine'>,
  trx: Trx,
): Promise<number | undefined> {
  if (engine === 'postgres') return undefined
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(trx)
  return rows[0]?.data_version
}

async function saveData(
  { engine }: Pick<Database, 'engine'>,
  trx: Trx,
  { dataDir, now, say }: Context,
  write: Parts['write'],
): Promise<{ path: string; before: Content }> {
  const folder = snapshotFolder(dataDir)
  const path = snapshotPath(dataDir, now)
  say(`Updating your data to ${VERSION}. It is saved in ${folder} first; a lot of data takes a while.`)
  try {
    await removeDrafts(dataDir)
    await makeSnapshotFolder(dataDir)
    if (engine === 'postgres') await keepOthersFromWriting(trx)
    await write(trx, engine, path, now, constants.Z_BEST_SPEED)
    const before = { ...noContent(), dangling: await countDangling(trx, engine) }
    await checkBackup(path, (table, rows) => addRows(before, table, rows))
    return { path, before }
  } catch (error) {
    await rm(path, { force: true }).catch(() => undefined)
    throw new UpdateFailure({ name: 'not begun', folder }, error)
  }
}

/** Servers of the older version may run on the same PostgreSQL: they go on reading. SQLite locks the file by itself. */
async function keepOthersFromWriting(trx: Trx): Promise<void> {
  for (const table of await tablesInOrder(trx, 'postgres'))
    await sql`lock table ${sql.table(table)} in exclusive mode`.execute(trx)
}
