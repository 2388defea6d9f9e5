import type { UserId } from '../database/ids.ts'
import type { DatabaseKind, Trx } from '../database/schema.ts'
import { eraseHousehold } from './erase-household.ts'
import { findMembers, findMemberships, lockHousehold } from './households.store.ts'

/** Deletes an account, and each of its households that has no other member. False if there was none any more. */
export async function eraseAccount(trx: Trx, engine: DatabaseKind, userId: UserId): Promise<boolean> {
  for (const { householdId } of await findMemberships(trx, userId)) {
    // The last two members must not leave at the same time, each counting on the other.
    await lockHousehold(trx, engine, householdId)
    const members = await findMembers(trx, householdId)
    if (members.every((member) => member.userId === userId)) await eraseHousehold(trx, householdId)
  }
  return erasePersonalRows(trx, userId)
}

const PERSONAL_TABLES = [
  'notices',
  'account_activity',
  'user_metadata',
  'email_changes',
  'taste_events',
  'taste_corrections',
  'household_members',
] as const

async function erasePersonalRows(trx: Trx, userId: UserId): Promise<boolean> {
  for (const table of PERSONAL_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx.deleteFrom('rate_limits').where('key', 'like', `%:${userId}`).execute()
  // A requested password reset has the user's id as its value.
  await trx.deleteFrom('verification').where('value', '=', userId).execute()
  await trx.updateTable('owner_codes').set({ claimed_by: null }).where('claimed_by', '=', userId).execute()
  await trx.deleteFrom('session').where('userId', '=', userId).execute()
  await trx.deleteFrom('account').where('userId', '=', userId).execute()
  const { numDeletedRows } = await trx.deleteFrom('user').where('id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
