import { photoLinesRequest } from '@pennyplate/contract/ai/photo'
import { PICTURE_BYTES_MAX } from '@pennyplate/domain/picture-file'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { boundedBody, readJson } from '../../http/json-body.ts'
import { limitByUser } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { receivePicture } from './receive-picture.ts'
import { teachReceiptLines } from './teach-receipt-lines.ts'

/** The picture, and room for what a form puts around it. */
const BODY_BYTES_MAX = PICTURE_BYTES_MAX + 64 * 1024

export function photosRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByUser(deps)] as const
  return new Hono<SignedIn>()
    .post('/api/ai/photo', ...signedIn, boundedBody(BODY_BYTES_MAX, 'body_too_large'), async (c) => {
      const picture = await receivePicture(c)
      // The catalogue is large: a server that nobody shows pictures never loads it.
      const { identifyPhoto } = await import('./identify-photo.ts')
      return c.json(await identifyPhoto(deps, c.var.actor, picture, c.req.raw.signal))
    })
    .post('/api/ai/photo/lines', ...signedIn, async (c) => {
      const request = await readJson(c, photoLinesRequest)
      return c.json(await teachReceiptLines(deps, c.var.actor, request))
    })
}
