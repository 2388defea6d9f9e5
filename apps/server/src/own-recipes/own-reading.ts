import type { OwnLine } from '@pennyplate/catalog/own-recipes/read-own-lines'
import type { OwnReading } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'

/** Set by the build: a hash of the code and data that lines are read with. */
declare const OWN_READER_OF_BUILD: string | undefined

/** What understood the lines. Undefined when run from source, where nothing says what read a stored line. */
const OWN_READER = typeof OWN_READER_OF_BUILD === 'string' ? OWN_READER_OF_BUILD : undefined

/** Many lines name the same allergens, so each finding is written once, and lines have its place. */
type StoredReading = {
  readonly by?: string | undefined
  readonly findings: readonly WordFinding[]
  readonly lines: readonly StoredLine[]
  readonly beside: readonly number[]
}
type StoredLine = WithPlaces<OwnLine>
type WithPlaces<Line> = Line extends { readonly beyond: readonly WordFinding[] }
  ? Omit<Line, 'beyond'> & { readonly beyond: readonly number[] }
  : Line

/** What the lines of a recipe mean, so that planning thousands of recipes does not read them again. */
export function storedReading({ lines, beside }: OwnReading, by = OWN_READER): string {
  const places = new Map<string, number>()
  const findings: WordFinding[] = []
  const placeOf = (finding: WordFinding): number => {
    const key = JSON.stringify(finding)
    const place = places.get(key) ?? findings.push(finding) - 1
    places.set(key, place)
    return place
  }
  const stored: StoredReading = {
    by,
    lines: lines.map((line) => ('beyond' in line ? { ...line, beyond: line.beyond.map(placeOf) } : line)),
    beside: beside.map(placeOf),
    findings,
  }
  return JSON.stringify(stored)
}

/**
 * What was stored, if today's reader would read the same. Otherwise null: another reader or lexicon may have tied a line to
 * another food, or have known fewer words for an allergen.
 */
export function trustedReading(stored: string | null, reader = OWN_READER): OwnReading | null {
  if (stored === null || reader === undefined) return null
  // Written by the function above.
  const { by, findings, lines, beside } = JSON.parse(stored) as StoredReading
  if (by !== reader) return null
  const findingsAt = (places: readonly number[]) => places.flatMap((place) => findings[place] ?? [])
  return {
    lines: lines.map((line) => ('beyond' in line ? { ...line, beyond: findingsAt(line.beyond) } : line)),
    beside: findingsAt(beside),
  }
}
