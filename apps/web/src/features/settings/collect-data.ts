import { photoDataAnswer } from '@pennyplate/contract/photos/dish-photos'
import * as z from 'zod/mini'
import type { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** Only what is needed to walk over the answers: the export has everything else unchanged. */
const anyEntries = z.object({ entries: z.unknown() })
const anyWeeks = z.object({ weeks: z.array(z.unknown()) })
const anyShares = z.object({ shares: z.array(z.looseObject({ id: z.string() })) })
const anyOwnRecipes = z.object({
  recipes: z.array(z.looseObject({ id: z.string(), revision: z.unknown(), updatedAt: z.unknown() })),
  revision: z.number(),
  hasMore: z.boolean(),
})
/** A few megabytes each time. */
const PHOTOS_TIMEOUT_MS = 120_000
const anyDevices = z.array(z.looseObject({ token: z.unknown() }))

/** Everything the server stores about the user, unchanged. */
export type ExportedData = Readonly<{
  product: 'Pennyplate'
  exportedAt: string
  account: unknown
  documents: unknown
  /** Stored shares, each with the plan behind its link. */
  shares: readonly unknown[]
  ownRecipes: readonly unknown[]
  /** Every week that is kept, also those that were never accepted. */
  weeks: readonly unknown[]
  /** Photos of dishes, as base64. */
  photos: readonly unknown[]
  /** What taste is learned from. */
  taste: unknown
  /** Signed-in devices. Absent if the server requires a fresh sign-in for them. */
  devices?: readonly unknown[]
}>

export async function collectData(call: typeof callApi, userId: string, now: Date): Promise<ExportedData> {
  const [account, { entries: documents }, shares, ownRecipes, { weeks }, photos, taste, devices] =
    await Promise.all([
      call('/api/me', { parse: (body) => body }),
      call('/api/kv/all', { query: { userId }, parse: answerBy(anyEntries) }),
      collectShares(call),
      collectOwnRecipes(call),
      call('/api/weeks', { parse: answerBy(anyWeeks) }),
      collectPhotos(call),
      call('/api/taste/events', { parse: (body) => body }),
      collectDevices(call),
    ])
  return {
    product: 'Pennyplate',
    exportedAt: now.toISOString(),
    account,
    documents,
    shares,
    ownRecipes,
    weeks,
    photos,
    taste,
    ...(devices === undefined ? {} : { devices }),
  }
}

async function collectShares(call: typeof callApi): Promise<unknown[]> {
  const { shares } = await call('/api/shares', { parse: answerBy(anyShares) })
  return Promise.all(
    shares.map(async (share) => {
      const query = { absent: 'null' }
      const shared = await call(`/api/shares/${encodeURIComponent(share.id)}`, {
        query,
        parse: (body) => body,
      })
      return { ...share, shared }
    }),
  )
}

/** In the form that a server imports: the id apart from the recipe. */
async function collectOwnRecipes(call: typeof callApi): Promise<unknown[]> {
  const all: unknown[] = []
  for (let since = 0, hasMore = true; hasMore; ) {
    const query = { since: String(since) }
    const answer = await call('/api/own-recipes', { query, parse: answerBy(anyOwnRecipes) })
    all.push(...answer.recipes.map(({ id, revision: _, updatedAt: __, ...value }) => ({ id, value })))
    hasMore = answer.hasMore && answer.revision > since
    since = answer.revision
  }
  return all
}

async function collectPhotos(call: typeof callApi): Promise<unknown[]> {
  const all: { id: string }[] = []
  for (let hasMore = true; hasMore; ) {
    const query = { after: all.at(-1)?.id ?? '' }
    const answer = await call('/api/dish-photos/data', {
      query,
      timeoutMs: PHOTOS_TIMEOUT_MS,
      parse: answerBy(photoDataAnswer),
    })
    all.push(...answer.photos)
    hasMore = answer.hasMore && answer.photos.length > 0
  }
  return all
}

async function collectDevices(call: typeof callApi): Promise<unknown[] | undefined> {
  try {
    const devices = await call('/api/auth/list-sessions', { parse: answerBy(anyDevices) })
    // The token grants access to the account, so it must not be in a downloaded file.
    return devices.map(({ token: _, ...rest }) => rest)
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined
    throw error
  }
}
