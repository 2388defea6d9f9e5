import { DECODED_BYTES_MAX, decodedBytes } from '@pennyplate/domain/bounds/decoded-size'
import { PHOTO_SIDE_MIN_PX, PHOTO_SMALL, type PhotoSize } from '@pennyplate/domain/bounds/photo-limits'
import {
  hasTooManyPixels,
  isAnimated,
  PICTURE_BYTES_MAX,
  PICTURE_PIXELS_MAX,
  readPictureHeader,
} from '@pennyplate/domain/bounds/picture-file'
import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import { sharp } from '../photo-reading/safe-sharp.ts'

export type EncodedPhoto = {
  readonly webp: Uint8Array
  /** The same picture for cards. */
  readonly small: Uint8Array
  readonly width: number
  readonly height: number
}

const QUALITIES = [80, 68, 54, 40, 28]
const SMALLER = 0.75
const TIMEOUT_S = 15

/**
 * The picture as WebP of our own making: upright, without what its file said beside the pixels, and within the limits.
 * Nothing of the sender's bytes is kept.
 */
export async function encodePhoto(
  bytes: Uint8Array,
  large: PhotoSize,
  decodedBytesMax = DECODED_BYTES_MAX,
): Promise<{ readonly photo: EncodedPhoto } | { readonly fault: PictureFault }> {
  const fault = faultOf(bytes, decodedBytesMax)
  if (fault) return { fault }
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PICTURE_PIXELS_MAX,
      failOn: 'error',
      pages: 1,
    })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: large.sidePx, height: large.sidePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < PHOTO_SIDE_MIN_PX) return { fault: 'too-small' }
    const { width, height, channels } = info
    const pixels = { data, raw: { width, height, channels } }
    const { webp, ...size } = await within(pixels, large)
    const { webp: small } = await within(pixels, PHOTO_SMALL)
    return { photo: { webp, small, ...size } }
  } catch {
    // Cut off, or made to keep the decoder busy: the person has to take another picture in every case.
    return { fault: 'damaged' }
  }
}

function faultOf(bytes: Uint8Array, decodedBytesMax: number): PictureFault | undefined {
  if (bytes.length > PICTURE_BYTES_MAX) return 'too-large'
  const header = readPictureHeader(bytes)
  if (header.outcome === 'not-a-picture') return 'unknown'
  if (header.outcome !== 'picture') return header.outcome
  if (hasTooManyPixels(header) || decodedBytes(bytes, header) > decodedBytesMax) return 'too-large'
  if (Math.min(header.width, header.height) < PHOTO_SIDE_MIN_PX) return 'too-small'
  return isAnimated(bytes) ? 'animated' : undefined
}

type Pixels = {
  readonly data: Buffer
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 }
}

/** The best quality that fits; noise that never does is made smaller. */
async function within({ data, raw }: Pixels, { sidePx, bytes }: PhotoSize) {
  for (let side = sidePx; ; side = Math.round(side * SMALLER)) {
    for (const quality of QUALITIES) {
      const { data: webp, info } = await sharp(data, { raw })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality })
        .toBuffer({ resolveWithObject: true })
      if (webp.length <= bytes) return { webp: new Uint8Array(webp), width: info.width, height: info.height }
    }
  }
}
