import { DECODED_BYTES_MAX, decodedBytes } from '@pennyplate/domain/bounds/decoded-size'
import {
  hasTooManyPixels,
  PICTURE_BYTES_MAX,
  type PictureKind,
  readPictureHeader,
} from '@pennyplate/domain/bounds/picture-file'
import type { Context } from 'hono'
import { AppError } from '../http/errors.ts'

export type ReceivedPicture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly kind: PictureKind }

/** The form's one picture. Its first bytes are checked before anything decodes it. */
export async function receivePicture(c: Context): Promise<ReceivedPicture> {
  if (!c.req.header('content-type')?.startsWith('multipart/form-data'))
    throw new AppError('unsupported_media_type')
  const bytes = new Uint8Array(await (await onlyFile(c)).arrayBuffer())
  const header = readPictureHeader(bytes)
  switch (header.outcome) {
    case 'heic':
      throw new AppError('picture_heic', { message: 'HEIC pictures cannot be read; send a JPEG' })
    case 'drawing':
      throw new AppError('picture_drawing', { message: 'a drawing is no photo; send a JPEG, PNG or WebP' })
    case 'not-a-picture':
      throw new AppError('picture_unknown', {
        message: 'this is no JPEG, PNG or WebP, whatever it is called',
      })
    case 'damaged':
      throw damaged()
    case 'picture':
      if (hasTooManyPixels(header))
        throw new AppError('picture_too_large', {
          message: `${header.width} by ${header.height} pixels are too many`,
        })
      if (decodedBytes(bytes, header) > DECODED_BYTES_MAX)
        throw new AppError('picture_too_large', {
          message: 'opening this picture takes too much memory; send fewer pixels, or an ordinary JPEG',
        })
      return { bytes, kind: header.kind }
  }
}

export function damaged(): AppError {
  return new AppError('picture_damaged', { message: 'the picture is not complete' })
}

async function onlyFile(c: Context): Promise<File> {
  const form = await c.req.formData().catch(() => undefined)
  const files = form ? [...form.values()].filter((value) => value instanceof File) : []
  const [file] = files
  if (!file || files.length > 1)
    throw new AppError('invalid_request', { details: [{ path: 'image', reason: 'must be one file' }] })
  if (file.size > PICTURE_BYTES_MAX) throw new AppError('body_too_large')
  return file
}
