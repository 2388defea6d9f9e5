import { writeSync } from 'node:fs'
import { writeRows } from '../backup/write-backup.ts'
import { migrations } from '../database/migrations/migrations.ts'
import { openDatabase } from '../database/open-database.ts'
import { refuseLosses } from '../update/check-content.ts'
import { updateDatabase } from '../update/update-database.ts'

/**
 * Run as a separate process: updates the database in its environment and prints which migrations it applied. At the step
 * in STOP_AT it prints "stopped" and does nothing more.
 */
function stopAt(step: string): void {
  if (process.env.STOP_AT !== step) return
  writeSync(1, 'stopped\n')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

const QUERIES_OF_HALF_A_BACKUP = 20
let queries = 0
const counting = {
  transformQuery<T>({ node }: { node: T }): T {
    queries += 1
    if (queries === QUERIES_OF_HALF_A_BACKUP) stopAt('saving')
    return node
  },
  transformResult: async <T>({ result }: { result: T }): Promise<T> => result,
}

const dataDir = process.env.DATA_DIR ?? ''
const database = await openDatabase({ dataDir, databaseUrl: process.env.DATABASE_URL || undefined })
const { applied } = await updateDatabase(
  database,
  { dataDir, now: new Date(), say: () => {} },
  {
    list: migrations.map((migration) => ({
      ...migration,
      async up(trx, engine) {
        await migration.up(trx, engine)
        if (migration.name === '0022-dish-photos') stopAt('migrating')
      },
    })),
    write: (db, ...rest) => writeRows(db.withPlugin(counting), ...rest),
    async check(...given) {
      await refuseLosses(...given)
      stopAt('checking')
    },
  },
)
stopAt('committed')
process.stdout.write(JSON.stringify(applied))
await database.close()
