import { randomUUID } from 'node:crypto'
import type { HouseholdRole } from '@pennyplate/domain/account/household-role'
import { sql } from 'kysely'
import type { HouseholdId, UserId } from '../database/ids.ts'
import { toHouseholdId } from '../database/ids.ts'
import type { Database } from '../database/open-database.ts'
import type { DatabaseKind, Db, Trx } from '../database/schema.ts'

export type Membership = { householdId: HouseholdId; role: HouseholdRole }

type Founder = { userId: UserId; name: string; now: Date }

/** A household with one member, its owner. */
export async function createHousehold(trx: Trx, { userId, name, now }: Founder): Promise<Membership> {
  const householdId = toHouseholdId(randomUUID())
  const moment = now.toISOString()
  await trx.insertInto('households').values({ id: householdId, name, created_at: moment }).execute()
  await trx
    .insertInto('household_members')
    .values({ household_id: householdId, user_id: userId, role: 'owner', joined_at: moment })
    .execute()
  return { householdId, role: 'owner' }
}

/**
 * The user's household, created if there is none: when an account is new, or when the server stopped between creating the
 * account and its household. Undefined if the account is gone.
 */
export async function ensureHousehold(
  { db, engine }: Database,
  userId: UserId,
  now: Date,
): Promise<Membership | undefined> {
  return db.transaction().execute(async (trx) => {
    // Two requests of a new account must not create two.
    if (engine === 'postgres') await sql`select 1 from "user" where id = ${userId} for update`.execute(trx)
    const user = await trx.selectFrom('user').select('name').where('id', '=', userId).executeTakeFirst()
    if (!user) return undefined
    const [known] = await findMemberships(trx, userId)
    return known ?? createHousehold(trx, { userId, name: user.name, now })
  })
}

/** The user's households with their names, the one joined first in front. */
export async function findHouseholdsOf(db: Db, userId: UserId) {
  return db
    .selectFrom('household_members')
    .innerJoin('households', 'households.id', 'household_members.household_id')
    .select(['households.id', 'households.name', 'household_members.role'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('households.id')
    .execute()
}

/** The user's households, the one joined first in front. */
export async function findMemberships(db: Db | Trx, userId: UserId): Promise<Membership[]> {
  return db
    .selectFrom('household_members')
    .select(['household_id as householdId', 'role'])
    .where('user_id', '=', userId)
    .orderBy('joined_at')
    .orderBy('household_id')
    .execute()
}

export async function findMembers(db: Db | Trx, householdId: HouseholdId) {
  return db
    .selectFrom('household_members')
    .innerJoin('user', 'user.id', 'household_members.user_id')
    .select(['user.id as userId', 'user.name', 'user.email', 'household_members.role'])
    .where('household_id', '=', householdId)
    .orderBy('joined_at')
    .orderBy('user.id')
    .execute()
}

/** Who pays and is told about it. Undefined if the household was just deleted. */
export async function findBillingOwner(db: Db | Trx, householdId: HouseholdId) {
  return (await findMembers(db, householdId)).find(({ role }) => role === 'owner')
}

/** Serializes the changes of one household, so that a check and the write that depends on it are one step. */
export async function lockHousehold(trx: Trx, engine: DatabaseKind, householdId: HouseholdId): Promise<void> {
  if (engine === 'postgres')
    await sql`select 1 from households where id = ${householdId} for update`.execute(trx)
}
