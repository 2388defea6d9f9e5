import type { StoredShare } from '@pennyplate/contract/share'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'

type NewShare = StoredShare & { payload: string }

export async function insertShare(trx: Trx, householdId: HouseholdId, share: NewShare): Promise<void> {
  await trx
    .insertInto('shares')
    .values({
      household_id: householdId,
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

export async function findOwnShares(
  db: Db | Trx,
  householdId: HouseholdId,
  now: string,
): Promise<StoredShare[]> {
  return db
    .selectFrom('shares')
    .select([
      'id',
      'shared_by as sharedBy',
      'shared_at as sharedDate',
      'expires_at as expiresAt',
      'week_start_date as weekStartDate',
    ])
    .where('household_id', '=', householdId)
    .where('expires_at', '>', now)
    .orderBy('shared_at', 'desc')
    .execute()
}

export async function removeShare(db: Db, householdId: HouseholdId, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('shares')
    .where('household_id', '=', householdId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function removeExpiredShares(trx: Trx, now: string): Promise<void> {
  await trx.deleteFrom('shares').where('expires_at', '<=', now).execute()
}
