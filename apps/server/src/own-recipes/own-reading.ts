import type { OwnReading } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { WordFinding } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { z } from 'zod'
import { parseJson } from '../json.ts'

/** Set by the build: a hash of the code and data that lines are read with. */
declare const OWN_READER_OF_BUILD: string | undefined

/** What understood the lines. Undefined when run from source, where nothing says what read a stored line. */
const OWN_READER = typeof OWN_READER_OF_BUILD === 'string' ? OWN_READER_OF_BUILD : undefined

const finding = z.object({
  said: z.string(),
  allergens: z.array(z.enum(ALLERGENS)),
  traits: z.array(z.enum(FOOD_TRAITS)),
  isUsual: z.boolean(),
}) satisfies z.ZodType<WordFinding>
const findingPlaces = z.array(z.int())
const food = {
  foodId: z.string(),
  amount: z.number().nullable(),
  unit: z.string(),
  grams: z.number().nullable(),
}
const fromMemory = { isRemembered: z.literal(true).optional(), offered: z.string().optional() }
const ownLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('heading') }),
  z.object({ is: z.literal('nothing') }),
  z.object({ is: z.literal('harmless'), ...fromMemory }),
  z.object({
    is: z.literal('open'),
    allergens: z.array(z.enum(ALLERGENS)),
    beyond: findingPlaces,
    mayBeHarmless: z.boolean(),
    ...fromMemory,
  }),
  z.object({
    is: z.literal('tied'),
    ...food,
    also: z.array(z.object(food)),
    preparation: z.string(),
    isOptional: z.boolean(),
    isSure: z.boolean(),
    isByHand: z.boolean(),
    beyond: findingPlaces,
    mayBeHarmless: z.boolean(),
    ...fromMemory,
  }),
])

const readBy = z.object({ by: z.string().optional() })

/** Many lines name the same allergens, so each finding is written once, and lines have its place. */
const wholeReading = z.object({
  by: z.string().optional(),
  findings: z.array(finding),
  lines: z.array(ownLine),
  beside: findingPlaces,
})

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
  const stored = {
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
  const json = parseJson(stored)
  // Another version may have stored another form.
  if (readBy.parse(json).by !== reader) return null
  const { findings, lines, beside } = wholeReading.parse(json)
  const findingsAt = (places: readonly number[]) => places.flatMap((place) => findings[place] ?? [])
  return {
    lines: lines.map((line) => ('beyond' in line ? { ...line, beyond: findingsAt(line.beyond) } : line)),
    beside: findingsAt(beside),
  }
}
