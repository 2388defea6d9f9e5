import type { PagePhotoAnswer } from '@pennyplate/contract/recipes/page-photo'
import { isUnsureLine } from '@pennyplate/domain/own-recipe/page-photo'

/** A photographed page: what was read, as it is corrected. */
export type PhotoPage = Readonly<{
  /** Of its photo. */
  id: string
  file: File
  text: string
  by: PagePhotoAnswer['by']
  /** As they were read; they are asked about until they are corrected. */
  unsure: readonly string[]
}>

export function pageOf(id: string, file: File, { lines, by }: PagePhotoAnswer): PhotoPage {
  return {
    id,
    file,
    text: lines.map(({ text }) => text).join('\n'),
    by,
    unsure: [...new Set(lines.filter(isUnsureLine).map(({ text }) => text))],
  }
}

/** Where a line stands in the corrected text, or null if it is not there as it was read. */
export function rowInText(text: string, line: string): Readonly<{ start: number; end: number }> | null {
  let start = 0
  for (const row of text.split('\n')) {
    if (row === line) return { start, end: start + row.length }
    start += row.length + 1
  }
  return null
}

/** All pages as one text. A recipe goes on where the page before ended. */
export function textOfPages(pages: readonly PhotoPage[]): string {
  return pages
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
}
