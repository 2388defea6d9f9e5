import type { PrintedLine } from '@pennyplate/catalog/printed/read-label'
import { openPicture } from './open-picture.ts'
import { readCodes } from './read-codes.ts'
import { readPrint } from './read-print.ts'

export type PhotoReading =
  | { outcome: 'read'; codes: string[]; lines: PrintedLine[] }
  | { outcome: 'damaged' }
  | { outcome: 'cancelled' }

/** What is in a picture that a machine can read for certain: barcodes, else print. Runs in a worker thread. */
export async function readPhoto(bytes: Uint8Array, isCancelled: () => boolean): Promise<PhotoReading> {
  const picture = await openPicture(bytes)
  if (picture === null) return { outcome: 'damaged' }
  const codes = await readCodes(picture)
  // Nobody waits any more: print takes most of the time.
  if (isCancelled()) return { outcome: 'cancelled' }
  return { outcome: 'read', codes, lines: await readPrint(picture) }
}
