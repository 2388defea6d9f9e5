import { rm } from 'node:fs/promises'
import { checkBackup } from '../backup/read-backup.ts'
import { replaceByBackup } from '../backup/restore-backup.ts'
import type { Database } from '../database/open-database.ts'
import { dataVersion, type SavedData } from './update-database.ts'
import { UpdateFailure } from './update-failure.ts'

class WrittenSince extends Error {}

/**
 * The server did not start after its update: puts the data back as it was, in one transaction. Only with SQLite, where
 * nobody else has written since; with PostgreSQL, other servers may already be in use.
 */
export async function undoUpdate(
  { engine, db }: Pick<Database, 'engine' | 'db'>,
  snapshot: SavedData,
  cause: unknown,
  say: (line: string) => void,
): Promise<UpdateFailure> {
  const kept = new UpdateFailure({ name: 'kept', snapshot: snapshot.path }, cause)
  if (engine === 'postgres') return kept
  say('The server does not start. Your data is being put back as it was before the update.')
  try {
    const head = await checkBackup(snapshot.path)
    await db.transaction().execute(async (trx) => {
      if ((await dataVersion({ engine }, trx)) !== snapshot.dataVersion) throw new WrittenSince()
      await replaceByBackup(trx, engine, snapshot.path, head)
    })
  } catch {
    // Whatever stopped it, the data is as the update left it, and the command says what is wrong when it is run.
    return kept
  }
  await rm(snapshot.path, { force: true }).catch(() => undefined)
  return new UpdateFailure({ name: 'undone' }, cause)
}
