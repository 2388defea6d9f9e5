import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'

/** Run as a separate process: migrates the database in its environment and prints the applied migrations. */
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '',
  databaseUrl: process.env.DATABASE_URL || undefined,
})
process.stdout.write(JSON.stringify((await migrate(database)).applied))
await database.close()
