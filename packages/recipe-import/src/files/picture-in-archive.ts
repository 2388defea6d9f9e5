import { IMPORT_LIMITS } from '@pennyplate/domain/own-recipe/import-problem'
import { isPicture } from './picture.ts'
import type { ZipEntry } from './read-zip.ts'

export type PictureNamed = (names: readonly string[]) => Uint8Array | undefined

/** Folders of a name that are compared: apps put everything into one more, or into none. */
const FOLDERS_MAX = 4

/** Finds pictures by the end of their path. */
export function pictureFinder(pictures: readonly ZipEntry[]): PictureNamed {
  const byEnd = new Map<string, ZipEntry>()
  for (const picture of pictures) {
    const parts = picture.name.toLowerCase().split('/')
    for (let taken = 1; taken <= Math.min(parts.length, FOLDERS_MAX); taken++)
      byEnd.set(parts.slice(-taken).join('/'), picture)
  }
  return (names) => {
    for (const name of names) {
      const found = byEnd.get(name.toLowerCase().replace(/^(?:\.?\/)+/, ''))
      const bytes = found && unpackPicture(found)
      if (bytes) return bytes
    }
    return undefined
  }
}

export function unpackPicture(entry: ZipEntry): Uint8Array | undefined {
  const bytes = entry.read()
  return bytes instanceof Uint8Array && bytes.length <= IMPORT_LIMITS.pictureBytes && isPicture(bytes)
    ? bytes
    : undefined
}
