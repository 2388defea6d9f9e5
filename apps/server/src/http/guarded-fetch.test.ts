import type { lookup } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createGuardedFetch, guardedFetch } from './guarded-fetch.ts'

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

  it('ends when the server wants to switch protocols', async () => {
    const { origin } = await serve(({ socket }) =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
    )
    const asked = { url: origin, trustedOrigin: origin, ...LIMITS, timeoutMs: 60_000 }
    expect(await guardedFetch(asked)).toEqual({ ok: false, reason: 'unreachable' })
  })

  it('ends when whoever asked gives up', async () => {
    const { origin } = await serve(() => undefined)
    const signal = AbortSignal.timeout(50)
    const asked = { url: origin, trustedOrigin: origin, ...LIMITS, timeoutMs: 60_000, signal }
    expect(await guardedFetch(asked)).toEqual({ ok: false, reason: 'unreachable' })
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

/** Answers each question for a name with the next of these. */
function namesThatAre(...answers: readonly (readonly string[])[]) {
  const asked: string[] = []
  // Only the form that asks for all addresses is used.
  const answer = ((hostname: string, _options: object, done: (...found: unknown[]) => void) => {
    const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? []
    asked.push(hostname)
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof lookup
  return { asked, lookup: answer }
}

describe('a name', () => {
  it.each([
    ['is private', ['127.0.0.1']],
    ['is private by one of its addresses', ['93.184.215.14', '10.0.0.1']],
    ['is private in IPv6', ['::1']],
    ['is a private IPv4 address in IPv6', ['::ffff:7f00:1']],
    ['is a private address of 6to4', ['2002:7f00:1::']],
  ])('that %s is refused', async (_, addresses) => {
    const { port, seen } = await serve((_request, response) => response.end('secret'))
    const { lookup } = namesThatAre(addresses)
    const fetch = createGuardedFetch({ lookup })
    expect(await fetch({ url: `http://kitchen.example:${port}/`, ...LIMITS })).toEqual({
      ok: false,
      reason: 'refused',
    })
    expect(seen).toEqual([])
  })

  it('is asked for once a request, so that a second answer cannot lead elsewhere', async () => {
    const { port } = await serve((_request, response) => response.end('page'))
    const { lookup, asked } = namesThatAre(['127.0.0.1'], ['10.0.0.1'])
    const fetch = createGuardedFetch({ lookup, isPrivate: (address) => address !== '127.0.0.1' })
    const url = `http://kitchen.example:${port}/`
    expect(await fetch({ url, ...LIMITS })).toMatchObject({ ok: true, text: 'page' })
    expect(asked).toEqual(['kitchen.example'])
  })

  it('that a redirect leads to is checked too', async () => {
    const inner = await serve((_request, response) => response.end('secret'))
    const { lookup } = namesThatAre(['127.0.0.1'])
    const outer = await serve((_request, response) =>
      response.writeHead(302, { location: `http://inside.example:${inner.port}/keys` }).end(),
    )
    const answer = await createGuardedFetch({ lookup })({
      url: outer.origin,
      trustedOrigin: outer.origin,
      ...LIMITS,
    })
    expect([answer, inner.seen]).toEqual([{ ok: false, reason: 'refused' }, []])
  })
})

describe('a host', () => {
  async function kitchen() {
    const { port, seen } = await serve((request, response) =>
      request.url === '/old' ? response.writeHead(301, { location: '/new' }).end() : response.end('page'),
    )
    const { lookup } = namesThatAre(['127.0.0.1'])
    const waited: number[] = []
    const fetch = createGuardedFetch({
      lookup,
      isPrivate: () => false,
      wait: async (ms) => void waited.push(Math.ceil(ms / 1000)),
    })
    return { fetch, waited, seen, origin: `http://kitchen.example:${port}` }
  }
  const PATIENT = { timeoutMs: 2500, maxBytes: 1000 }

  it('is asked once a second, redirects too', async () => {
    const { fetch, waited, origin } = await kitchen()
    expect(await fetch({ url: `${origin}/old`, ...PATIENT })).toMatchObject({ ok: true, text: 'page' })
    expect(waited).toEqual([1])
  })

  it('that too many want to ask is not asked at all', async () => {
    const { fetch, origin, seen } = await kitchen()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch({ url: `${origin}/new`, ...PATIENT })),
    )
    expect(answers.map((answer) => (answer.ok ? 'ok' : answer.reason))).toEqual([
      'ok',
      'ok',
      'ok',
      'busy',
      'busy',
    ])
    expect(seen).toHaveLength(3)
  })

  it('that the operator configured is asked as often as needed', async () => {
    const { origin } = await serve((_request, response) => response.end('page'))
    const waited: number[] = []
    const fetch = createGuardedFetch({ wait: async (ms) => void waited.push(ms) })
    for (const path of ['/a', '/b']) await fetch({ url: origin + path, trustedOrigin: origin, ...LIMITS })
    expect(waited).toEqual([])
  })
})
