import type { Deps } from '../deps.ts'
import { errorFields } from '../log.ts'
import { sweepOutbox } from '../mail/sweep-outbox.ts'

/**
 * What a deletion leaves outside the rows: the database's log and mails in the outbox. The rows are gone already, so a
 * failure is logged and the scheduled work does it again.
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
