import {
  hasTooManyPixels,
  PICTURE_HEADER_BYTES,
  readPictureHeader,
} from '@pennyplate/domain/bounds/picture-file'
import type { PhotoRefusal } from '../messages/photo.ts'

export type ShrunkPicture =
  | Readonly<{ outcome: 'ready'; picture: Blob }>
  | Readonly<{ outcome: 'refused'; refusal: PhotoRefusal }>

/** Enough to read a whole receipt; more pixels only take longer to send. */
const SIDE_MAX_PX = 2000
const QUALITY = 0.9

/** Makes the picture a smaller, upright JPEG. Its first bytes are checked before the browser decodes it. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, PICTURE_HEADER_BYTES).arrayBuffer()))
  if (header.outcome === 'picture' && hasTooManyPixels(header))
    return { outcome: 'refused', refusal: 'too-large' }
  // Some browsers can open HEIC; the others fail here.
  if (header.outcome !== 'picture' && header.outcome !== 'heic')
    return { outcome: 'refused', refusal: header.outcome }
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { outcome: 'refused', refusal: header.outcome === 'heic' ? 'heic' : 'damaged' }
  }
  try {
    return { outcome: 'ready', picture: await asJpeg(bitmap) }
  } finally {
    bitmap.close()
  }
}

async function asJpeg(bitmap: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, SIDE_MAX_PX / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw a picture on')
  // Transparent pixels would become black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the canvas made no JPEG'))),
      'image/jpeg',
      QUALITY,
    ),
  )
}
