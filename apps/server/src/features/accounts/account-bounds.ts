import {
  NAME_CHARS_MAX,
  PICTURE_ADDRESS_CHARS_MAX,
  SESSIONS_PER_USER_MAX,
} from '@pennyplate/domain/bounds/limits'
import type { UserId } from '../../database/ids.ts'
import type { Db } from '../../database/schema.ts'

type Described = { name?: unknown; image?: unknown }

/** Truncates what an identity provider sends to what an account may store. */
export function boundedUser({ name, image }: Described): { name?: string; image?: null } {
  return {
    ...(typeof name === 'string' ? { name: name.slice(0, NAME_CHARS_MAX) } : {}),
    ...(typeof image === 'string' && image.length > PICTURE_ADDRESS_CHARS_MAX ? { image: null } : {}),
  }
}

export async function endOldestSessions(db: Db, userId: UserId): Promise<void> {
  const surplus = await db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(SESSIONS_PER_USER_MAX)
    .limit(SESSIONS_PER_USER_MAX)
    .execute()
  if (surplus.length === 0) return
  const ids = surplus.map(({ id }) => id)
  await db.deleteFrom('session').where('id', 'in', ids).execute()
}
