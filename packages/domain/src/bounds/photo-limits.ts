/** Photos of dishes. Every one is encoded anew as WebP before it is kept, once large and once for cards. */

export type PhotoSize = Readonly<{ sidePx: number; bytes: number }>

export const PHOTO_LARGE: PhotoSize = { sidePx: 1600, bytes: 300_000 }
/** Cards show it at up to 240 CSS pixels. */
export const PHOTO_SMALL: PhotoSize = { sidePx: 480, bytes: 40_000 }
/** Of a file with hundreds of recipes, where few of the pictures are ever looked at closely. */
export const PHOTO_IMPORTED: PhotoSize = { sidePx: 1200, bytes: 160_000 }
/** Smaller ones are icons, or one pixel that counts visits to a page. */
export const PHOTO_SIDE_MIN_PX = 64

/** All photos of a household, in both sizes. */
export const PHOTOS_BYTES_MAX = 200 * 1000 * 1000
/** Photos of our dishes; those of own recipes are named by their recipes. */
export const DISH_PHOTOS_MAX = 2000
/** A photo that nothing names any more is kept as long as somebody may undo that. */
export const UNUSED_PHOTO_HOURS = 24
