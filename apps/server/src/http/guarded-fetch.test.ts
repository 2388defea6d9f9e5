import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const close: (() => void)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

async function serve(answer: RequestListener) {
  const seen: string[] = []
  const server = createServer((request, response) => {
    seen.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server listening on a port has an address object.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, seen }
}

const LIMITS = { timeoutMs: 400, maxBytes: 1000 }

describe('a request to another server', () => {
  it('reaches a configured server, even at a private address', async () => {
    const { origin } = await serve((_, response) => response.writeHead(404).end('none here'))
    const answer = await guardedFetch({ url: `${origin}/a`, trustedOrigin: origin, ...LIMITS })
    expect(answer).toMatchObject({ ok: true, status: 404, text: 'none here' })
  })

  it('never reaches a private address that was not configured', async () => {
    const { origin, port, seen } = await serve((_, response) => response.end('secret'))
    for (const url of [
      origin,
      `http://localhost:${port}`,
      `http://[::ffff:127.0.0.1]:${port}`,
      `http://2130706433:${port}`,
    ])
      expect(await guardedFetch({ url, ...LIMITS }), url).toEqual({ ok: false, reason: 'refused' })
    expect(seen).toEqual([])
  })

  it("does not follow a trusted server's redirect to a private address", async () => {
    const inner = await serve((_, response) => response.end('secret'))
    const outer = await serve((_, response) =>
      response.writeHead(302, { location: `${inner.origin}/keys` }).end(),
    )
    const answer = await guardedFetch({ url: outer.origin, trustedOrigin: outer.origin, ...LIMITS })
    expect(answer).toEqual({ ok: false, reason: 'refused' })
    expect([outer.seen, inner.seen]).toEqual([['/'], []])
  })

  it('follows redirects within the configured server, up to a limit', async () => {
    const { origin, seen } = await serve((request, response) =>
      request.url === '/new'
        ? response.end('here')
        : response.writeHead(301, { location: request.url === '/old' ? '/new' : '/loop' }).end(),
    )
    const trusted = { trustedOrigin: origin, ...LIMITS }
    expect(await guardedFetch({ url: `${origin}/old`, ...trusted })).toMatchObject({ text: 'here' })
    expect(await guardedFetch({ url: `${origin}/loop`, ...trusted })).toEqual({
      ok: false,
      reason: 'refused',
    })
    expect(seen.length).toBe(6)
  })

  it.each(['file:///etc/passwd', 'ftp://example.org/', 'http://user:word@example.org/', 'nonsense'])(
    'refuses %s',
    async (url) => {
      expect(await guardedFetch({ url, ...LIMITS })).toEqual({ ok: false, reason: 'refused' })
    },
  )

  it('fails when the response is too slow, too large or missing', async () => {
    const slow = await serve(() => {})
    expect(await guardedFetch({ url: slow.origin, trustedOrigin: slow.origin, ...LIMITS })).toEqual({
      ok: false,
      reason: 'timed_out',
    })
    const dripping = await serve((_, response) => response.write('a'))
    expect(await guardedFetch({ url: dripping.origin, trustedOrigin: dripping.origin, ...LIMITS })).toEqual({
      ok: false,
      reason: 'timed_out',
    })
    const large = await serve((_, response) => response.end('a'.repeat(1001)))
    expect(await guardedFetch({ url: large.origin, trustedOrigin: large.origin, ...LIMITS })).toEqual({
      ok: false,
      reason: 'too_large',
    })
    const closed = 'http://127.0.0.1:9'
    expect(await guardedFetch({ url: closed, trustedOrigin: closed, ...LIMITS })).toEqual({
      ok: false,
      reason: 'unreachable',
    })
  })
})
