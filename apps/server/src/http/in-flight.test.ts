import { Writable } from 'node:stream'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { answerError, toAppError } from './errors.ts'
import { limitInFlight } from './in-flight.ts'

const MIB = 1024 * 1024

/** Answers whose clients read nothing. */
function unread(bytes: number) {
  return Object.assign(new Writable({ highWaterMark: 1, write: () => {} }), { socket: null, bytes })
}

function setUp() {
  const config = { trustedProxies: 1, rateLimitScale: 1 } as Parameters<typeof limitInFlight>[0]['config']
  const app = new Hono()
  app.use(limitInFlight({ config }))
  app.get('/events', (c) => c.body('', 200, { 'Content-Type': 'text/event-stream' }))
  app.get('/*', (c) => c.body('ok'))
  app.onError((error, c) => answerError(c, toAppError(error)))
  const ask = async (from: string, path = '/', outgoing = unread(0)) => {
    const { status } = await app.request(path, { headers: { 'x-forwarded-for': from } }, { outgoing })
    if (status === 200 && outgoing.bytes > 0) outgoing.write(Buffer.alloc(outgoing.bytes))
    return status
  }
  return ask
}

it('gives an address no more answers while it leaves too much unread, and others theirs', async () => {
  const ask = setUp()
  const held = unread(17 * MIB)
  expect(await ask('10.0.0.1', '/', held)).toBe(200)
  expect(await ask('10.0.0.1')).toBe(429)
  expect(await ask('10.0.0.2')).toBe(200)
  held.destroy()
  await new Promise(setImmediate)
  expect(await ask('10.0.0.1')).toBe(200)
})

it('works on 256 requests of an address at once, besides its event streams', async () => {
  const ask = setUp()
  for (let n = 0; n < 300; n++) expect(await ask('10.0.0.1', '/events')).toBe(200)
  for (let n = 0; n < 256; n++) expect(await ask('10.0.0.1')).toBe(200)
  expect(await ask('10.0.0.1')).toBe(429)
})
