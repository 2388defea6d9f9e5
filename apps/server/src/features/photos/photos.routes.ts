import { photoLinesRequest } from '@pennyplate/contract/ai/photo'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { readJson } from '../../http/json-body.ts'
import { limitByHousehold } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { receivePicture } from '../../photo-reading/receive-picture.ts'
import { teachReceiptLines } from './teach-receipt-lines.ts'

export function photosRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  return new Hono<SignedIn>()
    .post('/api/ai/photo', ...signedIn, async (c) => {
      const picture = await receivePicture(c)
      // Loaded on first use, because the catalog is large.
      const { identifyPhoto } = await import('./identify-photo.ts')
      return c.json(await identifyPhoto(deps, c.var.actor, picture, c.req.raw.signal))
    })
    .post('/api/ai/photo/lines', ...signedIn, async (c) => {
      const request = await readJson(c, photoLinesRequest)
      return c.json(await teachReceiptLines(deps, c.var.actor, request))
    })
}
