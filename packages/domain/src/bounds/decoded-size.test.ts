import { expect, it } from 'vitest'
import { DECODED_BYTES_MAX, decodedBytes } from './decoded-size.ts'
import { readPictureHeader } from './picture-file.ts'

const ascii = (text: string) => [...new TextEncoder().encode(text)]
const u16 = (number: number) => [number >> 8, number & 255]
const zeros = (count: number) => Array.from({ length: count }, () => 0)

const GRAY = 0
const RGB = 2
const PALETTE = 3
const RGBA = 6

function png(width: number, height: number, depth: number, color: number, interlace: 0 | 1) {
  const size = [...u16(width >> 16), ...u16(width & 0xffff), ...u16(height >> 16), ...u16(height & 0xffff)]
  const start = [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')]
  return new Uint8Array([...start, ...size, depth, color, 0, 0, interlace])
}

const BASELINE = 0xc0
const PROGRESSIVE = 0xc2
const PROGRESSIVE_ARITHMETIC = 0xca
const COLORS_HALVED = [0x22, 0x11, 0x11]
const COLORS_WHOLE = [0x11, 0x11, 0x11]

function jpeg(frame: number, factors: readonly number[], inFirstScan = factors.length) {
  const parts = factors.flatMap((factor, at) => [at + 1, factor, 0])
  return new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe1, ...u16(6), 1, 2, 3, 4, 0xff],
    ...[0xff, frame, ...u16(8 + parts.length), 8, ...u16(6120), ...u16(8160), factors.length, ...parts],
    ...[0xff, 0xda, ...u16(12), inFirstScan, ...zeros(12)],
  ])
}

function webp(flags: number) {
  return new Uint8Array([
    ...[...ascii('RIFF'), ...zeros(4), ...ascii('WEBPVP8X'), ...zeros(4), flags, 0, 0, 0],
    ...[0xdf, 0x1f, 0, 0xe7, 0x17, 0, ...zeros(8)],
  ])
}

function megabytesOf(file: Uint8Array): number {
  const header = readPictureHeader(file)
  if (header.outcome !== 'picture') throw new Error(header.outcome)
  return Math.round(decodedBytes(file, header) / 1_000_000)
}

it.each([
  ['a PNG of 50 megapixels', png(8160, 6120, 8, RGB, 0), 55],
  ['a JPEG as phones take them, of 50 megapixels', jpeg(BASELINE, COLORS_HALVED), 42],
  ['the same, progressive', jpeg(PROGRESSIVE, COLORS_HALVED), 150],
  ['a WebP of 50 megapixels', webp(0), 200],
  ['a PNG from top to bottom, with 16 bits', png(8160, 6120, 16, RGBA, 0), 111],
  ['an interlaced PNG with 8 bits', png(8160, 6120, 8, RGBA, 1), 200],
  ['an interlaced PNG with 16 bits of gray', png(4000, 3000, 16, GRAY, 1), 48],
  ['a PNG that is one strip', png(16_000, 3000, 8, RGBA, 0), 109],
])('%s is opened, and takes no more than %i MB', (_, file, megabytes) => {
  expect(megabytesOf(file)).toBe(megabytes)
  expect(megabytesOf(file)).toBeLessThanOrEqual(DECODED_BYTES_MAX / 1_000_000)
})

it.each([
  ['an interlaced PNG with 16 bits', png(6900, 6900, 16, RGBA, 1), 381],
  ['an interlaced PNG whose transparent color makes it four channels', png(6900, 6900, 16, PALETTE, 1), 381],
  ['a PNG 700,000 pixels wide', png(700_000, 70, 16, RGBA, 0), 1568],
  ['a progressive JPEG with all of its colors', jpeg(PROGRESSIVE, COLORS_WHOLE), 300],
  ['one that is packed another way', jpeg(PROGRESSIVE_ARITHMETIC, COLORS_WHOLE), 300],
  ['a JPEG with a scan for each color', jpeg(BASELINE, COLORS_WHOLE, 1), 300],
  ['an animated WebP', webp(2), 400],
])('%s is too much', (_, file, megabytes) => {
  expect(megabytesOf(file)).toBe(megabytes)
  expect(megabytesOf(file)).toBeGreaterThan(DECODED_BYTES_MAX / 1_000_000)
})

it('a JPEG that ends before it says how it is packed counts as the worst', () => {
  const whole = jpeg(BASELINE, COLORS_HALVED)
  expect(megabytesOf(whole.subarray(0, whole.length - 12))).toBe(150)
})
