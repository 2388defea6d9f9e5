import { Hono } from 'hono'
import { z } from 'zod'
import { hitsOfReading } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'

const understandBody = z.object({ text: z.string().trim().min(1).max(2000) })

export function pantryTextRoutes(deps: Deps) {
  return new Hono<SignedIn>().post(
    '/api/pantry/understand',
    requireActor(deps),
    limitByHousehold(deps),
    async (c) => {
      const { text } = await readJson(c, understandBody)
      limitWork(deps, c, hitsOfReading(text))
      // The catalog is large, so it is loaded on first use.
      const { readPantryText } = await import('./read-pantry-text.ts')
      return c.json({ items: readPantryText(text) })
    },
  )
}
