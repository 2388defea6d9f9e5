import { editDistance } from '@pennyplate/domain/food/word-forms'

const NAMED = 5

/** What to say of an id that does not exist: those that share most of its words, if any do. */
export function noSuchId(kind: string, id: string, known: Iterable<string>): string {
  const words = id.split('-')
  const near = [...known]
    .map((other) => ({ other, likeness: likeness(words, other.split('-')) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((left, right) => right.likeness - left.likeness || (left.other < right.other ? -1 : 1))
    .slice(0, NAMED)
  const found = near.length > 0 ? `; near it: ${near.map(({ other }) => other).join(', ')}` : ''
  return `no ${kind} "${id}"${found}`
}

/** The share of the words of both that are the same but for a misspelling. */
function likeness(words: readonly string[], others: readonly string[]): number {
  const shared = words.filter((word) => others.some((other) => isAlike(word, other))).length
  return (2 * shared) / (words.length + others.length)
}

const isAlike = (word: string, other: string) =>
  word === other || (Math.min(word.length, other.length) > 3 && editDistance(word, other, 1) !== null)
