/** Why a picture is not kept as a photo. */
export const PICTURE_FAULTS = [
  /** No JPEG, PNG or WebP, whatever it is called. */
  'unknown',
  'heic',
  'drawing',
  'damaged',
  'animated',
  'too-large',
  'too-small',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

/** Why a recipe of a file was stored without its picture. */
export const PICTURE_PROBLEMS = [...PICTURE_FAULTS, 'storage-full'] as const
export type PictureProblem = (typeof PICTURE_PROBLEMS)[number]
