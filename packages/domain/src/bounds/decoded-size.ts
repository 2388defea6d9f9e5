import { isFrame, jpegSegments } from './jpeg-segments.ts'
import type { PictureHeader, PictureKind } from './picture-file.ts'

/** How much memory decoding a picture takes, by what its first bytes say. */

type Picture = Extract<PictureHeader, { outcome: 'picture' }>

/** Four bytes a pixel of the largest phone cameras. JPEGs as cameras write them are decoded in rows and take far less. */
export const DECODED_BYTES_MAX = 200_000_000

/**
 * Rows that are in memory at once where not all are: measured with our decoder, from a width of 700 to one of 700,000. Those of a
 * low picture count several times, once for each step of making it smaller.
 */
const ROWS_AT_ONCE = 1700
const STEPS = 4

/** Of pictures in a file with many recipes, which is in memory at the same time. */
export const DECODED_BYTES_IMPORTED_MAX = 100_000_000

/** An upper bound, in bytes. A file that says something else to our decoder is bounded by the memory of its process. */
export function decodedBytes(bytes: Uint8Array, { kind, width, height }: Picture): number {
  const { pixelBytes, isWhole } = READERS[kind](
    new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  )
  return width * pixelBytes * (isWhole ? height : Math.min(STEPS * height, ROWS_AT_ONCE))
}

type Layout = {
  readonly pixelBytes: number
  /** All of it is in memory before its first row is known. */
  readonly isWhole: boolean
}

const READERS: Readonly<Record<PictureKind, (view: DataView) => Layout>> = {
  png: pngLayout,
  jpeg: jpegLayout,
  webp: webpLayout,
}

const START_OF_SCAN = 0xda

/** By color type, with what palettes and transparent colors become. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 2, 2: 4, 3: 4, 4: 2, 6: 4 }

function pngLayout(view: DataView): Layout {
  if (view.byteLength < 29) return { pixelBytes: 8, isWhole: true }
  const channels = PNG_CHANNELS[view.getUint8(25)] ?? 4
  return { pixelBytes: channels * (view.getUint8(24) === 16 ? 2 : 1), isWhole: view.getUint8(28) !== 0 }
}

/** Frames drawn over one another take a canvas beside. */
function webpLayout(view: DataView): Layout {
  const isAnimated = view.getUint8(15) === 0x58 && (view.getUint8(20) & 2) !== 0
  return { pixelBytes: isAnimated ? 8 : 4, isWhole: true }
}

/** A JPEG in several scans, progressive or not, keeps a number of two bytes for each sample until its last scan. */
function jpegLayout(view: DataView): Layout {
  let layout = { channels: 4, samples: 4, isProgressive: true }
  for (const segment of jpegSegments(view)) {
    const { marker, at } = segment
    if (isFrame(segment)) layout = frameLayout(view, segment)
    if (marker !== START_OF_SCAN) continue
    const isWhole = layout.isProgressive || view.getUint8(at + 4) < layout.channels
    return { pixelBytes: isWhole ? 2 * layout.samples : layout.channels, isWhole }
  }
  return { pixelBytes: 2 * layout.samples, isWhole: true }
}

function frameLayout(view: DataView, { marker, at }: { marker: number; at: number }) {
  const channels = at + 10 <= view.byteLength ? view.getUint8(at + 9) : 4
  return { channels, samples: samplesPerPixel(view, at + 10, channels), isProgressive: marker % 4 === 2 }
}

/** Colors mostly have fewer samples than brightness. */
function samplesPerPixel(view: DataView, at: number, channels: number): number {
  if (channels === 0 || at + 3 * channels > view.byteLength) return 4
  const factors = Array.from({ length: channels }, (_, channel) => view.getUint8(at + 3 * channel + 1))
  const across = factors.map((factor) => factor >> 4)
  const down = factors.map((factor) => factor & 15)
  const all = factors.reduce((sum, factor) => sum + (factor >> 4) * (factor & 15), 0)
  return all / Math.max(1, Math.max(...across) * Math.max(...down))
}
