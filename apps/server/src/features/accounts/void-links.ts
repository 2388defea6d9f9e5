import type { UserId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'

/** Makes earlier mailed links (password reset, e-mail change) stop working. */
export async function voidLinks(db: Db | Trx, userId: UserId): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** The user a reset link is for, as Better Auth stores it. */
export async function findResetUser(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', `reset-password:${token}`)
    .executeTakeFirst()
  return row?.value
}
