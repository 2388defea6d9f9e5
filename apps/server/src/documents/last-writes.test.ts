import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

type Visitor = ReturnType<TestServer['visitor']>

/** A second session of the same household. */
async function signIn(server: TestServer): Promise<Visitor> {
  const browser = server.visitor()
  await browser.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
  return browser
}

const BREAD = { id: 'a', name: 'Bread', quantity: '1 loaf', category: 'Grains' }

describe.each(ENGINES)('write ids with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it('returns the last write of each browser, even if others have written since', async () => {
    const sam = await signUp(server)
    const tablet = await signIn(server)
    const save = (who: Visitor, baseRevision: number, write?: string) =>
      who.post(sam.kv('pantry'), { value: [BREAD], baseRevision, ...(write ? { write } : {}) })
    await save(sam, 0, 'first')
    await save(sam, 1, 'second')
    for (let n = 2; n < 22; n++) await save(tablet, n, `tablet-${n}`)
    expect((await save(tablet, 22)).json).toEqual({ revision: 23, updatedAt: expect.any(String) })
    const writes = ['second', 'tablet-21']
    expect((await sam.get(sam.kv('pantry'))).json).toMatchObject({ revision: 23, writes })
    expect((await save(sam, 2, 'late')).json).toEqual({
      error: 'conflict',
      value: [BREAD],
      revision: 23,
      writes,
    })
    const { json } = await sam.get(`/api/kv/all?userId=${sam.userId}`)
    expect(json.entries.pantry).toMatchObject({ writes })
  })

  it('counts a deletion as a write and keeps the others', async () => {
    const sam = await signUp(server)
    const tablet = await signIn(server)
    await sam.post(sam.kv('pantry'), { value: [BREAD], write: 'made' })
    await tablet.delete(`${sam.kv('pantry')}&baseRevision=1&write=gone`)
    expect((await sam.get(`${sam.kv('pantry')}&absent=null`)).json.writes).toEqual(['made', 'gone'])
    const stale = await sam.post(sam.kv('pantry'), { value: [], baseRevision: 1, write: 'late' })
    expect(stale.json).toEqual({ error: 'conflict', value: null, revision: 2, writes: ['made', 'gone'] })
    const misnamed = await sam.delete(`${sam.kv('pantry')}&write=${'x'.repeat(65)}`)
    expect(misnamed.json.error).toBe('invalid_request')
  })

  it('keeps the writes of the last sixteen browsers', async () => {
    const sam = await signUp(server)
    for (let n = 1; n <= 20; n++) {
      const browser = await signIn(server)
      await browser.post(sam.kv('pantry'), { value: [BREAD], write: `browser-${n}` })
    }
    const latest = Array.from({ length: 16 }, (_, n) => `browser-${n + 5}`)
    expect((await sam.get(sam.kv('pantry'))).json.writes).toEqual(latest)
  })
})
