import { mkdirSync } from 'node:fs'
import type { Config } from '../config.ts'
import { type Database, openDatabase, refuseDamagedFile } from '../database/open-database.ts'
import type { Log } from '../log.ts'
import { type Update, updateDatabase } from '../update/update-database.ts'
import { lockDataFolder } from './lock.ts'
import { refuseEmptyDatabase, refuseLostDatabase } from './lost-database.ts'
import { tightenDataFolder } from './tighten.ts'

type Opened = { database: Database; update: Update; release: () => void }

/**
 * Opens the server's data: locks the folder, restricts its permissions, refuses a lost database and updates an older one.
 * `say` gets what is going on when that takes a while.
 */
export async function openDataFolder(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { log, now, say }: { log: Log; now: Date; say: (line: string) => void },
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
    return { database, update: await updateDatabase(database, { dataDir, now, say }), release: () => {} }
  }
  const { release } = lockDataFolder(dataDir)
  refuseLostDatabase(dataDir)
  const database = await openDatabase(config)
  await refuseEmptyDatabase(database, dataDir)
  await refuseDamagedFile(database)
  const update = await updateDatabase(database, { dataDir, now, say })
  return { database, update, release }
}
