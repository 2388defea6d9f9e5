import type { PictureFault } from '@pennyplate/domain/own-recipe/picture-problem'
import { AppError } from '../http/errors.ts'

const REFUSALS = {
  unknown: ['picture_unknown', 'this is no JPEG, PNG or WebP, whatever it is called'],
  heic: ['picture_heic', 'HEIC pictures cannot be read; send a JPEG'],
  drawing: ['picture_drawing', 'a drawing is no photo; send a JPEG, PNG or WebP'],
  damaged: ['picture_damaged', 'the picture is not complete'],
  animated: ['picture_animated', 'the picture moves; send one that does not'],
  'too-large': ['picture_too_large', 'the picture has too many pixels'],
  'too-small': ['picture_too_small', 'the picture is smaller than 64 pixels'],
} as const satisfies Record<PictureFault, readonly [string, string]>

export function refusedPhoto(fault: PictureFault): AppError {
  const [code, message] = REFUSALS[fault]
  return new AppError(code, { message })
}
