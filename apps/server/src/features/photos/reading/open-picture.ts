import { PICTURE_PIXELS_MAX } from '@pennyplate/domain/bounds/picture-file'
import sharp from 'sharp'

/** Shades of grey, one byte a pixel, upright. */
export type GreyPicture = { readonly data: Buffer; readonly width: number; readonly height: number }

/** Larger pictures say nothing more to a reader of print; the browser sends them no larger. */
const SIDE_MAX_PX = 2400

// Whatever a file says it is, nothing but these three decoders ever sees it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

/** Null when the picture ends too early or is broken in another way. */
export async function openPicture(bytes: Uint8Array): Promise<GreyPicture | null> {
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
    // The decoder's own words are about bytes; what a person can do is the same for all of them: another picture.
    return null
  }
}

export function pixelsOf({ data, width, height }: GreyPicture) {
  return sharp(data, { raw: { width, height, channels: 1 } })
}
