import { Hono } from 'hono'
import { ownershipOf } from '../../accounts/find-owner.ts'
import type { Deps } from '../../deps.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { claimBody, claimOwnership } from './owner-code.ts'

export function ownerRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>()
    .get('/api/owner', ...signedIn, async (c) => c.json({ ownership: await ownershipOf(deps, c.var.actor) }))
    .post('/api/owner/claim', ...signedIn, async (c) => {
      await claimOwnership(deps, c.var.actor, await readJson(c, claimBody))
      return c.json({ ownership: 'owner' })
    })
}
