import type { Db, Trx } from '../../database/schema.ts'

/** Links that were mailed to a person before, to reset the password or to change the address, work no longer. */
export async function voidLinks(db: Db | Trx, userId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute()
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute()
}

/** Whose password a reset link is for, as the identity library keeps it. */
export async function findResetUser(db: Db, token: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('verification')
    .select('value')
    .where('identifier', '=', `reset-password:${token}`)
    .executeTakeFirst()
  return row?.value
}
