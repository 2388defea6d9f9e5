import { editDistance } from '../food/word-forms.ts'
import type { RestrictionLexicon } from './lexicon.ts'

/** In shorter words a correction is too risky: "lamb" is not "lime". */
const LETTERS_FOR_ONE_MISTAKE = 5
const LETTERS_FOR_TWO_MISTAKES = 8
/** Longer words are not corrected. */
const LETTERS_MAX = 40
/** Each look-up compares with every known word, so hostile text gets a limited number. */
const LOOKS_PER_TEXT = 60
/** English words that are one letter away from an allergen. */
const OTHER_WORDS: ReadonlySet<string> = new Set([
  'mild',
  'mile',
  'mill',
  'what',
  'fist',
  'wish',
  'dish',
  'must',
  'wife',
  'malt',
])

export interface Speller {
  readonly isKnown: (word: string) => boolean
  /** The known word that was meant; undefined for none or several. */
  readonly correct: (word: string) => string | undefined
  /** Known words that look like it, nearest first. */
  readonly near: (word: string) => readonly string[]
}

export function spellerFor(
  { words, byPhrase, allergenWords, allergenNames }: RestrictionLexicon,
  foodWords: ReadonlySet<string>,
): Speller {
  const byLength = Map.groupBy(new Set([...words, ...foodWords]), (word) => word.length)
  const seen = new Map<string, string | undefined>()
  const nearSeen = new Map<string, readonly string[]>()
  let looks = 0
  const isKnown = (word: string) => words.has(word) || foodWords.has(word) || /\d/.test(word)

  function nearest(word: string, most: number): string[] {
    for (let distance = 1; distance <= most; distance++) {
      const near: string[] = []
      for (let length = word.length - distance; length <= word.length + distance; length++)
        for (const known of byLength.get(length) ?? [])
          if (isSameStart(word, known) && editDistance(word, known, distance) !== null) near.push(known)
      if (near.length > 0) return near
    }
    return []
  }

  function look(word: string): string | undefined {
    if (word.length < 4 || OTHER_WORDS.has(word) || looks >= LOOKS_PER_TEXT) return undefined
    looks++
    if (word.length < LETTERS_FOR_ONE_MISTAKE) {
      const near = nearest(word, 1).filter(
        (known) => allergenNames.has(known) && (known.length > 3 || known === 'egg' || known === 'nut'),
      )
      return near.length === 1 ? near[0] : undefined
    }
    const near = nearest(word, word.length >= LETTERS_FOR_TWO_MISTAKES ? 2 : 1)
    const allergens = near.filter((known) => allergenWords.has(known))
    // Prefer the allergen to another word, and a question to a guess between two.
    const meant = allergens.length > 0 ? allergens : near
    // "Citric" means nothing alone, "citrus" does.
    const telling = meant.filter((known) => byPhrase.has(known) || foodWords.has(known))
    return onlyMeaning(telling.length > 0 ? telling : meant)
  }

  function onlyMeaning(found: readonly string[]): string | undefined {
    const [first] = found
    const meanings = new Set(
      found.map((known) => {
        const entry = byPhrase.get(known)
        return entry && 'concept' in entry ? entry.concept.id : known
      }),
    )
    return meanings.size === 1 ? first : undefined
  }

  /** "Peanutbutter" is two words. */
  function split(word: string): string | undefined {
    for (let at = 4; at <= word.length - 3; at++) {
      const [left, right] = [word.slice(0, at), word.slice(at)]
      if (byPhrase.has(`${left} ${right}`) || (byPhrase.has(left) && words.has(right)))
        return `${left} ${right}`
    }
    return undefined
  }

  return {
    isKnown,
    correct(word) {
      if (word.length > LETTERS_MAX || isKnown(word)) return undefined
      if (!seen.has(word)) seen.set(word, (word.length > 7 ? split(word) : undefined) ?? look(word))
      return seen.get(word)
    },
    near(word) {
      const known = nearSeen.get(word)
      if (known) return known
      if (word.length < 3 || word.length > LETTERS_MAX || looks >= LOOKS_PER_TEXT) return []
      looks++
      const found = nearest(word, word.length < LETTERS_FOR_ONE_MISTAKE ? 1 : 3)
      nearSeen.set(word, found)
      return found
    },
  }
}

/** The first letter is rarely wrong, but may be swapped with the second. */
function isSameStart(word: string, known: string): boolean {
  if (soundOf(word[0]) === soundOf(known[0])) return true
  return word[0] === known[1] && word[1] === known[0]
}

/** "Seliac" is "celiac". */
function soundOf(letter: string | undefined): string | undefined {
  return letter === 's' || letter === 'k' ? 'c' : letter
}
