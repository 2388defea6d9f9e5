import type { PhotoRefusal } from '../messages/photo.ts'

const REFUSAL_OF_CODE: Readonly<Record<string, PhotoRefusal>> = {
  picture_heic: 'heic',
  picture_drawing: 'drawing',
  picture_unknown: 'not-a-picture',
  picture_animated: 'animated',
  picture_damaged: 'damaged',
  picture_too_dense: 'too-dense',
  picture_too_large: 'too-large',
  picture_too_small: 'too-small',
  body_too_large: 'too-large',
}

/** Why the server did not take a picture, if that is why it failed. */
export function refusalOf(code: string): PhotoRefusal | undefined {
  return REFUSAL_OF_CODE[code]
}
