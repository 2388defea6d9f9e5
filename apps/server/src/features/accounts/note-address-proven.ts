import type { UserId } from '../../database/ids.ts'
import type { Database } from '../../database/open-database.ts'

/** Opening a link we mailed proves that the mailbox is theirs. After that, single sign-on with the address opens the account. */
export async function noteAddressProven({ db, engine }: Database, userId: UserId): Promise<void> {
  await db
    .updateTable('user')
    .set({ emailVerified: engine === 'sqlite' ? 1 : true })
    .where('id', '=', userId)
    .execute()
}
