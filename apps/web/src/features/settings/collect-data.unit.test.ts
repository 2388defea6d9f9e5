import { expect, test } from 'vitest'
import type { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { collectData } from './collect-data.ts'

const NOW = new Date('2026-11-21T08:00:00Z')
const me = { user: { id: 'ann', email: 'ann@example.org' }, unsafeMetadata: { profileCompleted: true } }
const taste = { events: [{ kind: 'cooked', name: 'Chili' }], corrections: [] }
const entries = { profile: { value: { adults: 2 }, revision: 3, updatedAt: '2026-11-20T08:00:00Z' } }

const draft = { weekStart: '2026-11-29', dateAccepted: null, plan: { days: [] }, shoppingList: null }
const photo = { id: 'photo-1', webp: 'AAAA', small: 'AAAA' }
const chili = { id: 'own-chili-0001', revision: 1, updatedAt: '2026-11-20T08:00:00Z', name: 'Chili' }
const soup = { id: 'own-soup-00002', revision: 2, updatedAt: '2026-11-20T08:00:00Z', name: 'Soup' }

function server(sessions: unknown): typeof callApi {
  const answers: Record<string, unknown> = {
    '/api/me': me,
    '/api/kv/all': { entries },
    '/api/shares': { shares: [{ id: 'abc', sharedDate: '2026-11-20' }] },
    '/api/weeks': { current: null, weeks: [draft] },
    '/api/taste/events': taste,
    '/api/dish-photos/data?after=': { photos: [photo], hasMore: true },
    '/api/dish-photos/data?after=photo-1': { photos: [], hasMore: false },
    '/api/shares/abc': { days: [] },
    '/api/auth/list-sessions': sessions,
  }
  return async (path, { parse, query }) => {
    const ownRecipes =
      query?.since === '0'
        ? { recipes: [chili], revision: 1, hasMore: true }
        : { recipes: [soup], revision: 2, hasMore: false }
    const answer =
      path === '/api/own-recipes'
        ? ownRecipes
        : answers[query?.after === undefined ? path : `${path}?after=${query.after}`]
    if (answer instanceof ApiError) throw answer
    return parse(answer)
  }
}

test('the export has account, metadata, every document, the shared plans, every own recipe, every week and the devices, but no token', async () => {
  const sessions = [{ id: 's1', token: 'a secret', userAgent: 'Firefox' }]
  expect(await collectData(server(sessions), 'ann', NOW)).toEqual({
    product: 'Pennyplate',
    exportedAt: '2026-11-21T08:00:00.000Z',
    account: me,
    documents: entries,
    shares: [{ id: 'abc', sharedDate: '2026-11-20', shared: { days: [] } }],
    ownRecipes: [
      { id: 'own-chili-0001', value: { name: 'Chili' } },
      { id: 'own-soup-00002', value: { name: 'Soup' } },
    ],
    weeks: [draft],
    photos: [photo],
    taste,
    devices: [{ id: 's1', userAgent: 'Firefox' }],
  })
})

test('if the device list needs a fresh sign-in, the rest is exported without it', async () => {
  const data = await collectData(server(new ApiError(403, 'session_not_fresh')), 'ann', NOW)
  expect(data).not.toHaveProperty('devices')
  expect(data.documents).toEqual(entries)
})

test('a failed part fails the whole export', async () => {
  const down = new ApiError(503, 'unavailable')
  await expect(collectData(server(down), 'ann', NOW)).rejects.toBe(down)
})
