import { Hono } from 'hono'
import { findHouseholdsOf, findMembers } from '../../accounts/households.store.ts'
import { HITS_OF_ADDING_UP } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { describeStorage } from '../../storage/require-storage.ts'

export function householdRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const { db } = deps.database
  const routes = new Hono<SignedIn>()
  routes.get('/api/household/storage', ...signedIn, async (c) => {
    limitWork(deps, c, HITS_OF_ADDING_UP)
    return c.json(await describeStorage(deps.config, db, c.var.actor.householdId))
  })
  return routes.get('/api/household', ...signedIn, async (c) => {
    const { householdId, userId, role } = c.var.actor
    const members = await findMembers(db, householdId)
    const households = await findHouseholdsOf(db, userId)
    return c.json({
      id: householdId,
      name: households.find(({ id }) => id === householdId)?.name ?? '',
      role,
      members: members.map((member) => ({ userId: member.userId, name: member.name, role: member.role })),
      households,
    })
  })
}
