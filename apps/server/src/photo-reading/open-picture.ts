import { PICTURE_PIXELS_MAX } from '@pennyplate/domain/bounds/picture-file'
import { sharp } from './safe-sharp.ts'

/** Grayscale, one byte per pixel, upright. */
export type GrayPicture = { readonly data: Buffer; readonly width: number; readonly height: number }

/** More pixels do not improve text recognition. The browser sends pictures no larger than this. */
const SIDE_MAX_PX = 2400

/** Null if the picture is truncated or damaged. */
export async function openPicture(bytes: Uint8Array): Promise<GrayPicture | null> {
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: PICTURE_PIXELS_MAX,
      failOn: 'error',
      pages: 1,
    })
      .autoOrient()
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    // The reason does not matter: in every case the person has to take another picture.
    return null
  }
}

export function pixelsOf({ data, width, height }: GrayPicture) {
  return sharp(data, { raw: { width, height, channels: 1 } })
}
