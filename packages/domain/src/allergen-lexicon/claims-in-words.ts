import { ALLERGENS, FOOD_TRAITS } from '../food/food.ts'
import { allergenLexicon } from './lexicon.ts'
import { ABSENCE_ADJECTIVES, ABSENT_WORDS, type Absence } from './negations.ts'
import { wordsInText, wordsKey } from './words-in-text.ts'

/** What a name says its food is without: "gluten-free", "no nuts", "without egg", "vegan". */
export interface WordClaims {
  /** The whole name. */
  readonly said: string
  readonly absences: readonly Absence[]
  /** The claims as they were said, singular: "corn" of "corn-free", "vegan". */
  readonly words: readonly string[]
  /** The name without those words. */
  readonly rest: string
}

/** Longer names are cut, so that reading one stays quick. */
const CHARS_MAX = 500

const words = (keys: Iterable<string>) =>
  [...keys]
    .sort((a, b) => b.length - a.length)
    .map((key) => key.replace(' ', '[- ]'))
    .join('|')

/** One thing that may be absent: a group we know, or any word. */
const THING = `(?:(?:${words(ABSENT_WORDS.keys())})s?|[a-z]+)`
const KNOWN_THING = `(?:${words(ABSENT_WORDS.keys())})s?`
const JOINT = '(?:-? ?(?:,|/|&|\\band\\b|\\bor\\b|\\bnor\\b) ?)+'

const CLAIM = new RegExp(
  [
    `\\b(?<free>(?:${KNOWN_THING}${JOINT})*${THING})[- ]?free\\b(?![- ](?:range|from|of)\\b)`,
    `(?:\\b(?:free[- ](?:of|from)|without|sans|minus|not?|non|zero)|\\b0 ?%?)[- ]?(?:(?:any|the|added) )?\\b(?<no>${THING}(?:${JOINT}${KNOWN_THING})*)\\b(?![- ]?free\\b)`,
    `\\b(?<adjective>${words(ABSENCE_ADJECTIVES.keys())})\\b`,
  ].join('|'),
  'g',
)

const NO_CLAIM = { absences: [], words: [] } as const
const MAY_CLAIM = /free|\bno[nt]?\b|without|sans|minus|zero|\b0|less|faux|veg|plant|dairy|\b[gd]f\b/

/** Less of these is still the food. */
const LESSER: ReadonlySet<string> = new Set(
  `fat sugar salt sodium calorie carb cholesterol acid protein added cage range antibiotic hormone gmo
  bake cook boil stick name more less`.split(/\s+/),
)

export function claimsInWords(text: string): WordClaims {
  const plain = text.slice(0, CHARS_MAX).toLowerCase()
  if (!MAY_CLAIM.test(plain)) return { ...NO_CLAIM, said: text, rest: text }
  const absences: Absence[] = []
  const absent: string[] = []
  const rest = plain.replace(CLAIM, (said, ...found) => {
    const { free, no, adjective } = found.at(-1)
    if (adjective) {
      const key = wordsKey(adjective)
      if (absent.includes(key)) return ' '
      absences.push(ABSENCE_ADJECTIVES.get(key) ?? { allergens: [], traits: [] })
      absent.push(key)
      return ' '
    }
    const things = thingsIn(free ?? no)
    const meant = things.filter((thing) => !LESSER.has(thing))
    if (meant.length === 0) return said
    // What is said a hundred times is one claim.
    const known = meant.filter((thing) => !absent.includes(thing))
    absences.push(...known.map((thing) => absenceOf(thing, free !== undefined)))
    absent.push(...known)
    return ' '
  })
  return absences.length === 0
    ? { ...NO_CLAIM, said: text, rest: text }
    : { said: text, absences, words: absent, rest: rest.trim() }
}

function thingsIn(said: string): string[] {
  return said.split(new RegExp(JOINT)).flatMap((thing) => wordsKey(thing) || [])
}

/** Things no table of allergens names, and what of a food tells that it has them. */
const MORE_THINGS: ReadonlyMap<string, Absence> = new Map([
  ['allergen', { allergens: ALLERGENS, traits: [] }],
  ['barley', { allergens: [], traits: ['gluten'] }],
  ['rye', { allergens: [], traits: ['gluten'] }],
  ['malt', { allergens: [], traits: ['gluten'] }],
  ['corn', { allergens: [], traits: ['corn', 'corn-derivative'] }],
  ['potato', { allergens: [], traits: ['white-potato'] }],
  ['bean', { allergens: [], traits: ['legume'] }],
])

/**
 * A food free of almonds is one that no tree nut is known of: a name alone does not tell which nut it has. "No cream" beside
 * a food may speak of something else, and takes away only what is called so.
 */
function absenceOf(thing: string, isFree: boolean): Absence {
  const known = ABSENT_WORDS.get(thing) ?? MORE_THINGS.get(thing)
  if (known) return known
  const held = isFree ? allergenLexicon().ingredients.holds.get(thing) : undefined
  const named = FOOD_TRAITS.filter((one) => one === thing)
  return { allergens: [...(held?.allergens ?? [])], traits: [...(held?.traits ?? []), ...named] }
}

/** What a name says its food has, as words between spaces, in one spelling of their number. */
export function wordsItHas(name: string): string {
  const found = wordsInText(claimsInWords(name).rest)
  return ` ${found.map(({ word }) => word).join(' ')} `
}
