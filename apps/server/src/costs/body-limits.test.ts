import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../features/docs/operations.ts'
import { freshDatabase, type Where } from '../testing/fresh-database.ts'
import { sendBody } from '../testing/send-body.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../testing/server-process.ts'
import { startTestServer } from '../testing/test-server.ts'
import { bodyLimitOf, LARGER_BODIES } from './body-limits.ts'

const MIB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }

let where: Where
let server: ServerProcess
let sam: Awaited<ReturnType<typeof signUpOver>>
beforeAll(async () => {
  where = await freshDatabase('sqlite')
  server = await startServerProcess(where)
  sam = await signUpOver(server.url, 'sam@example.org')
})
afterAll(async () => {
  await server.kill('SIGKILL')
  await where.remove()
})

const app = await startTestServer()
const routed = app.app.routes.filter(({ method }) => method !== 'ALL')
await app.close()
const withIds = (path: string) =>
  path
    .replace(/\/api\/recipes\/(?::id\{.*\}|\{id\})$/, '/api/recipes/own-012345678905')
    .replace(/:\w+|\{\w+\}/g, '012345678905')
const PLACES = new Set([
  ...routed.map(({ method, path }) => `${method} ${withIds(path).replace('*', 'any')}`),
  ...operations.map(({ method, path }) => `${method.toUpperCase()} ${withIds(path)}`),
])

describe("a body over its route's limit", () => {
  it.each([...PLACES])('is refused by %s, in chunks and with a length', async (place) => {
    const [method = '', path = ''] = place.split(' ')
    const { maxBytes, code } = bodyLimitOf(method, path)
    const url = `${server.url}${path}?userId=${sam.userId}&key=pantry`
    const isForm = [
      '/api/ai/photo',
      '/api/dish-photos',
      '/api/recipes/read-photo',
      '/api/recipes/import-file',
    ].includes(path)
    const type = isForm ? 'multipart/form-data; boundary=b' : 'application/json'
    const headers = { ...sam.headers, 'content-type': type }
    const piece = 'x'.repeat(16 * 1024)
    const pieces = Array.from({ length: Math.floor(maxBytes / piece.length) + 1 }, () => piece)
    for (const declared of [{}, { 'content-length': String(pieces.length * piece.length) }]) {
      const answer = await sendBody(url, { method, headers: { ...headers, ...declared }, pieces })
      expect(answer.status, answer.body).toBe(413)
      if (method !== 'HEAD') expect(JSON.parse(answer.body).error).toBe(code)
    }
  })

  it('has the small limit unless its route is listed, and every listed route exists', () => {
    expect(bodyLimitOf('POST', '/api/auth/sign-in/email').maxBytes).toBe(16 * 1024)
    expect([...PLACES]).toEqual(expect.arrayContaining(Object.keys(LARGER_BODIES).map(withIds)))
  })

  it("is refused by the proxy of our compose file when it is over every route's limit", () => {
    const conf = readFileSync(new URL('../../../../deploy/nginx.conf', import.meta.url), 'utf8')
    const kib = Number(/client_max_body_size (\d+)k;/.exec(conf)?.[1])
    const largest = Math.max(...Object.values(LARGER_BODIES).map(({ maxBytes }) => maxBytes))
    expect(kib * 1024).toBe(largest)
    expect(largest).toBeLessThan(IMPORT_LIMITS.fileBytes + MIB)
  })

  it('is neither read to its end nor kept in memory when it has 250 MB', async () => {
    const piece = '{},'.repeat(20_000)
    let sentBytes = 0
    function* pieces() {
      yield '{"a":['
      for (; sentBytes < 250 * MIB; sentBytes += piece.length) yield piece
      yield '{}]}'
    }
    const before = residentMib(server.pid)
    const answer = await sendBody(`${server.url}/api/auth/sign-in/email`, {
      headers: JSON_TYPE,
      pieces: pieces(),
    })
    expect(answer.status).toBe(413)
    expect(sentBytes).toBeLessThan(50 * MIB)
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
    expect(residentMib(server.pid) - before).toBeLessThan(100)
  })
})

describe('a response sent before the body was read', () => {
  const piece = 'x'.repeat(64 * 1024)
  const pieces = Array.from({ length: 32 }, () => piece)
  const length = { 'content-length': String(2 * MIB) }

  it.each<[string, number, boolean, Record<string, string>]>([
    ['with a length, too large', 413, true, length],
    ['in chunks, too large', 413, true, {}],
    ['with a length, signed out', 401, false, { 'content-length': String(MIB) }],
    ['in chunks, signed out', 401, false, {}],
  ])('arrives, and so does the next one: %s', async (_, status, isSignedIn, declared) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const sent = declared['content-length'] === String(MIB) ? pieces.slice(0, 16) : pieces
    const headers = { ...(isSignedIn ? sam.headers : JSON_TYPE), ...declared }
    const url = `${server.url}/api/kv?userId=${sam.userId}&key=pantry`
    for (let round = 0; round < 20; round++) {
      const refused = await sendBody(url, { headers, pieces: sent, agent })
      const next = await sendBody(`${server.url}/api/auth/sign-out`, {
        headers: JSON_TYPE,
        pieces: ['{}'],
        agent,
      })
      expect([round, refused.status, next.status]).toEqual([round, status, 200])
    }
    agent.destroy()
  })

  it('reaches browsers, which read it only after sending the whole body', async () => {
    const value = { note: 'x'.repeat(2 * MIB) }
    for (let round = 0; round < 20; round++) {
      const refused = await sam.save(server.url, 'profile', value)
      expect([round, refused.status, JSON.parse(await refused.text()).error]).toEqual([
        round,
        413,
        'value_too_large',
      ])
    }
  })
})

describe('JSON that is expensive to parse', () => {
  const deep = '['.repeat(5000)
  const bodyPlaces = [...PLACES].filter((place) => place.startsWith('POST ') && !place.endsWith('/photo'))

  it.each(bodyPlaces)('is refused by %s before it is parsed', async (place) => {
    const path = place.slice('POST '.length)
    const url = `${server.url}${path}?userId=${sam.userId}&key=pantry`
    const { status } = await sendBody(url, { headers: sam.headers, pieces: [deep] })
    expect(status).toBeLessThan(500)
  })

  it.each([
    ['/api/auth/sign-in/email', `{"email":${deep}`, 'is nested too deep'],
    ['/api/kv', `{"value":${deep}`, 'is nested too deep'],
    ['/api/kv', `{"value":{"a":[${'{},'.repeat(120_000)}{}]}}`, 'has too many values'],
  ])('%s answers with the reason', async (path, body, reason) => {
    const url = `${server.url}${path}?userId=${sam.userId}&key=profile`
    const answer = await sendBody(url, { headers: sam.headers, pieces: [body] })
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      400,
      { error: 'invalid_request', details: [{ path: '', reason }] },
    ])
  })
})

describe('the URL and the headers', () => {
  it('are limited to 8 KiB and 16 KiB', async () => {
    const ask = (path: string, note = '') => fetch(`${server.url}${path}`, { headers: { note } })
    expect((await ask(`/api/foods?q=${'x'.repeat(9000)}`)).status).toBe(414)
    expect((await ask(`/shared/${'x'.repeat(8000)}`)).status).toBeLessThan(405)
    expect((await ask('/api/config', 'x'.repeat(12_000))).status).toBe(200)
    expect((await ask('/api/config', 'x'.repeat(17_000))).status).toBe(431)
  })
})

function residentMib(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
}
