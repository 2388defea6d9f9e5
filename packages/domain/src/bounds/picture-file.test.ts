import { describe, expect, it } from 'vitest'
import { hasTooManyPixels, readPictureHeader } from './picture-file.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )
const zeros = (count: number) => Array.from({ length: count }, () => 0)
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

describe('the first bytes of a file say', () => {
  it.each([
    [
      'a PNG',
      bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 2, 0, 0, 0, 1, 0]),
      { kind: 'png', width: 512, height: 256 },
    ],
    [
      'a JPEG whose size stands behind a comment',
      bytes([0xff, 0xd8, 0xff, 0xfe, 0, 6], 'note', [0xff, 0xff, 0xc2, 0, 11, 8, 1, 0, 2, 0, 3]),
      { kind: 'jpeg', width: 512, height: 256 },
    ],
    [
      'a WebP with losses',
      bytes('RIFF', zeros(4), 'WEBPVP8 ', zeros(10), [0, 2, 0, 1]),
      { kind: 'webp', width: 512, height: 256 },
    ],
    [
      'a WebP without losses',
      bytes('RIFF', zeros(4), 'WEBPVP8L', zeros(4), [0x2f, 0xff, 0xc1, 0x3f, 0], zeros(5)),
      { kind: 'webp', width: 512, height: 256 },
    ],
    [
      'a WebP with more in it',
      bytes('RIFF', zeros(4), 'WEBPVP8X', zeros(8), [0xff, 1, 0, 0xff, 0, 0]),
      { kind: 'webp', width: 512, height: 256 },
    ],
  ])('%s and its size', (_, file, expected) => {
    expect(readPictureHeader(file)).toEqual({ outcome: 'picture', ...expected })
  })

  it.each([
    ['heic', bytes(zeros(4), 'ftypheic', zeros(20))],
    ['heic', bytes(zeros(4), 'ftypavif', zeros(20))],
    ['drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['drawing', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><svg>')],
    ['damaged', bytes(PNG, [0, 0])],
    ['damaged', bytes(PNG, [0, 0, 0, 13], 'IHDR', zeros(8))],
    ['damaged', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['damaged', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9])],
    ['damaged', bytes('RIFF', zeros(4), 'WEBPVP8 ')],
    ['not-a-picture', bytes('GIF89a', zeros(20))],
    ['not-a-picture', bytes('a letter')],
    ['not-a-picture', new Uint8Array()],
  ])('%s', (outcome, file) => {
    expect(readPictureHeader(file)).toEqual({ outcome })
  })
})

it('50 million pixels are the most', () => {
  expect(hasTooManyPixels({ width: 8_000, height: 6_250 })).toBe(false)
  expect(hasTooManyPixels({ width: 8_000, height: 6_251 })).toBe(true)
})
