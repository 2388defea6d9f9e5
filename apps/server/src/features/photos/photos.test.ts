import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPrint } from '../../testing/draw-print.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let sam: Awaited<ReturnType<typeof signUp>>
let kim: Awaited<ReturnType<typeof signUp>>
beforeAll(async () => {
  server = await startTestServer()
  sam = await signUp(server)
  kim = await signUp(server, 'kim@example.org')
})
afterAll(() => server.close())

function formOf(...files: { bytes: Uint8Array; name?: string; type?: string }[]): FormData {
  const form = new FormData()
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of files)
    form.append('image', new File([new Uint8Array(bytes)], name, { type }))
  return form
}
const send = (bytes: Uint8Array, name?: string) =>
  sam.post('/api/ai/photo', formOf({ bytes, ...(name ? { name } : {}) }))
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A PNG of one color is small, whatever size it declares. */
function hugePng(side: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1 << 20))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('files that are not harmless photos', () => {
  it.each([
    ['a PNG of 50,000 by 50,000 pixels', () => hugePng(50_000), 413, 'picture_too_large'],
    [
      'a drawing with a script',
      () => bytesOf('<?xml version="1.0"?><svg><script>alert(1)</script></svg>'),
      415,
      'picture_drawing',
    ],
    [
      'a drawing without a declaration',
      () => bytesOf('\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'picture_drawing',
    ],
    ['a text called photo.jpg', () => bytesOf('Dear Sir or Madam,'), 415, 'picture_unknown'],
    [
      'a web page called photo.jpg',
      () => bytesOf('<!doctype html><script>alert(1)</script>'),
      415,
      'picture_unknown',
    ],
    ['an empty file', () => new Uint8Array(), 415, 'picture_unknown'],
    [
      "a phone's HEIC",
      () => Buffer.concat([Buffer.from([0, 0, 0, 24]), bytesOf('ftypheic'), Buffer.alloc(64)]),
      415,
      'picture_heic',
    ],
    [
      'only the beginning of a JPEG',
      () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      422,
      'picture_damaged',
    ],
    [
      'a JPEG of more bytes than are taken',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10.5 * 2 ** 20)]),
      413,
      'body_too_large',
    ],
  ])('%s is refused before anything decodes it', async (_, bytes, status, error) => {
    const answer = await send(bytes())
    expect([answer.status, answer.json.error]).toEqual([status, error])
  })

  it.each(['jpeg', 'png', 'webp'] as const)('a %s that ends in the middle is refused', async (format) => {
    const whole = await sharp(await drawPrint(['MILK 3.48', 'EGGS 2.97'], { font: 'Sans', noise: 20 }))
      .toFormat(format)
      .toBuffer()
    expect((await send(whole)).status).toBe(200)
    const answer = await send(whole.subarray(0, whole.length / 2))
    expect([answer.status, answer.json.error]).toEqual([422, 'picture_damaged'])
  })

  it('a picture with false dimensions is decoded only up to the limit', async () => {
    const small = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    small.writeUInt32BE(9_000, 16)
    expect((await send(small)).status).toBe(422)
  })

  it('a request without a picture, with two, or not as a form is refused with the reason', async () => {
    const picture = { bytes: await drawPrint(['x'], { font: 'Sans' }) }
    expect((await sam.post('/api/ai/photo', formOf())).status).toBe(400)
    expect((await sam.post('/api/ai/photo', formOf(picture, picture))).status).toBe(400)
    expect((await sam.post('/api/ai/photo', {})).status).toBe(415)
    expect((await server.visitor().post('/api/ai/photo', formOf(picture))).status).toBe(401)
  })
})

it('a picture without text or barcodes returns no items and says so', async () => {
  const plain = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a9c4f' } })
    .jpeg()
    .toBuffer()
  expect((await send(plain)).json).toEqual({ items: [] })
})

it('pictures beyond the queue are refused with a time to retry', async () => {
  const picture = await drawPrint(['MILK 3.48', 'EGGS 2.97'], { font: 'Sans' })
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(picture)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
  expect(refused).toHaveLength(2)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5'])
})

describe("a household's name for a receipt line", () => {
  const receipt = () =>
    drawPrint(['GV ZQX CRNCH 12OZ   2.50', 'MILK   3.48', 'TOTAL   5.98'], { font: 'Sans Mono' })
  const first = async (who: typeof sam) => {
    const { json } = await who.post('/api/ai/photo', formOf({ bytes: await receipt() }))
    return json.items[0]
  }

  it('is asked for once, and then known to this household only', async () => {
    const unknown = await first(sam)
    expect(unknown).toMatchObject({ name: unknown.line, category: 'Other', foodId: null, confidence: 0 })
    const lines = [{ line: unknown.line, name: 'Granola', category: 'Grains' }]
    expect((await sam.post('/api/ai/photo/lines', { lines })).json).toEqual({ remembered: 1 })
    expect(await first(sam)).toMatchObject({
      name: 'Granola',
      category: 'Grains',
      foodId: 'granola',
      priceCents: 250,
    })
    expect(await first(kim)).toMatchObject({ foodId: null })
  })

  it.each([
    ['no line', { lines: [] }],
    ['no name', { lines: [{ line: 'GV', name: ' ', category: 'Other' }] }],
    ['no category of ours', { lines: [{ line: 'GV', name: 'Tea', category: 'Drinks' }] }],
  ])('is refused with %s', async (_, body) => {
    expect((await sam.post('/api/ai/photo/lines', body)).status).toBe(400)
  })

  it('requires a session', async () => {
    expect((await server.visitor().post('/api/ai/photo/lines', { lines: [] })).status).toBe(401)
  })
})

/** The checksum at the end of every PNG chunk. */
function crc32(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
