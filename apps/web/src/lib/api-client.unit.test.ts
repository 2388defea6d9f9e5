import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callApi, isSessionInDoubt } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { answerBy } from './read-answer.ts'

let server: Server | undefined
afterEach(() => server?.close().closeAllConnections())

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/api/thing`
}

const json = (status: number, body: unknown, headers = {}): RequestListener => {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }
}

async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'no failure',
    (error: unknown) => error,
  )
}

test('a response is parsed', async () => {
  const url = await serve(json(200, { name: 'soup' }))
  const name = await callApi(url, { parse: answerBy(z.object({ name: z.string() })) })
  expect(name).toEqual({ name: 'soup' })
})

test('a change is sent as JSON, with its query', async () => {
  const seen: Record<string, unknown> = {}
  const url = await serve((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      Object.assign(seen, { method: request.method, url: request.url, type: request.headers['content-type'] })
      seen.body = Buffer.concat(chunks).toString()
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await callApi(url, {
    method: 'POST',
    query: { userId: 'u 1', key: 'profile' },
    body: { value: { adults: 2 } },
    parse: () => null,
  })
  expect(seen).toEqual({
    method: 'POST',
    url: '/api/thing?userId=u+1&key=profile',
    type: 'application/json',
    body: '{"value":{"adults":2}}',
  })
})

test('an error has the status, code, details, wait and body of the response', async () => {
  const details = [{ path: 'adults', reason: 'must be at least 1' }]
  const body = { error: 'invalid_value', details, revision: 4 }
  const url = await serve(json(400, body, { 'retry-after': '3' }))
  const error = await failureOf(callApi(url, { parse: () => null }))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 400, code: 'invalid_value', details, retryAfterS: 3, body })
})

test.each([
  ['a proxy error page', 502, 'text/html', '<h1>Bad gateway</h1>', { status: 502, code: 'http_502' }],
  ['broken JSON with an error status', 500, 'application/json', '{', { status: 500, code: 'http_500' }],
  ['a page instead of JSON', 200, 'text/html', '<h1>Hotel</h1>', { status: 0, code: 'unreadable_answer' }],
  ['broken JSON', 200, 'application/json', '{', { status: 0, code: 'unreadable_answer' }],
])('%s has its own error code', async (_, status, type, text, expected) => {
  const url = await serve((_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  expect(await failureOf(callApi(url, { parse: () => null }))).toMatchObject(expected)
})

test('a server that is down is unreachable', async () => {
  const url = await serve(json(200, {}))
  server?.close().closeAllConnections()
  expect(await failureOf(callApi(url, { parse: () => null }))).toMatchObject({
    status: 0,
    code: 'unreachable',
  })
})

test('a server that does not respond in time is a timeout', async () => {
  const url = await serve(() => undefined)
  const error = await failureOf(callApi(url, { timeoutMs: 30, parse: () => null }))
  expect(error).toMatchObject({ status: 0, code: 'timed_out' })
})

test("the caller's own abort is not an ApiError", async () => {
  const url = await serve(() => undefined)
  const abort = new AbortController()
  const call = failureOf(callApi(url, { signal: abort.signal, parse: () => null }))
  abort.abort()
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test.each([
  ['/api/kv', 401, true],
  ['/api/kv', 403, true],
  ['/api/me/metadata', 401, true],
  ['/api/kv', 404, false],
  ['/api/kv', 500, false],
  // the listener calls this itself
  ['/api/me', 401, false],
  // a wrong password does not mean the session ended
  ['/api/auth/sign-in/email', 401, false],
  ['/api/auth/list-sessions', 403, false],
])('%s with status %d puts the session in doubt: %s', (path, status, expected) => {
  expect(isSessionInDoubt(path, status)).toBe(expected)
})
