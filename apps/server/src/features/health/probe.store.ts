import type { Database } from '../../database/open-database.ts'

const ID = 'probe'
/** About what a household saves at once. In PostgreSQL it would only fill its log. */
const FILLER_CHARS = 32 * 1024

/** Writes as a save does, to the disk: reading would say that a full one is well. */
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
