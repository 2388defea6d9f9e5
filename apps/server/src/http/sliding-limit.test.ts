import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createSlidingLimit } from './sliding-limit.ts'

let server: TestServer
afterEach(() => server.close())

describe.each(ENGINES)('a sliding limit with %s', (engine) => {
  async function start() {
    server = await startTestServer({ engine })
    // Late in a second, just before a fixed window would end.
    server.advance(1000 - (server.deps.now().getTime() % 1000) + 59_900)
    return createSlidingLimit(server.deps, 'somebody', { hits: 3, windowMs: 60_000 })
  }
  const allowedOf = async (limit: Awaited<ReturnType<typeof start>>, count: number) => {
    const verdicts = await Promise.all(Array.from({ length: count }, () => limit.hit()))
    return verdicts.filter(({ allowed }) => allowed).length
  }

  it('allows no more hits in any minute, wherever that minute begins', async () => {
    const limit = await start()
    expect(await allowedOf(limit, 1)).toBe(1)
    server.advance(30_000)
    expect(await allowedOf(limit, 2)).toBe(2)
    server.advance(29_000)
    expect(await limit.hit()).toEqual({ allowed: false, retryAfterS: expect.any(Number) })
    server.advance(2_000)
    // Only the first hit is more than a minute old.
    expect(await limit.hit()).toEqual({ allowed: true })
    expect((await limit.hit()).allowed).toBe(false)
  })

  it('says correctly when the next hit is allowed', async () => {
    const limit = await start()
    for (let n = 0; n < 3; n++) await limit.hit()
    server.advance(10_000)
    const verdict = await limit.hit()
    expect(verdict).toEqual({ allowed: false, retryAfterS: 51 })
    server.advance(50_000)
    expect((await limit.hit()).allowed).toBe(false)
    server.advance(1_000)
    expect((await limit.hit()).allowed).toBe(true)
  })

  it('allows only that many of simultaneous hits', async () => {
    const limit = await start()
    expect(await allowedOf(limit, 20)).toBe(3)
  })

  it('can be exhausted for a whole window', async () => {
    const limit = await start()
    await limit.exhaust()
    server.advance(60_000)
    expect((await limit.hit()).allowed).toBe(false)
    server.advance(1_000)
    expect((await limit.hit()).allowed).toBe(true)
  })
})
