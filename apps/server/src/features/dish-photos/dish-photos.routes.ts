import { fetchPhotoRequest } from '@pennyplate/contract/photos/dish-photos'
import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { HITS_OF_ENCODING, hitsOfBytes } from '../../costs/request-cost.ts'
import type { Deps } from '../../deps.ts'
import { findPhoto, findPhotographed, findPhotosAfter } from '../../dish-photos/dish-photos.store.ts'
import { fetchPicture } from '../../dish-photos/fetch-picture.ts'
import { keepPhoto } from '../../dish-photos/keep-photo.ts'
import { refusedPhoto } from '../../dish-photos/refuse-photo.ts'
import { AppError } from '../../http/errors.ts'
import { readJson, readQuery } from '../../http/json-body.ts'
import { answerJson } from '../../http/packed-json.ts'
import { countWork, inBodyRoom, limitByHousehold, limitWork } from '../../http/rate-limits.ts'
import { requireActor, type SignedIn } from '../../http/session.ts'
import { receivePicture } from '../../photo-reading/receive-picture.ts'

/** An address shows one photo for ever. Only the household's own browsers may keep it. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable'
const EXPORTED_AT_ONCE = 8

const sizeQuery = z.object({ size: z.enum(['large', 'small']).default('large') })
const afterQuery = z.object({ after: z.string().max(100).default('') })

export function dishPhotosRoutes(deps: Deps) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const { db } = deps.database
  return new Hono<SignedIn>()
    .get('/api/dish-photos', ...signedIn, async (c) => {
      const photos = await findPhotographed(db, c.var.actor.householdId)
      const json = JSON.stringify({ photos })
      countWork(deps, c, hitsOfBytes(json.length))
      return answerJson(c, json)
    })
    .post('/api/dish-photos', ...signedIn, async (c) => {
      limitWork(deps, c, HITS_OF_ENCODING)
      const { bytes } = await receivePicture(c)
      return c.json(await encodeAndKeep(c, bytes), 201)
    })
    .post('/api/dish-photos/fetch', ...signedIn, async (c) => {
      const { urls } = await readJson(c, fetchPhotoRequest)
      limitWork(deps, c, HITS_OF_ENCODING)
      const { householdId, address = householdId } = c.var.actor
      const room = { bytes: PICTURE_BYTES_MAX, isWaiting: () => true }
      const kept = await inBodyRoom(deps, c, room, async (givenUp) => {
        const signal = AbortSignal.any([givenUp, c.req.raw.signal])
        for (const url of urls) {
          const bytes = await fetchPicture(deps, url, { householdId, address }, signal)
          if (bytes) return encodeAndKeep(c, bytes)
        }
        return undefined
      })
      if (kept) return c.json(kept, 201)
      throw new AppError('picture_unreachable', { message: 'there is no picture at this address' })
    })
    .get('/api/dish-photos/data', ...signedIn, async (c) => {
      const { after } = readQuery(c, afterQuery)
      const found = await findPhotosAfter(db, c.var.actor.householdId, after, EXPORTED_AT_ONCE + 1)
      const photos = found.slice(0, EXPORTED_AT_ONCE)
      const json = JSON.stringify({ photos, hasMore: found.length > photos.length })
      countWork(deps, c, hitsOfBytes(json.length))
      return c.body(json, 200, { 'Content-Type': 'application/json' })
    })
    .get('/api/dish-photos/:id', ...signedIn, async (c) => {
      const { size } = readQuery(c, sizeQuery)
      const id = c.req.param('id')
      const photo = await findPhoto(db, c.var.actor.householdId, id, size)
      if (!photo) throw new AppError('not_found')
      const headers = { 'Cache-Control': CACHE_CONTROL, ETag: `"${id}-${size}"`, Vary: 'Cookie' }
      if (c.req.header('if-none-match') === headers.ETag) return c.body(null, 304, headers)
      countWork(deps, c, hitsOfBytes(photo.length))
      return c.body(new Uint8Array(photo), 200, { ...headers, 'Content-Type': 'image/webp' })
    })

  async function encodeAndKeep(c: Context<SignedIn>, bytes: Uint8Array) {
    const { householdId, address } = c.var.actor
    const encoded = await deps.photoEncoder.encode(bytes, { householdId, address, signal: c.req.raw.signal })
    if ('fault' in encoded) throw refusedPhoto(encoded.fault)
    const { photo } = encoded
    const photoId = await keepPhoto(deps, householdId, photo)
    if (photoId === undefined)
      throw new AppError('storage_full', { message: 'there is no room for more photos' })
    return { photoId, width: photo.width, height: photo.height }
  }
}
