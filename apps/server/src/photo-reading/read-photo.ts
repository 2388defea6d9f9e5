import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import { openPicture } from './open-picture.ts'
import { readCodes } from './read-codes.ts'
import { readPrint } from './read-print.ts'

export type PhotoReading =
  | { outcome: 'read'; codes: string[]; lines: PrintedLine[] }
  | { outcome: 'damaged' }
  | { outcome: 'cancelled' }

export type PhotoSoFar = Extract<PhotoReading, { outcome: 'read' }>

/**
 * Reads barcodes and printed text in a picture. Runs in a worker thread. Partial results are reported, for when the rest
 * takes too long.
 */
export async function readPhoto(
  bytes: Uint8Array,
  isCancelled: () => boolean,
  onSoFar: (reading: PhotoSoFar) => void = () => undefined,
): Promise<PhotoReading> {
  const picture = await openPicture(bytes)
  if (picture === null) return { outcome: 'damaged' }
  const codes = await readCodes(picture)
  // Reading text takes most of the time.
  if (isCancelled()) return { outcome: 'cancelled' }
  const lines = await readPrint(picture, (found) => onSoFar({ outcome: 'read', codes, lines: found }))
  return { outcome: 'read', codes, lines }
}
