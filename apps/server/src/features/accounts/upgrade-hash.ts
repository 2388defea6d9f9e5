import type { UserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { isOutdatedHash } from './hash-password.ts'

/** After a sign-in, which is the only moment when the password is known. */
export async function upgradeHash(
  { database: { db }, passwords }: Pick<Deps, 'database' | 'passwords'>,
  userId: UserId,
  password: string,
): Promise<void> {
  const { password: hash } =
    (await db
      .selectFrom('account')
      .select('password')
      .where('userId', '=', userId)
      .where('providerId', '=', 'credential')
      .executeTakeFirst()) ?? {}
  if (!hash || !isOutdatedHash(hash)) return
  try {
    await db
      .updateTable('account')
      .set({ password: await passwords.hash(password) })
      .where('userId', '=', userId)
      .where('password', '=', hash)
      .execute()
  } catch (error) {
    // Too many hash at once: the next sign-in tries again.
    if (!(error instanceof AppError)) throw error
  }
}
