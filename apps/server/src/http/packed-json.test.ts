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

describe('an answer of JSON', () => {
  it('is packed where it is long and the browser takes it', async () => {
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
    ['the browser takes none', LONG, undefined],
    ['the browser takes another packing', LONG, 'br'],
    ['it is short', '{"value":null}', 'gzip'],
  ])('is sent as it is where %s', async (_name, json, acceptEncoding) => {
    const answer = await ask(json, acceptEncoding)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(await answer.text()).toBe(json)
  })
})
