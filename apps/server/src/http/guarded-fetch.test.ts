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
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, port, seen }
}

const LIMITS = { timeoutMs: 400, maxBytes: 1000 }

describe('asking another server', () => {
  it('reads what the configured one answers, wherever it stands', async () => {
    const { origin } = await serve((_, response) => response.writeHead(404).end('none here'))
    const answer = await guardedFetch({ url: `${origin}/a`, trustedOrigin: origin, ...LIMITS })
    expect(answer).toMatchObject({ ok: true, status: 404, text: 'none here' })
  })

  it('never goes to a private address that was not configured', async () => {
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

  it('is not led to one by the server it trusts', async () => {
    const inner = await serve((_, response) => response.end('secret'))
    const outer = await serve((_, response) =>
      response.writeHead(302, { location: `${inner.origin}/keys` }).end(),
    )
    const answer = await guardedFetch({ url: outer.origin, trustedOrigin: outer.origin, ...LIMITS })
    expect(answer).toEqual({ ok: false, reason: 'refused' })
    expect([outer.seen, inner.seen]).toEqual([['/'], []])
  })

  it('follows a redirect within the configured server, and not for ever', async () => {
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

  it('gives up on an answer that is too slow, too large or not there', async () => {
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
