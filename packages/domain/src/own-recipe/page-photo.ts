/** Why a photo of a page gave no text. */
export const PAGE_PHOTO_PROBLEMS = ['too-dark', 'no-text'] as const
export type PagePhotoProblem = (typeof PAGE_PHOTO_PROBLEMS)[number]

/** Of one recipe, read one after the other. */
export const PAGE_PHOTOS_MAX = 10

/** Lines with a word less sure than this are shown to be compared with the photo. Clear print is above 0.85. */
const SURE_MIN = 0.8

/** A line whose reader does not say how sure it is, is not asked about by itself. */
export function isUnsureLine({ confidence }: Readonly<{ confidence: number | null }>): boolean {
  return confidence !== null && confidence < SURE_MIN
}
