import { Hono } from 'hono'
import { z } from 'zod'
import { hitsOfReading } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { readProfile } from '../../documents/read-household.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

const typedLine = z.object({ text: z.string().trim().min(1).max(200) })

export function shoppingListRoutes(deps: Deps) {
  return new Hono<SignedIn>().post(
    '/api/shopping-list/line',
    requireActor(deps),
    limitByHousehold(deps),
    async (c) => {
      const { text } = await readJson(c, typedLine)
      limitWork(deps, c, hitsOfReading(text))
      const { profile } = await readProfile(deps, c.var.actor.householdId)
      // The catalog is large, so it is loaded on first use.
      const { priceTypedLine } = await import('./price-typed-line.ts')
      return c.json(priceTypedLine(text, profile, deps.now().toISOString().slice(0, 10)))
    },
  )
}
