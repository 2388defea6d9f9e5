import { isFrame, jpegSegments } from './jpeg-segments.ts'

/** Identifies a file by its first bytes, before anything decodes it. The sender's file name and type are not trusted. */

export type PictureKind = 'jpeg' | 'png' | 'webp'

export type PictureHeader =
  | Readonly<{ outcome: 'picture'; kind: PictureKind; width: number; height: number }>
  /** Phones' HEIC and AVIF, which few programs read. */
  | Readonly<{ outcome: 'heic' }>
  /** SVG can contain scripts, so it is never rendered. */
  | Readonly<{ outcome: 'drawing' }>
  /** Starts like a picture but ends before its dimensions. */
  | Readonly<{ outcome: 'damaged' }>
  | Readonly<{ outcome: 'not-a-picture' }>

/** Largest upload. Our app shrinks pictures first; other clients may not. */
export const PICTURE_BYTES_MAX = 10 * 1024 * 1024
/** Most pixels. The largest phone cameras take 50 million. What decoding takes is bounded beside, in decoded-size.ts. */
export const PICTURE_PIXELS_MAX = 50_000_000
/** Enough bytes to reach the header, even after a long embedded preview. */
export const PICTURE_HEADER_BYTES = 512 * 1024

type Size = Readonly<{ width: number; height: number }>

export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    return picture('png', pngSize(view))
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return picture('jpeg', jpegSize(view))
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return picture('webp', webpSize(view))
  if (textAt(bytes, 4, 4) === 'ftyp' && /^(?:hei|hev|mif|msf|avi)/.test(textAt(bytes, 8, 4)))
    return { outcome: 'heic' }
  if (/^\uFEFF?\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(decoder.decode(bytes.subarray(0, 512))))
    return { outcome: 'drawing' }
  return { outcome: 'not-a-picture' }
}

/** More than one picture in the file. Only of a file that is a PNG or WebP. */
export function isAnimated(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (textAt(bytes, 0, 4) === 'RIFF')
    return textAt(bytes, 12, 4) === 'VP8X' && bytes.length > 20 && (view.getUint8(20) & 2) !== 0
  if (textAt(bytes, 1, 3) !== 'PNG') return false
  // An animated PNG says so before its first pixels.
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4)
    if (chunk === 'acTL') return true
    if (chunk === 'IDAT') return false
  }
  return false
}

export function hasTooManyPixels({ width, height }: Size): boolean {
  return width * height > PICTURE_PIXELS_MAX
}

const decoder = new TextDecoder('utf-8')

function picture(kind: PictureKind, size: Size | null): PictureHeader {
  if (!size || size.width === 0 || size.height === 0) return { outcome: 'damaged' }
  return { outcome: 'picture', kind, ...size }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}

/** The first chunk of a PNG is always its header. */
function pngSize(view: DataView): Size | null {
  return view.byteLength < 24 ? null : { width: view.getUint32(16), height: view.getUint32(20) }
}

function jpegSize(view: DataView): Size | null {
  for (const segment of jpegSegments(view))
    if (isFrame(segment))
      return { height: view.getUint16(segment.at + 5), width: view.getUint16(segment.at + 7) }
  return null
}

function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30) return null
  const kind = view.getUint8(15)
  if (kind === 0x58) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000
}
