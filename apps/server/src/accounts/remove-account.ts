import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { eraseHousehold } from './erase-household.ts'

/** Deletes an account in one step; only the fact that one was deleted stays (decision D5). */
export async function removeAccount(
  deps: Pick<Deps, 'now' | 'randomId'>,
  trx: Trx,
  userId: string,
): Promise<void> {
  await eraseHousehold(trx, userId)
  const deletedAt = deps.now().toISOString()
  await trx.insertInto('deleted_accounts').values({ id: deps.randomId(), deleted_at: deletedAt }).execute()
}
