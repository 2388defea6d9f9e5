import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long we wait for a previous server to end. */
const WAIT_MS = 5000
const SQLITE_BUSY = 5

/**
 * Keeps a second server out of the data folder, with a SQLite lock on a separate file: the operating system releases it
 * when the process ends, however it ends. Commands do not take it.
 */
export function lockDataFolder(dataDir: string): { release: () => void } {
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: WAIT_MS })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)
      throw new Error(
        `another Pennyplate server uses ${dataDir}. Stop it, or set DATA_DIR to another folder. Several servers need PostgreSQL: set DATABASE_URL.`,
      )
    throw error
  }
  return { release: () => lock.close() }
}
