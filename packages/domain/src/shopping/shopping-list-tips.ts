import { wordsOf } from '../food/word-forms.ts'

/**
 * The money-saving tips that still apply once a line is removed. Tips are stored as sentences, so a tip is about the line whose
 * name it says: as whole words, and not as a part of another line's longer name.
 */
export function tipsWithoutLine(
  tips: readonly string[],
  removed: string,
  remaining: readonly string[],
): string[] {
  const removedWords = wordsOf(removed)
  const others = remaining.map(wordsOf)
  return tips.filter((tip) => {
    const words = wordsOf(tip)
    const named = others.flatMap((other) => placesOf(other, words))
    return placesOf(removedWords, words).every((place) => named.some((other) => covers(other, place)))
  })
}

type Place = Readonly<{ start: number; end: number }>

/** Where a name stands in a text. */
function placesOf(name: readonly string[], text: readonly string[]): Place[] {
  if (name.length === 0) return []
  return text.flatMap((_, start) =>
    name.every((word, index) => text[start + index] === word) ? [{ start, end: start + name.length }] : [],
  )
}

function covers(outer: Place, inner: Place): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
