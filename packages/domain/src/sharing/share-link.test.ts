import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { SHARE_LINK_CHARS_MAX } from '../bounds/limits.ts'
import { decodeShare, encodeShare, isStoredShareId } from './share-link.ts'

const compression = {
  deflate: async (bytes: Uint8Array) => new Uint8Array(deflateRawSync(bytes)),
  inflate: async (bytes: Uint8Array, maxOutputLength: number) => {
    try {
      return new Uint8Array(inflateRawSync(bytes, { maxOutputLength }))
    } catch {
      return undefined
    }
  },
}
const base64 = (text: string, encoding: BufferEncoding = 'utf8') =>
  Buffer.from(text, encoding).toString('base64')
const decoded = (code: string) => decodeShare(code, compression)

describe('a plan written into an address', () => {
  it.each([
    ['plain while it is short', { a: 1 }, /^[\w-]+$/],
    ['deflated when that is shorter', { days: Array(50).fill('soup') }, /^z\.[\w-]+$/],
  ])('is %s, of characters that need no escaping', async (_, value, form) => {
    const code = await encodeShare(value, compression)
    expect(code).toMatch(form)
    expect(await decoded(code)).toEqual({ ok: true, value })
  })

  it.each([
    ['base64 with padding', base64('{"a":"?>?>"}')],
    ['base64 of one byte a character', base64('{"a":"crème"}', 'latin1')],
    ['base64url', Buffer.from('{"a":"ÿþ?"}').toString('base64url')],
  ])('is read from old links too: %s', async (_, code) => {
    expect(await decoded(code)).toMatchObject({ ok: true, value: { a: expect.any(String) } })
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'days=7!'],
    ['a letter missing', 'eyJhI'],
    ['no JSON', base64('breakfast')],
    ['JSON cut short', base64('{"days":[')],
    ['a mark and nothing else', 'z.'],
    ['a mark before what is not deflated', `z.${base64('{"a":1}')}`],
    ['more characters than a link may have', base64(`"${'a'.repeat(SHARE_LINK_CHARS_MAX)}"`)],
    [
      'six kilobytes that unfold to six megabytes',
      `z.${deflateRawSync(Buffer.alloc(6_000_000, 0x20), { level: 9 }).toString('base64url')}`,
    ],
  ])('is not read from %s', async (_, code) => {
    expect(await decoded(code)).toEqual({ ok: false })
  })
})

it.each([
  ['mZ4nY2b_-9Q1c8kL0aT7xw', true],
  ['id-1', true],
  ['', false],
  ['z.q1YqSy1SslIyVKoFAA', false],
  ['eyJkYXlzIjpbXSwic2hhcmVkQnkiOiJBbm9ueW1vdXMifQ', false],
  ['../api/me', false],
])('%s may be the id of a stored share: %s', (code, expected) => {
  expect(isStoredShareId(code)).toBe(expected)
})
