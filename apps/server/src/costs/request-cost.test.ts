import { afterEach, beforeEach, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  // 60 hits a minute per user.
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.01' } })
})
afterEach(() => server.close())

type Signed = Awaited<ReturnType<typeof signUp>>
const KIB = 1024

/** How many identical requests succeed before one is refused. */
async function answeredBefore429(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let count = 0; count < 100; count++) if ((await ask()).status === 429) return count
  return Number.POSITIVE_INFINITY
}

/** Inserts half a megabyte of documents directly, so that saving them costs no hits. */
async function insertHalfAMegabyte({ householdId }: Signed): Promise<void> {
  const pantry = Array.from({ length: 500 }, (_, at) => ({
    id: `i${at}`,
    name: 'Rice',
    quantity: '1 item',
    category: 'Grains',
    description: 'x'.repeat(1000),
  }))
  const value = JSON.stringify(pantry)
  await server.deps.database.db
    .insertInto('documents')
    .values({
      household_id: householdId,
      key: 'pantry',
      value,
      size_bytes: value.length,
      revision: 1,
      updated_at: server.deps.now().toISOString(),
    })
    .execute()
}

it('reading a small document counts as one hit', async () => {
  const sam = await signUp(server)
  expect(await answeredBefore429(() => sam.get(sam.kv('pantry')))).toBe(60)
})

it.each([
  ['all documents', ({ userId }: Signed) => `/api/kv/all?userId=${userId}`],
  ['one document', ({ kv }: Signed) => kv('pantry')],
])('half a megabyte of %s counts as several hits', async (_, path) => {
  const sam = await signUp(server)
  await insertHalfAMegabyte(sam)
  // 33 hits each: the second goes over the limit, so the third is refused.
  expect(await answeredBefore429(() => sam.get(path(sam)))).toBe(2)
})

it('the overview of weeks counts by what is read for it', async () => {
  const sam = await signUp(server)
  const week = {
    household_id: sam.householdId,
    week_start: '2026-11-22',
    plan: null,
    shopping_list: JSON.stringify({ sections: [], notes: 'x'.repeat(512 * KIB) }),
    accepted: null,
    size_bytes: 512 * KIB,
    updated_at: server.deps.now().toISOString(),
  }
  await server.deps.database.db.insertInto('weeks').values(week).execute()
  const ask = () => sam.get('/api/weeks/overview')
  expect(await answeredBefore429(ask)).toBe(2)
})

it('a conflict answered with half a megabyte counts as several hits', async () => {
  const sam = await signUp(server)
  await insertHalfAMegabyte(sam)
  const save = () => sam.post(`${sam.kv('pantry')}&conflict=answer`, { value: [], baseRevision: 7 })
  expect(await answeredBefore429(save)).toBe(2)
})

it('a body counts by its declared length, before it is read', async () => {
  const sam = await signUp(server)
  const save = () => sam.post(sam.kv('pantry'), { value: [] }, { 'content-length': String(320 * KIB) })
  expect(await answeredBefore429(save)).toBe(2)
})

it.each([
  ['/api/foods/understand', 1300],
  ['/api/pantry/understand', 1300],
])('text to look up counts by its length at %s', async (path, chars) => {
  const sam = await signUp(server)
  expect(await answeredBefore429(() => sam.post(path, { text: 'zzz, '.repeat(chars / 5) }))).toBe(1)
})

it('a search by a guest counts as several hits', async () => {
  // 300 hits a minute per address.
  const search = () => server.visitor().get('/api/foods?q=milk')
  expect(await answeredBefore429(search)).toBe(27)
})

it("one household's reads do not count against another", async () => {
  await server.close()
  // High enough for two sign-ups.
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.05' } })
  const sam = await signUp(server)
  const kim = await signUp(server, 'kim@example.org')
  await insertHalfAMegabyte(sam)
  expect(await answeredBefore429(() => sam.get(`/api/kv/all?userId=${sam.userId}`))).toBe(9)
  expect((await kim.get(kim.kv('pantry'))).status).toBe(404)
})
