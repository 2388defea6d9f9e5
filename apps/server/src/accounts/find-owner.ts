import type { UserId } from '../database/ids.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from '../http/session.ts'

/** `unproven`: signed up with OWNER_EMAIL, which anybody could have typed. */
export type Ownership = 'owner' | 'unproven' | 'none'

/**
 * The owner is the OWNER_EMAIL account, once its address is verified or it entered the code from the log; without
 * OWNER_EMAIL, the first account. The owner sees the language model's name and cost, and nothing of other households.
 * Demo visitors are never owners.
 */
export async function ownershipOf({ config, database }: Deps, actor: Actor): Promise<Ownership> {
  const { db } = database
  const { ownerEmail } = config
  if (ownerEmail !== undefined) {
    if (actor.email.toLowerCase() !== ownerEmail) return 'none'
    const owner = await findProvenOwner({ config, database })
    return owner === actor.userId ? 'owner' : 'unproven'
  }
  if (config.isDemo) return 'none'
  const first = await db
    .selectFrom('user')
    .select('id')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return first?.id === actor.userId ? 'owner' : 'none'
}

export async function isOwner(deps: Deps, actor: Actor): Promise<boolean> {
  return (await ownershipOf(deps, actor)) === 'owner'
}

/** The OWNER_EMAIL account, if it has proven that it is the owner. */
export async function findProvenOwner({
  config,
  database,
}: Pick<Deps, 'config' | 'database'>): Promise<UserId | undefined> {
  const row = await database.db
    .selectFrom('user')
    .leftJoin('owner_codes', (join) =>
      join
        .onRef('owner_codes.claimed_by', '=', 'user.id')
        .onRef('owner_codes.owner_email', '=', 'user.email'),
    )
    .select(['user.id', 'user.emailVerified', 'owner_codes.claimed_by as claimedBy'])
    .where('user.email', '=', config.ownerEmail ?? '')
    .executeTakeFirst()
  return row && (row.emailVerified || row.claimedBy !== null) ? row.id : undefined
}
