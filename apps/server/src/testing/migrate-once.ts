import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'

/** Run as a process of its own: brings the database of its environment forward and prints what it applied. */
const database = await openDatabase({
  dataDir: process.env.DATA_DIR ?? '',
  databaseUrl: process.env.DATABASE_URL || undefined,
})
process.stdout.write(JSON.stringify((await migrate(database)).applied))
await database.close()
