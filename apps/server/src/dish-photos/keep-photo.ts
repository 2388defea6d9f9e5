import { createHash } from 'node:crypto'
import { PHOTOS_BYTES_MAX } from '@pennyplate/domain/bounds/photo-limits'
import { lockHousehold } from '../accounts/households.store.ts'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { storageLeft } from '../storage/require-storage.ts'
import { bytesOfPhotos, writePhoto } from './dish-photos.store.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import { sweepPhotos } from './sweep-photos.ts'

/** Stores a photo that some recipe is about to name. Undefined if the household has no room for it. */
export async function keepPhoto(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  householdId: HouseholdId,
  photo: Pick<EncodedPhoto, 'webp' | 'small'>,
): Promise<string | undefined> {
  const { db, engine } = deps.database
  return db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, householdId)
    await sweepPhotos(trx, householdId, deps.now())
    return keepPhotoIn(deps, trx, householdId, photo)
  })
}

/** The id is the photo's hash: the same photo is stored once, and its address never shows another. */
async function keepPhotoIn(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  trx: Trx,
  householdId: HouseholdId,
  { webp, small }: Pick<EncodedPhoto, 'webp' | 'small'>,
): Promise<string | undefined> {
  if ((await bytesOfPhotos(trx, householdId)) + webp.length + small.length > PHOTOS_BYTES_MAX)
    return undefined
  const id = `photo-${createHash('sha256').update(webp).digest('hex').slice(0, 32)}`
  const [large = '', card = ''] = [webp, small].map((bytes) => Buffer.from(bytes).toString('base64'))
  if (large.length + card.length > (await storageLeft(config, trx, householdId))) return undefined
  await writePhoto(trx, householdId, { id, webp: large, small: card }, now().toISOString())
  return id
}
