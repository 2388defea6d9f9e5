import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

/** How many photos of the maximum size the server holds at once. */
const PHOTOS_PER_HOUSEHOLD = 4
const PHOTOS_IN_ALL = 17

let server: TestServer
let http: ReturnType<typeof createServer>
beforeAll(async () => {
  server = await startTestServer()
  http = createServer(getRequestListener(server.app.fetch))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
  await server.close()
})

type Signed = Awaited<ReturnType<typeof signUp>>

function send({ cookies }: Signed, type: string, bytes: number) {
  // A server listening on a port has an address object.
  const { port } = http.address() as AddressInfo
  return request({
    port,
    method: 'POST',
    path: '/api/ai/photo',
    headers: {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': type,
      'content-length': String(bytes),
    },
  })
}

/** Sends only the headers of maximum-size photos; `refused` resolves after that many refusals. */
function beginPhotos(who: readonly Signed[], each: number, refusals: number) {
  const answers: { status: number | undefined; retryAfterS: number }[] = []
  const { promise: refused, resolve } = Promise.withResolvers<typeof answers>()
  const photos = who.flatMap((one) =>
    Array.from({ length: each }, () => {
      const photo = send(one, 'multipart/form-data; boundary=b', PICTURE_BYTES_MAX)
      photo.on('error', () => undefined)
      photo.on('response', ({ statusCode, headers }) => {
        answers.push({ status: statusCode, retryAfterS: Number(headers['retry-after']) })
        if (answers.length === refusals) resolve(answers)
      })
      photo.flushHeaders()
      return photo
    }),
  )
  function abort() {
    for (const photo of photos) photo.destroy()
  }
  return { refused, abort }
}

/** Sends a complete body of a type that is not a photo. */
function sendText(who: Signed): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const bytes = 1024 * 1024
    const text = send(who, 'text/plain', bytes)
    text.on('error', reject)
    text.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    text.end(Buffer.alloc(bytes))
  })
}

const REFUSAL = { status: 429, retryAfterS: 5 }

it('limits the large bodies of one household, and frees the memory when they end', async () => {
  const sam = await signUp(server)
  const photos = beginPhotos([sam], PHOTOS_PER_HOUSEHOLD + 2, 2)
  expect(await photos.refused).toEqual([REFUSAL, REFUSAL])
  photos.abort()
  let status = await sendText(sam)
  while (status === 429) status = await sendText(sam)
  expect(status).toBe(415)
})

it('limits the large bodies of all households together', async () => {
  const households: Signed[] = []
  for (let n = 0; n < 5; n++) households.push(await signUp(server, `kim${n}@example.org`))
  const photos = beginPhotos(households, PHOTOS_PER_HOUSEHOLD, 5 * PHOTOS_PER_HOUSEHOLD - PHOTOS_IN_ALL)
  expect(await photos.refused).toEqual([REFUSAL, REFUSAL, REFUSAL])
  photos.abort()
})

it('takes room back from who sends nothing, for a household that holds less', async () => {
  const households: Signed[] = []
  for (let n = 0; n < 4; n++) households.push(await signUp(server, `lee${n}@example.org`))
  const late = await signUp(server, 'late@example.org')
  // The last of them is refused for its own household, when all of them have their room.
  const photos = beginPhotos(households, PHOTOS_PER_HOUSEHOLD + 1, households.length)
  await photos.refused
  expect(await sendText(late)).toBe(415)
  photos.abort()
})
