import type { Deps } from '../deps.ts'
import { errorFields } from '../log.ts'
import { sweepOutbox } from '../mail/sweep-outbox.ts'

/**
 * Removes what a deletion leaves outside the tables: the write-ahead log and mails in the outbox. The rows are already
 * deleted, so a failure is only logged; the scheduled work repeats this.
 */
export async function eraseTraces({
  database,
  config,
  log,
  now,
}: Pick<Deps, 'database' | 'config' | 'log' | 'now'>): Promise<void> {
  try {
    await sweepOutbox({ db: database.db, dataDir: config.dataDir, now: now() })
    await database.truncateLog()
  } catch (error) {
    log.warn('traces of deleted accounts could not be erased yet', errorFields(error))
  }
}
