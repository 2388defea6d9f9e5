import type { UserId } from '../../database/ids.ts'
import type { Database } from '../../database/open-database.ts'

/** Whoever opened a link we mailed has the mailbox. From then on single sign-on with that address opens the account. */
export async function noteAddressProven({ db, engine }: Database, userId: UserId): Promise<void> {
  await db
    .updateTable('user')
    .set({ emailVerified: engine === 'sqlite' ? 1 : true })
    .where('id', '=', userId)
    .execute()
}
