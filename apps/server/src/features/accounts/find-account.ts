import { createHmac } from 'node:crypto'
import type { UserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'

type FindDeps = Pick<Deps, 'config' | 'database'>

export async function findUserId({ database }: FindDeps, email: string): Promise<UserId | undefined> {
  const row = await database.db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id
}

/** The key under which limits count an e-mail address, so that the rate limit table contains no addresses. */
export function addressKey({ config }: Pick<Deps, 'config'>, email: string): string {
  return createHmac('sha256', config.authSecret).update(email).digest('base64url')
}
