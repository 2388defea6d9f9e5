import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import { oneSpaced } from '../markup/element.ts'

/**
 * Pages print a box to tick before a line, and "undefined" or "null" where an amount is missing.
 * "For the sauce:", "[Sauce]" and "## Sauce" are headings.
 */
export function lineEntry(text: string): DraftPart | null {
  const line = text
    .replace(/^(?:[▢□☐•·●▪◦*]\s*|[-–]\s+)+/, '')
    .replace(/^(?:undefined|null|NaN)\s+/, '')
    .replace(/\s+([,.;])(?=\s|$)/g, '$1')
    .trim()
  if (line === '') return null
  const heading = /^(?:\[(.+)\]|#{1,4}\s+(.+)|([^\d¼½¾⅓⅔⅛]{2,80}):)$/.exec(line)
  return heading ? { heading: oneSpaced(heading[1] ?? heading[2] ?? heading[3] ?? '') } : { text: line }
}
