import type { Database } from '../../database/open-database.ts'

const ID = 'probe'
/** About the size of one save. With PostgreSQL it would only fill the log. */
const FILLER_CHARS = 32 * 1024

/** Writes to the disk as a save does; reading would succeed even with a full disk. */
export async function writeProbe({ db, engine }: Database): Promise<void> {
  const row = {
    seen_at: 0,
    held_until: 0,
    filler: engine === 'sqlite' ? 'x'.repeat(FILLER_CHARS) : '',
  }
  await db.transaction().execute((trx) =>
    trx
      .insertInto('clock')
      .values({ id: ID, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute(),
  )
}
