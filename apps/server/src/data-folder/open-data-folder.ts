import { mkdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { type Database, openDatabase, refuseDamagedFile } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { lockDataFolder } from './lock.ts'
import { markDatabaseMade, refuseEmptyDatabase, refuseLostDatabase } from './lost-database.ts'
import { tightenDataFolder } from './tighten.ts'

type Opened = { database: Database; applied: string[]; release: () => void }

/** Opens the server's data: locks the folder, restricts its permissions and refuses a lost database. */
export async function openDataFolder(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<Opened> {
  const { dataDir, databaseUrl } = config
  if (databaseUrl === undefined) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const notOurs = tightenDataFolder(dataDir)
  if (notOurs.length > 0)
    log.warn('other users may read the data folder: its permissions could not be changed', {
      path: notOurs[0],
    })
  if (databaseUrl !== undefined) {
    const database = await openDatabase(config)
    return { database, ...(await migrate(database)), release: () => {} }
  }
  const { release } = lockDataFolder(dataDir)
  refuseLostDatabase(dataDir)
  const database = await openDatabase(config)
  await refuseEmptyDatabase(database, dataDir)
  await refuseDamagedFile(database)
  const { applied } = await migrate(database)
  markDatabaseMade(dataDir)
  return { database, applied, release }
}
