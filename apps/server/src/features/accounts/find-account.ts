import { createHmac } from 'node:crypto'
import { toUserId, type UserId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'

type FindDeps = Pick<Deps, 'config' | 'database'>

export async function findUserId({ database }: FindDeps, email: string): Promise<UserId | undefined> {
  const row = await database.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

export async function findEmail(db: Db, userId: string): Promise<string> {
  const row = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', toUserId(userId))
    .executeTakeFirst()
  return row?.email ?? ''
}

/** The key under which limits count an e-mail address, so that the rate limit table contains no addresses. */
export function addressKey({ config }: Pick<Deps, 'config'>, email: string): string {
  return createHmac('sha256', config.authSecret).update(email).digest('base64url')
}
