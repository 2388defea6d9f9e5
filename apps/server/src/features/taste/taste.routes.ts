import { correctionRequest } from '@pennyplate/contract/taste/taste'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { findTaste } from '../../taste/taste.store.ts'
import { correctTaste } from './correct-taste.ts'
import { readLearnedTaste } from './read-learned-taste.ts'
import { resetTaste } from './reset-taste.ts'

export function tasteRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>()
    .get('/api/taste', ...signedIn, async (c) =>
      c.json(await readLearnedTaste(deps, c.var.actor, c.req.raw.signal)),
    )
    .get('/api/taste/events', ...signedIn, async (c) =>
      c.json(await findTaste(deps.database.db, c.var.actor.householdId)),
    )
    .post('/api/taste/corrections', ...signedIn, async (c) => {
      await correctTaste(deps, c.var.actor, await readJson(c, correctionRequest))
      return c.json(await readLearnedTaste(deps, c.var.actor, c.req.raw.signal))
    })
    .delete('/api/taste', ...signedIn, async (c) => {
      await resetTaste(deps, c.var.actor)
      return c.json({ deleted: true })
    })
}
