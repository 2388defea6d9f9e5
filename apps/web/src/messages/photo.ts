import { counted } from './wording.ts'

/** Why a file was not read as a photo. */
export type PhotoRefusal =
  | 'heic'
  | 'drawing'
  | 'not-a-picture'
  | 'animated'
  | 'damaged'
  | 'too-dense'
  | 'too-large'
  | 'too-small'

const refusals: Readonly<Record<PhotoRefusal, string>> = {
  heic: 'This browser cannot open HEIC pictures. Save the picture as a JPEG, or take the photo with this button.',
  drawing: 'This is a drawing (SVG), not a photo. Choose a JPEG, PNG or WebP.',
  'not-a-picture': 'This file is not a picture. Choose a JPEG, PNG or WebP.',
  animated: 'This picture moves. Choose one that does not.',
  /** The file ends early, or the browser cannot decode it. */
  damaged: 'This picture file is incomplete. Take or download it again.',
  'too-dense':
    'There is too much in this picture to read. Photograph one item, or part of the receipt, at a time.',
  'too-large': 'This picture has too many pixels. Take a smaller one, at most 50 megapixels.',
  'too-small': 'This picture is too small. Choose one of at least 64 by 64 pixels.',
}

/** Photo Scan on the Pantry tab. */
export const photoMessages = {
  processing: 'Processing',
  title: 'Photo Scan',
  lead: 'Turn photos of receipts, barcodes and package labels into a list that you review first.',
  limits:
    'We read printed text and barcodes, one package per photo. We do not recognize loose produce or whole shelves.',
  privacy: 'Photos are shrunk on your device and never stored.',
  choose: 'Choose photos',
  drop: 'or drop them here',
  dropNow: 'Drop the photos here',
  onlyImages: 'Only images are allowed.',
  tooMany: (most: number) => `We read ${most} photos at a time. Only the first ${most} were added.`,
  close: 'Close Photo Scan',

  photos: 'Photos',
  progress: (done: number, all: number) => `${done} of ${all} photos read`,
  waiting: 'Waiting',
  shrinking: 'Shrinking',
  reading: 'Reading',
  queued: 'The server is busy; trying again',
  found: (count: number) => `${counted(count, 'item')} found`,
  cancelled: 'Canceled',
  cancelOne: (name: string) => `Cancel ${name}`,
  retryOne: (name: string) => `Try ${name} again`,
  /** The server could not process the photo. */
  failed: 'Failed to process photo. Please try again.',
  /** The same, where the reason is known. */
  failedBecause: (reason: string) => `Failed to process photo. ${reason}`,
  /** The photo was read, but no items were found in it. */
  nothingFound: 'No items found in the photo. Try a clearer photo.',
  withoutModel: 'The language model did not answer, so we read only the printed text.',
  refused: (refusal: PhotoRefusal) => refusals[refusal],

  review: 'Review what we read',
  reviewLead: 'Nothing is saved yet. Uncheck what you do not want and correct what is wrong.',
  keep: (name: string) => `Keep ${name}`,
  keepUnnamed: 'Keep this item',
  change: (name: string) => `Change ${name}`,
  changeShort: 'Change',
  done: 'Done',
  addByHand: 'Add one by hand',
  name: 'Item name',
  nameMissing: 'What is it called?',
  brand: 'Brand (optional)',
  quantity: 'Quantity',
  category: 'Category',
  price: (dollars: string) => `${dollars} paid`,
  confidence: (percent: number) => `${percent}% sure`,
  printed: (line: string) => `Printed as ${line}`,
  unnamed: 'Not named yet',
  byHand: 'Added by hand',
  fromModel: 'Named by the language model',
  unknownLine: 'We do not recognize this line. Check it and name it, and we will remember it.',
  unknownItem: 'We do not recognize this item. Check it and name it.',
  save: (count: number) => `Add ${counted(count, 'item')} to pantry`,
  discard: 'Discard all',
  added: (count: number) => `Added ${counted(count, 'item')} from photo!`,
  notRemembered: 'Added, but the names you gave could not be saved for next time.',
} as const
