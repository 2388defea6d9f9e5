import type { DatabaseKind, Db, Trx } from '../database/schema.ts'

const ID = 'server'

export type ClockRow = { seenAt: number; heldUntil: number }

export async function readClock(db: Db | Trx, engine?: DatabaseKind): Promise<ClockRow | undefined> {
  let query = db
    .selectFrom('clock')
    .select(['seen_at as seenAt', 'held_until as heldUntil'])
    .where('id', '=', ID)
  // If several servers see the same jump, only one handles it. SQLite has one server.
  if (engine === 'postgres') query = query.forUpdate()
  return query.executeTakeFirst()
}

export async function writeClock(trx: Trx, { seenAt, heldUntil }: ClockRow): Promise<void> {
  const row = { seen_at: seenAt, held_until: heldUntil }
  await trx
    .insertInto('clock')
    .values({ id: ID, ...row, filler: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

export async function noteSeen(db: Db, seenAt: number): Promise<void> {
  await db.updateTable('clock').set({ seen_at: seenAt }).where('id', '=', ID).execute()
}
