import { afterEach, beforeEach, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeEach(async () => {
  // 60 hits a minute.
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.01' } })
})
afterEach(() => server.close())

type Signed = Awaited<ReturnType<typeof signUp>>
const KIB = 1024

/** How many of the same requests are answered before one is refused. */
async function answeredBefore429(ask: () => Promise<{ status: number }>): Promise<number> {
  for (let count = 0; count < 100; count++) if ((await ask()).status === 429) return count
  return Number.POSITIVE_INFINITY
}

/** Half a megabyte of documents, kept without a request. */
async function keepHalfAMegabyte({ userId }: Signed): Promise<void> {
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
      user_id: userId,
      key: 'pantry',
      value,
      size_bytes: value.length,
      revision: 1,
      updated_at: server.deps.now().toISOString(),
    })
    .execute()
}

it('small documents may be read 60 times', async () => {
  const sam = await signUp(server)
  expect(await answeredBefore429(() => sam.get(sam.kv('pantry')))).toBe(60)
})

it.each([
  ['all documents', ({ userId }: Signed) => `/api/kv/all?userId=${userId}`],
  ['one document', ({ kv }: Signed) => kv('pantry')],
])('half a megabyte of %s counts as more than one request', async (_, path) => {
  const sam = await signUp(server)
  await keepHalfAMegabyte(sam)
  // 33 hits each: the second goes over, and the third is refused.
  expect(await answeredBefore429(() => sam.get(path(sam)))).toBe(2)
})

it('a conflict that answers half a megabyte counts as much', async () => {
  const sam = await signUp(server)
  await keepHalfAMegabyte(sam)
  const save = () => sam.post(`${sam.kv('pantry')}&conflict=answer`, { value: [], baseRevision: 7 })
  expect(await answeredBefore429(save)).toBe(2)
})

it('a body counts by the length it announces, before it is read', async () => {
  const sam = await signUp(server)
  const save = () => sam.post(sam.kv('pantry'), { value: [] }, { 'content-length': String(320 * KIB) })
  expect(await answeredBefore429(save)).toBe(2)
})

it.each([
  ['/api/foods/understand', 1300],
  ['/api/pantry/understand', 1300],
])('words to look up count by their length at %s', async (path, chars) => {
  const sam = await signUp(server)
  expect(await answeredBefore429(() => sam.post(path, { text: 'zzz, '.repeat(chars / 5) }))).toBe(1)
})

it('a guest may search less often than ask', async () => {
  // 300 hits a minute for an address.
  const search = () => server.visitor().get('/api/foods?q=milk')
  expect(await answeredBefore429(search)).toBe(27)
})

it('what one household reads counts against nobody else', async () => {
  await server.close()
  // Two people may sign up.
  server = await startTestServer({ env: { RATE_LIMIT_SCALE: '0.05' } })
  const sam = await signUp(server)
  const kim = await signUp(server, 'kim@example.org')
  await keepHalfAMegabyte(sam)
  expect(await answeredBefore429(() => sam.get(`/api/kv/all?userId=${sam.userId}`))).toBe(9)
  expect((await kim.get(kim.kv('pantry'))).status).toBe(404)
})
