import { editDistance } from '../word-forms.ts'
import type { Lexicon } from './lexicon.ts'

/** Shorter words are too easily turned into another: "lamb" is not "lime". */
const LETTERS_FOR_ONE_MISTAKE = 5
const LETTERS_FOR_TWO_MISTAKES = 8
/** Each word is looked at against every word known, so hostile text gets only so many looks. */
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
  /** The one known word that was meant, or undefined where it is none or could be several. */
  readonly correct: (word: string) => string | undefined
  /** Known words that look like it, nearest first. */
  readonly near: (word: string) => readonly string[]
}

export function spellerFor({ words, allergenWords }: Lexicon, foodWords: ReadonlySet<string>): Speller {
  const byLength = Map.groupBy(new Set([...words, ...foodWords]), (word) => word.length)
  const seen = new Map<string, string | undefined>()
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
      const near = nearest(word, 1).filter((known) => allergenWords.has(known))
      return near.length === 1 ? near[0] : undefined
    }
    const near = nearest(word, word.length >= LETTERS_FOR_TWO_MISTAKES ? 2 : 1)
    const allergens = near.filter((known) => allergenWords.has(known))
    // Rather the allergen than another word, and rather a question than one of two.
    const meant = allergens.length > 0 ? allergens : near
    return meant.length === 1 ? meant[0] : undefined
  }

  return {
    isKnown,
    correct(word) {
      if (isKnown(word)) return undefined
      if (!seen.has(word)) seen.set(word, look(word))
      return seen.get(word)
    },
    near(word) {
      if (word.length < 3 || looks >= LOOKS_PER_TEXT) return []
      looks++
      return nearest(word, word.length < LETTERS_FOR_ONE_MISTAKE ? 1 : 3)
    },
  }
}

/** The first letter is hardly ever wrong, but may have changed places with the second. */
function isSameStart(word: string, known: string): boolean {
  return word[0] === known[0] || (word[0] === known[1] && word[1] === known[0])
}
