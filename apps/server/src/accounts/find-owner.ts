import type { Deps } from '../deps.ts'
import type { Actor } from '../http/session.ts'

/** `unproven`: the address of OWNER_EMAIL, which anybody could have typed in when signing up. */
export type Ownership = 'owner' | 'unproven' | 'none'

/**
 * Whose server this is: the account of OWNER_EMAIL once its address is verified or it knew the code of the log, else the
 * account that was there first. It sees what the language model is and costs, and nothing of other households. Visitors
 * of a demo own nothing.
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

/** The account of OWNER_EMAIL, if it has shown that it is the owner's. */
export async function findProvenOwner({
  config,
  database,
}: Pick<Deps, 'config' | 'database'>): Promise<string | undefined> {
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
