import type { StoredShare } from '@pennyplate/contract/share'
import type { Db, Trx } from '../../database/schema.ts'

type NewShare = StoredShare & { payload: string }

export async function insertShare(trx: Trx, userId: string, share: NewShare): Promise<void> {
  await trx
    .insertInto('shares')
    .values({
      user_id: userId,
      id: share.id,
      payload: share.payload,
      shared_by: share.sharedBy,
      week_start_date: share.weekStartDate,
      shared_at: share.sharedDate,
      expires_at: share.expiresAt,
    })
    .execute()
}

export async function findSharedPayload(db: Db, id: string, now: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('shares')
    .select('payload')
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.payload
}

export async function findOwnShares(db: Db | Trx, userId: string, now: string): Promise<StoredShare[]> {
  return db
    .selectFrom('shares')
    .select([
      'id',
      'shared_by as sharedBy',
      'shared_at as sharedDate',
      'expires_at as expiresAt',
      'week_start_date as weekStartDate',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('shared_at', 'desc')
    .execute()
}

export async function removeShare(db: Db, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('shares')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function removeExpiredShares(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('shares').where('expires_at', '<=', now).execute()
}
