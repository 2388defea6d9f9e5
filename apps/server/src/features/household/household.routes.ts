import { Hono } from 'hono'
import { findHouseholdsOf, findMembers } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

export function householdRoutes(deps: Deps) {
  return new Hono<SignedIn>().get('/api/household', requireActor(deps), limitByHousehold(deps), async (c) => {
    const { householdId, userId, role } = c.var.actor
    const { db } = deps.database
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
