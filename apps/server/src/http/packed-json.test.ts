import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { answerJson } from './packed-json.ts'

const LONG = JSON.stringify({ notes: 'Rice and beans. '.repeat(500) })

function ask(json: string, acceptEncoding?: string) {
  const app = new Hono().get('/', (c) => answerJson(c, json, { ETag: '"3"' }))
  return app.request('/', {
    headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding },
  })
}

describe('a JSON response', () => {
  it('is compressed when it is long and the client accepts gzip', async () => {
    const answer = await ask(LONG, 'gzip, deflate, br')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('etag')).toBe('"3"')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(LONG.length / 10)
    expect(gunzipSync(bytes).toString()).toBe(LONG)
  })

  it.each([
    ['the client accepts no compression', LONG, undefined],
    ['the client accepts only another encoding', LONG, 'br'],
    ['the response is short', '{"value":null}', 'gzip'],
  ])('is not compressed when %s', async (_name, json, acceptEncoding) => {
    const answer = await ask(json, acceptEncoding)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(json)
  })
})
