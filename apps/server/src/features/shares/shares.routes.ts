import { createShareBody } from '@pennyplate/contract/share'
import { isStoredShareId } from '@pennyplate/domain/sharing/share-link'
import { type Context, Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { createShare } from './create-share.ts'
import { findOwnShares, findSharedPayload, removeShare } from './shares.store.ts'

export function sharesRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>()
    .post('/api/shares', ...signedIn, async (c) =>
      c.json(await createShare(deps, c.var.actor, await readJson(c, createShareBody)), 201),
    )
    .get('/api/shares', ...signedIn, async (c) => {
      const now = deps.now().toISOString()
      return c.json({ shares: await findOwnShares(deps.database.db, c.var.actor.householdId, now) })
    })
    .get('/api/shares/:id', async (c) => {
      const now = deps.now().toISOString()
      const payload = await findSharedPayload(deps.database.db, idIn(c), now)
      // Our page asks for missing shares as 200, because browsers log every 404 in their console.
      if (payload === undefined && c.req.query('absent') !== 'null') throw new AppError('not_found')
      return c.body(payload ?? 'null', 200, { 'Content-Type': 'application/json' })
    })
    .delete('/api/shares/:id', ...signedIn, async (c) => {
      const deleted = await removeShare(deps.database.db, c.var.actor.householdId, idIn(c))
      return c.json({ deleted })
    })
}

/** Checked here, because PostgreSQL refuses some text, such as zero bytes. */
function idIn(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!isStoredShareId(id)) throw new AppError('not_found')
  return id
}
