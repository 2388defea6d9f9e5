import { type FoodMatch, findFood } from '../foods/find-food.ts'
import { isNotFood } from './not-food.ts'
import { RECEIPT_WORDS } from './receipt-words.ts'

/** Printed text needs a better match than typed text, because recognition errors look like other words. */
const RECEIPT_SCORE = 0.74
const LABEL_SCORE = 0.85

/** The food a receipt line means; null if that would be a guess. */
export function matchReceiptLine(text: string): FoodMatch | null {
  const words = wordsIn(text)
  if (isNotFood(words)) return null
  const expanded = words.map((word) => RECEIPT_WORDS[word.toUpperCase()] ?? word).join(' ')
  const match = findFood(expanded)
  return match && match.score >= RECEIPT_SCORE ? match : null
}

/** The food named on a package, or null. */
export function matchLabelText(text: string): FoodMatch | null {
  const words = wordsIn(text)
  if (isNotFood(words)) return null
  const match = findFood(words.join(' '))
  return match && match.score >= LABEL_SCORE ? match : null
}

/** Words made of letters, without sizes, prices and stray marks. */
function wordsIn(text: string): string[] {
  return text
    .replace(/[^A-Za-z&%'\s\d/]+/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\d+%$/.test(word) || (/[A-Za-z]{2}/.test(word) && !/^\d+[A-Za-z]{1,4}$/.test(word)))
}
