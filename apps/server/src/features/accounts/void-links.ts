import { sql } from 'kysely'
import { toUserId, type UserId } from '../../database/ids.ts'
import type { Database } from '../../database/open-database.ts'
import type { Db, Trx } from '../../database/schema.ts'

/** Makes earlier mailed links (password reset, e-mail change) stop working. */
export async function voidLinks(db: Db | Trx, userId: UserId): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** The user a reset link is for, as Better Auth stores it. */
export async function findResetUser(db: Db | Trx, token: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', resetIdentifier(token))
    .executeTakeFirst()
  return row && toUserId(row.value)
}

/** Of several reset links of one account, sent at the same moment, the first one stays. */
export async function voidOtherResetLinks(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  userId: UserId,
  token: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select 1 from "user" where id = ${userId} for update`.execute(trx)
    if (!(await findResetUser(trx, token))) return
    await trx
      .deleteFrom('verification')
      .where('value', '=', userId)
      .where('identifier', '!=', resetIdentifier(token))
      .execute()
  })
}

const resetIdentifier = (token: string) => `reset-password:${token}`
