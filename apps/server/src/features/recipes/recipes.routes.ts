import { recipesQuery } from '@pennyplate/contract/recipes/household-recipes'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { readHousehold } from '../../documents/read-household.ts'
import { readQuery } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

export function recipesRoutes(deps: Deps) {
  return new Hono<SignedIn>().get('/api/recipes', requireActor(deps), limitByHousehold(deps), async (c) => {
    const request = readQuery(c, recipesQuery)
    const { householdId, address } = c.var.actor
    const { household } = await readHousehold(deps, { householdId }, { withHistory: false })
    const today = deps.now().toISOString().slice(0, 10)
    const by = { householdId, address, signal: c.req.raw.signal }
    return c.json(await deps.engine.judgeRecipes({ household, today, request }, by))
  })
}
