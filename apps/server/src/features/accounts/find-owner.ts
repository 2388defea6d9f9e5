import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'

/**
 * Whose server this is: the account of OWNER_EMAIL, else the one that was there first. It sees what the language model is and
 * costs, and nothing of other households. Visitors of a demo own nothing.
 */
export async function isOwner({ config, database }: Deps, actor: Actor): Promise<boolean> {
  if (config.ownerEmail !== undefined) return actor.email.toLowerCase() === config.ownerEmail
  if (config.isDemo) return false
  const first = await database.db
    .selectFrom('user')
    .select('id')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id === actor.userId
}
