import type { createShareBody, StoredShare } from '@pennyplate/contract/share'
import { SHARE_BYTES_MAX, SHARES_PER_HOUSEHOLD_MAX } from '@pennyplate/domain/bounds/limits'
import { ANONYMOUS, shareExpiresAt, toSharePayload } from '@pennyplate/domain/sharing/share'
import type { z } from 'zod'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import type { Actor } from '../../http/session.ts'
import { requireStorage } from '../../storage/require-storage.ts'
import { findOwnShares, insertShare, removeExpiredShares } from './shares.store.ts'

/** The server sets who shares and when; the client only sends the plan. */
export async function createShare(
  deps: Deps,
  actor: Actor,
  { plan, hideEmail }: z.infer<typeof createShareBody>,
): Promise<StoredShare> {
  const sharedDate = deps.now().toISOString()
  const sharedBy = hideEmail ? ANONYMOUS : actor.email
  const payload = JSON.stringify(toSharePayload(plan, { sharedBy, sharedDate }))
  if (Buffer.byteLength(payload) > SHARE_BYTES_MAX) throw new AppError('value_too_large')
  const share = {
    id: deps.randomId(),
    sharedBy,
    sharedDate,
    expiresAt: shareExpiresAt(sharedDate),
    weekStartDate: plan.weekStartDate ?? null,
  }
  const { db, engine } = deps.database
  await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, actor.householdId)
    await removeExpiredShares(trx, sharedDate)
    const kept = await findOwnShares(trx, actor.householdId, sharedDate)
    if (kept.length >= SHARES_PER_HOUSEHOLD_MAX) throw new AppError('storage_full')
    await requireStorage(deps.config, trx, actor.householdId, () =>
      insertShare(trx, actor.householdId, { ...share, payload }),
    )
  })
  return share
}
