import { type FoodMatch, findFood } from '../foods/find-food.ts'
import { isNotFood } from './not-food.ts'
import { RECEIPT_PHRASES, RECEIPT_WORDS, STORE_MARKS } from './receipt-words.ts'

/** Printed text needs a better match than typed text, because recognition errors look like other words. */
const RECEIPT_SCORE = 0.74
const LABEL_SCORE = 0.85

/** The food a receipt line means; null if that would be a guess. */
export function matchReceiptLine(text: string): FoodMatch | null {
  const words = wordsIn(inWords(text)).filter((word) => !STORE_MARKS.has(word.toUpperCase()))
  if (isNotFood(words)) return null
  const expanded = words.map((word) => RECEIPT_WORDS[word.toUpperCase()] ?? word).join(' ')
  const match = findFood(expanded)
  return match && match.score >= RECEIPT_SCORE ? match : null
}

/** Replaces what is more than one word, or means something only beside another word. */
function inWords(text: string): string {
  const lean = /\b([6-9]\d)\/\d{1,2}\b/.exec(text)
  const beside = RECEIPT_PHRASES.reduce((line, [pattern, words]) => line.replace(pattern, words), text)
  return lean ? `${beside} ${nearestLean(Number(lean[1]))}% lean` : beside
}

/** The kinds of ground meat in the catalog: "88/12" is sold as 90. */
const LEAN_PERCENT = [73, 80, 85, 90, 93] as const

function nearestLean(percent: number): number {
  const far = (kind: number) => Math.abs(kind - percent)
  return LEAN_PERCENT.reduce<number>((best, kind) => (far(kind) < far(best) ? kind : best), LEAN_PERCENT[0])
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
    .filter(
      (word) => /^\d+%$/.test(word) || (/[A-Za-z]{2}/.test(word) && !/^[\d/]+[A-Za-z]{1,4}$/.test(word)),
    )
}
