import {
  PHOTO_LARGE,
  PHOTO_SMALL,
  PHOTOS_BYTES_MAX,
  type PhotoSize,
} from '@pennyplate/domain/bounds/photo-limits'
import { readPictureHeader } from '@pennyplate/domain/bounds/picture-file'
import { z } from 'zod'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import { findPhotosAfter, type StoredPhoto, writePhoto } from './dish-photos.store.ts'
import { onlyPixels } from './only-pixels.ts'

const AT_ONCE = 20

/** A photo as it is stored: a WebP no larger than ours, as base64. Its metadata is left out. */
const storedWebp = ({ bytes, sidePx }: PhotoSize) =>
  z
    .base64()
    .max(Math.ceil(bytes / 3) * 4)
    .transform((text, context) => {
      const pixels = onlyPixels(Buffer.from(text, 'base64'))
      const header = pixels && readPictureHeader(pixels)
      if (header?.outcome === 'picture' && Math.max(header.width, header.height) <= sidePx)
        return Buffer.from(pixels ?? []).toString('base64')
      context.addIssue({ code: 'custom', message: 'must be a WebP as Pennyplate writes it' })
      return z.NEVER
    })

/** Photos in the file of a household. */
export const photosInFile = z
  .array(
    z.object({
      id: z.string().regex(/^photo-[0-9a-f]{32}$/),
      webp: storedWebp(PHOTO_LARGE),
      small: storedWebp(PHOTO_SMALL),
    }),
  )
  .refine(
    (photos) =>
      photos.reduce((sum, { webp, small }) => sum + (webp.length + small.length) * 0.75, 0) <=
      PHOTOS_BYTES_MAX,
    'must not be more photos than a household may keep',
  )
  .default([])

export async function allPhotos(db: Db, householdId: HouseholdId): Promise<StoredPhoto[]> {
  const all: StoredPhoto[] = []
  for (;;) {
    const some = await findPhotosAfter(db, householdId, all.at(-1)?.id ?? '', AT_ONCE)
    all.push(...some)
    if (some.length < AT_ONCE) return all
  }
}

/** For an imported file, after the recipes and photos that were there are deleted. */
export async function writePhotos(
  trx: Trx,
  householdId: HouseholdId,
  photos: readonly StoredPhoto[],
  addedAt: string,
): Promise<void> {
  for (const photo of photos) await writePhoto(trx, householdId, photo, addedAt)
}
