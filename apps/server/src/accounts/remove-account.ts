import type { UserId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes an account in one step; only the fact that one was deleted stays (decision D5). */
export async function removeAccount(
  deps: Pick<Deps, 'database' | 'now' | 'randomId'>,
  trx: Trx,
  userId: UserId,
): Promise<void> {
  if (!(await eraseAccount(trx, deps.database.engine, userId))) return
  const deletedAt = deps.now().toISOString()
  await trx.insertInto('deleted_accounts').values({ id: deps.randomId(), deleted_at: deletedAt }).execute()
}
