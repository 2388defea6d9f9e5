import { claimsInWords, type WordClaims } from '@pennyplate/domain/allergen-lexicon/claims-in-words'
import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { unitFromWord } from '@pennyplate/domain/amounts/unit-words'
import { CONTAINER_UNITS, unitRatio } from '@pennyplate/domain/amounts/units'
import type { FoodId } from '@pennyplate/domain/food/food'
import { wordsOf } from '@pennyplate/domain/food/word-forms'
import { holdsWhatWordsSay } from './allergen-words.ts'
import { type FoodIndex, foodIndex } from './food-index.ts'
import type { CatalogFood } from './foods.ts'
import { freeNames, holdsWhatIsAbsent } from './free-of.ts'
import { DESCRIPTOR_WORDS, FILLER_WORDS } from './words.ts'

export interface FoodMatch {
  readonly food: CatalogFood
  /** 0 to 1; 1 is an exact name of the food. */
  readonly score: number
}

/** Below this score the food is not known. */
const MATCH_SCORE = 0.62
/** The higher limit when the noun itself is missing: "non dairy milk" is not non-dairy yogurt. */
const MATCH_SCORE_WITHOUT_HEAD = 0.7

interface QueryWord {
  readonly word: string
  /** Score lost if no name has the word. */
  readonly weight: number
  /** 1 as written, less if a misspelling was corrected. */
  readonly trust: number
  readonly isAside: boolean
}

const CORRECTED_TRUST = 0.85
/** Weight of words after a comma or in parentheses, which are mostly preparation. */
const ASIDE_SHARE = 0.1

/** How far below the best score a food may be and still win by having the requested unit. */
const UNIT_LEEWAY = 0.2

/** Who asks for a food without something gets one that is called so, not the nearest. */
const FREE_OF_SCORE = 0.85

/** A name of the food, give or take words that change nothing. */
const EXACT_SCORE = 0.98

/**
 * The food a text means, or null: "low sodium blackbeans" is found, "cat litter" is not. Among close matches, one that has
 * the unit wins: a sprig of rosemary is fresh, an ear of corn is on the cob.
 */
export function findFood(text: string, unit?: string | null): FoodMatch | null {
  const claims = claimsInWords(text)
  return claims.absences.length === 0 ? findInWords(text, unit) : findFreeOf(text, claims, unit)
}

/**
 * A name that says what its food is without is never a food that has it: "gluten-free beer" is not beer. Rice without gluten
 * is rice; "gluten-free Cheerios" are our gluten-free toasted oat cereal, and what we have nothing for is no food.
 */
function findFreeOf(text: string, claims: WordClaims, unit?: string | null): FoodMatch | null {
  const isMeant = ({ food }: FoodMatch) => !holdsWhatIsAbsent(food, claims)
  const whole = findInWords(text, unit, isMeant)
  if (whole && whole.score > EXACT_SCORE) return whole
  // "No eggs" names nothing.
  if (!/[a-z]/.test(claims.rest)) return null
  const plain = findInWords(claims.rest, unit)
  if (plain && isMeant(plain)) return plain
  const found = freeNames(claims, plain?.food).map((name) => findInWords(name, unit, isMeant))
  const [best] = [whole, ...found].filter((one) => one !== null).sort((a, b) => b.score - a.score)
  return best && best.score >= FREE_OF_SCORE ? best : null
}

function findInWords(
  text: string,
  unit: string | null | undefined,
  isMeant: (match: FoodMatch) => boolean = () => true,
): FoodMatch | null {
  const ranked = rankFoods(text).filter(
    (match) => match.score >= (match.hasHead ? MATCH_SCORE : MATCH_SCORE_WITHOUT_HEAD) && isMeant(match),
  )
  const best = firstWithItsAllergens(text, ranked)
  if (!best) return null
  if (!unit || unit in best.food.measures || !tellsFoodsApart(unit)) return best
  const inUnit = ranked.filter(
    ({ food, score }) => score <= best.score && score >= best.score - UNIT_LEEWAY && unit in food.measures,
  )
  return firstWithItsAllergens(text, inUnit) ?? best
}

/** Rejects a food that lacks an allergen the words name: "peanut flour" is not flour. */
function firstWithItsAllergens(text: string, ranked: readonly FoodMatch[]): FoodMatch | null {
  if (ranked.length === 0) return null
  const said = findingsInWords(text)
  return ranked.find(({ food }) => holdsWhatWordsSay(food, said)) ?? null
}

/** Units that say something about the food: anything comes in bags or cups, but only canned tomatoes in cans. */
function tellsFoodsApart(unit: string): boolean {
  if (unit === 'can') return true
  return !CONTAINER_UNITS.has(unit) && unitRatio(unit, 'g') === null && unitRatio(unit, 'cup') === null
}

/** The best matches for a search box, where the last word may be incomplete. */
export function searchFoods(text: string, limit: number): readonly FoodMatch[] {
  const index = foodIndex()
  const last = wordsOf(text).at(-1) ?? ''
  const words = last.length < 2 ? [] : index.completions(last)
  const before = withoutLastWord(text)
  const finished = words.flatMap((word) => rankFoods(`${before}${word}`))
  // An incomplete word is not corrected.
  const whole = words.length > 0 && !index.byWord.has(last) ? [] : rankFoods(text)
  const claims = claimsInWords(text)
  const best = new Map<FoodId, FoodMatch>()
  for (const match of [...whole, ...finished.map((match) => ({ ...match, score: match.score * 0.9 }))]) {
    const known = best.get(match.food.id)
    if (holdsWhatIsAbsent(match.food, claims)) continue
    if (match.score >= 0.3 && (!known || match.score > known.score)) best.set(match.food.id, match)
  }
  return [...best.values()].sort((left, right) => right.score - left.score).slice(0, limit)
}

function withoutLastWord(text: string): string {
  let end = text.trimEnd().length
  while (end > 0 && !/\s/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

interface RankedFood extends FoodMatch {
  readonly hasHead: boolean
}

function rankFoods(text: string): RankedFood[] {
  const index = foodIndex()
  const query = readQuery(text, index)
  const asked = query.reduce((sum, { weight }) => sum + weight, 0)
  if (asked === 0) return []
  const head = headOf(query)
  const positions = new Map(query.map(({ word }, position) => [word, position]))
  const found = new Map<number, { phrase: number; query: number }>()
  for (const { word, weight, trust } of query)
    for (const phrase of index.byWord.get(word) ?? []) {
      const sums = found.get(phrase) ?? { phrase: 0, query: 0 }
      sums.phrase += index.weightOf(word) * trust
      sums.query += weight * trust
      found.set(phrase, sums)
    }
  const best = new Map<CatalogFood, { score: number; rank: number; hasHead: boolean }>()
  for (const [at, sums] of found) {
    const phrase = index.phrases[at]
    if (!phrase) continue
    const overlap = harmonicMean(Math.min(1, sums.phrase / phrase.weight), sums.query / asked)
    const inOrder = isInOrder(phrase.words, positions) ? overlap : overlap * OUT_OF_ORDER
    const hasHead = head === null || phrase.words.includes(head)
    const score = hasHead ? inOrder : inOrder * WITHOUT_HEAD
    const known = best.get(phrase.food)
    if (!known || score > known.score) best.set(phrase.food, { score, rank: phrase.rank, hasHead })
  }
  return [...best]
    .sort(([, left], [, right]) => right.score - left.score || left.rank - right.rank)
    .map(([food, { score, hasHead }]) => ({ food, score, hasHead }))
}

/** Bonus for matching the noun: "wild mushrooms" are mushrooms, not wild rice. */
const WITHOUT_HEAD = 0.88

/** The last word of the name itself, which says what it is. */
function headOf(query: readonly QueryWord[]): string | null {
  const names = query.filter(({ word, isAside }) => !isAside && saysFood(word) && !DESCRIPTOR_WORDS.has(word))
  return names.at(-1)?.word ?? null
}

/** "Large white eggs" are not egg whites. */
const OUT_OF_ORDER = 0.97

function isInOrder(words: readonly string[], positions: ReadonlyMap<string, number>): boolean {
  const found = words.flatMap((word) => positions.get(word) ?? [])
  return found.every((position, index) => index === 0 || position > (found[index - 1] ?? 0))
}

function harmonicMean(left: number, right: number): number {
  return left + right === 0 ? 0 : (2 * left * right) / (left + right)
}

function readQuery(text: string, index: FoodIndex): QueryWord[] {
  const [main, aside] = splitAside(text)
  const words = new Map<string, QueryWord>()
  const asked = new Set<string>()
  const add = (word: string, share: number) => {
    if (asked.has(word)) return
    asked.add(word)
    for (const entry of resolve(word, share, index))
      if (!words.has(entry.word)) words.set(entry.word, { ...entry, isAside: share < 1 })
  }
  const mainWords = wordsOf(main)
  if (!mainWords.some((word) => /[a-z]/.test(word))) return []
  for (const word of mainWords) add(word, 1)
  for (const word of wordsOf(aside)) if (!FILLER_WORDS.has(word)) add(word, ASIDE_SHARE)
  return [...words.values()]
}

function resolve(word: string, share: number, index: FoodIndex): Omit<QueryWord, 'isAside'>[] {
  if (index.byWord.has(word)) {
    // A filler word can be part of a name ("ground", "15 bean mix") but never counts against a name without it.
    const weight = isFiller(word) ? 0.001 : index.weightOf(word) * share
    return [{ word, weight, trust: 1 }]
  }
  if (isFiller(word) || FIGURE.test(word)) return []
  const corrected = correctedWithinAllergens(word, index)
  if (corrected.length > 0)
    return corrected.map((known) => ({
      word: known,
      weight: index.weightOf(known) * share,
      trust: CORRECTED_TRUST,
    }))
  return [{ word, weight: index.weightOf(word) * share, trust: 1 }]
}

/** "Parmesean" is Parmesan, but okara is not okra and crayfish is not catfish. */
function correctedWithinAllergens(word: string, index: FoodIndex): readonly string[] {
  const corrected = index.correct(word)
  const said = findingsInWords(word).allergens
  const kept = findingsInWords(corrected.join(' ')).allergens
  return said.every((allergen) => kept.includes(allergen)) ? corrected : []
}

/** Numbers, as they appear after a text is split into words: "1/2", "90%". */
const FIGURE = /^[\d/%]+$/

/** Words beside the food: preparation, brands, numbers, and units that are not also kinds ("clove", "stick"). */
function isFiller(word: string): boolean {
  if (FILLER_WORDS.has(word) || /^\d+$/.test(word)) return true
  return !DESCRIPTOR_WORDS.has(word) && unitFromWord(word) !== null
}

/** "chicken breasts, cut into strips" is chicken breasts; "boneless, skinless chicken thighs" is one name. */
function splitAside(text: string): [main: string, aside: string] {
  const bare = text.replace(/\([^()]*\)/g, (parenthesis) => `,${parenthesis.slice(1, -1)},`)
  const pieces = bare.split(',')
  const start = pieces.findIndex((piece) => wordsOf(piece).some(saysFood))
  const end = start < 0 ? pieces.length : start + 1
  return [pieces.slice(0, end).join(' '), pieces.slice(end).join(' ')]
}

const SAYS_KIND_ONLY: ReadonlySet<string> = new Set([
  'boneless',
  'skinless',
  'large',
  'fresh',
  'lean',
  'ripe',
])

function saysFood(word: string): boolean {
  return !isFiller(word) && !SAYS_KIND_ONLY.has(word) && !FIGURE.test(word)
}
