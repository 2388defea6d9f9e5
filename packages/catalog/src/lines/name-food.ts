import { claimsInWords, type WordClaims } from '@pennyplate/domain/allergen-lexicon/claims-in-words'
import type { CatalogFood } from '../foods/foods.ts'
import { holdsWhatIsAbsent } from '../foods/free-of.ts'
import { BRANDS, type FoodName, foodNames } from './food-names.ts'
import { isAlwaysHarmless, isHarmless, isHarmlessAnywhere } from './harmless-words.ts'
import { foodWords } from './line-words.ts'

export interface FoodInWords {
  readonly food: CatalogFood
  /** The words are a name of the food and words that change nothing; no spelling was corrected, no claim left out. */
  readonly isSure: boolean
  /** How many words are part of the name. */
  readonly wordCount: number
}

/** No name of a food has more words beside it. */
const WORDS_MAX = 14

/**
 * The food that a text names: one of our names in it, and beside it only words that change nothing. "Pink salt" is salt,
 * "smoked salt" and "salted caramel" are nothing we know.
 */
export function nameFood(text: string): FoodInWords | null {
  const claims = claimsInWords(text)
  const named = nameInWords(text, claims)
  return named && !holdsWhatIsAbsent(named.food, claims) ? named : null
}

function nameInWords(text: string, claims: WordClaims): FoodInWords | null {
  const words = plainWords(foodWords(text.replace(MAKER, ' ')))
  if (words.length === 0 || words.length > WORDS_MAX) return null
  const exact = coverWords(words)
  if (exact) return { food: exact.food, isSure: true, wordCount: exact.words.length }
  const claimed = text.replace(CLAIM, ' ')
  const bare = claimed === text ? words : plainWords(foodWords(claimed.replace(MAKER, ' ')))
  const near = (bare === words ? null : coverWords(bare)) ?? coverCorrected(bare) ?? coverFreeOf(claims)
  return near ? { food: near.food, isSure: false, wordCount: near.words.length } : null
}

/** Less of something is still the food; free of gluten or milk is another food. */
const CLAIM =
  /\b(?:(?:low|lower|reduced|less|light|lite|no|zero|full|half)[- ](?:added[- ])?(?:fat|sodium|salt|sugar|calorie|cal|carb|moisture|acid|protein)(?:[- ]added)?|(?:fat|sodium|salt|nitrate|cage|msg|bpa)[- ]free|non-?fat|\d+(?:\.\d+)?%|part[- ]skim|unsweetened|lightly sweetened|unsalted|lightly salted|salted|(?:free|cage)[- ](?:range|free)|grass[- ]fed|pasture[- ]raised|wild[- ]caught|non-?gmo|gluten[- ]free certified)\b/gi

const MAKER = new RegExp(
  `\\b(?:${[...BRANDS]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('|')})(?![a-z'])`,
  'gi',
)

/** "Peeled and sliced": an "and" between words that change nothing changes nothing. */
function plainWords(words: readonly string[]): string[] {
  return words.filter((word, at) => {
    if (word !== 'and' && word !== 'or') return true
    const isPlain = word === 'and' ? isHarmlessAnywhere : isAlwaysHarmless
    const [before, after] = [words[at - 1], words[at + 1]]
    const isBetween = before !== undefined && after !== undefined && isPlain(before) && isPlain(after)
    return !isBetween
  })
}

/** Gluten-free baking powder is baking powder, which never has gluten; gluten-free bread is another food than bread. */
function coverFreeOf({ absences, rest }: WordClaims): FoodName | null {
  const isKnown = absences.some(({ allergens, traits, adds }) => allergens.length + traits.length > 0 || adds)
  return isKnown ? coverWords(plainWords(foodWords(rest.replace(MAKER, ' ').replace(CERTIFIED, ' ')))) : null
}

const CERTIFIED = /\b(?:certified|friendly)\b/gi

function coverCorrected(words: readonly string[]): FoodName | null {
  const corrected = correctWords(words)
  return corrected ? coverWords(corrected) : null
}

function correctWords(words: readonly string[]): string[] | null {
  const { byWord, corrected } = foodNames()
  let isChanged = false
  const better = words.map((word) => {
    if (byWord.has(word) || isHarmlessAnywhere(word)) return word
    const known = corrected(word)
    if (known !== null) isChanged = true
    return known ?? word
  })
  return isChanged ? better : null
}

function coverWords(words: readonly string[]): FoodName | null {
  const { names, byWord } = foodNames()
  const position = new Map(words.map((word, at) => [word, at]))
  const counts = new Map<number, number>()
  for (const word of words) for (const at of byWord.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1)
  let best: FoodName | null = null
  let bestValue = 0
  let longest = 0
  for (const [at, count] of counts) {
    const name = names[at]
    if (!name || count < name.words.length) continue
    if (name.words.length > longest && standsTogether(name, position)) longest = name.words.length
    const value = worthOf(name, position)
    if (value > bestValue && isRestHarmless(words, name)) {
      best = name
      bestValue = value
    }
  }
  // "Egg vegan deli slices" holds a longer name than that of vegan egg, and more than its words.
  return best && best.words.length < longest ? null : best
}

function standsTogether({ words }: FoodName, position: ReadonlyMap<string, number>): boolean {
  const start = position.get(words[0] ?? '') ?? 0
  return words.every((word, at) => position.get(word) === start + at)
}

/** More words first, then words in the order of the name, then the food's more usual names. */
function worthOf({ words, rank }: FoodName, position: ReadonlyMap<string, number>): number {
  let isInOrder = true
  for (let at = 1; at < words.length; at++)
    if ((position.get(words[at] ?? '') ?? 0) < (position.get(words[at - 1] ?? '') ?? 0)) isInOrder = false
  return words.length * 100 + (isInOrder ? 50 : 0) - Math.min(rank, 40)
}

function isRestHarmless(words: readonly string[], { food, words: own }: FoodName): boolean {
  let isBefore = true
  for (const word of words) {
    if (own.includes(word)) isBefore = false
    else if (!isHarmless(word, food, isBefore)) return false
  }
  return true
}
