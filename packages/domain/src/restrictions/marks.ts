import type { FoodId } from '../food/food.ts'
import type { Concept } from './concept.ts'
import { type RestrictionLexicon, restrictionLexicon } from './lexicon.ts'
import type { FoodNameLookUp } from './look-up.ts'
import { PEOPLE_WORDS } from './people-words.ts'
import type { SentenceMark } from './sentence-words.ts'
import type { Speller } from './spelling.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A piece of the text: a food or concept, a sentence word, or a separator. */
export type Mark = { readonly start: number; readonly end: number } & (
  | {
      readonly kind: 'concept'
      readonly concept: Concept
      readonly isMember: boolean
      readonly isDerived?: true
      readonly term: string
    }
  | { readonly kind: 'food'; readonly foods: readonly FoodId[]; readonly term: string; readonly said: string }
  | { readonly kind: 'unknown' | 'name'; readonly term: string }
  | { readonly kind: Exclude<SentenceMark, 'qualifier'>; readonly term: string }
  | { readonly kind: Exclude<Token['kind'], 'word'> }
)

const FOOD_WORDS_MAX = 4
/** Words that decide about the food after them. */
const STEERS: ReadonlySet<SentenceMark> = new Set([
  'forbid',
  'not',
  'allow',
  'eats',
  'ok',
  'except',
  'but',
  'free',
])

/** Splits a text into marks, taking the longest known phrase at each word. Linear in the length of the text. */
export function marksOf(text: string, lookUp: FoodNameLookUp, speller: Speller): Mark[] {
  const known = restrictionLexicon()
  const tokens = tokensOf(text).flatMap((token, at, tokens) => {
    if (token.kind !== 'word') return [token]
    const word = isCalledSo(text, tokens, at) ? token.word : (speller.correct(token.word) ?? token.word)
    return word.split(' ').map((part) => ({ ...token, word: part }))
  })
  const marks: Mark[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    if (!token) break
    const { mark, length } = markAt(text, tokens, at, token, known, lookUp)
    const isName = mark.kind === 'unknown' && length === 1 && isNameAt(tokens, at)
    // "The kids like pork", but "meats like pork".
    const isLiking = mark.kind === 'filler' && mark.term === 'like' && isPerson(marks.at(-1))
    marks.push(isName ? { ...mark, kind: 'name' } : isLiking ? { ...mark, kind: 'eats' } : mark)
    at += length
  }
  return marks
}

function markAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  token: Token,
  { byPhrase, longest }: RestrictionLexicon,
  lookUp: FoodNameLookUp,
): { mark: Mark; length: number } {
  const { start } = token
  const span = (length: number) => ({ start, end: tokens[at + length - 1]?.end ?? token.end })
  if (token.kind !== 'word') return { mark: { kind: token.kind, ...span(1) }, length: 1 }
  const words = wordsFrom(tokens, at, longest)
  const first = byPhrase.get(words[0] ?? '')
  // A food's name may contain "no soy", but here it is a refusal.
  const foodLength = first && 'mark' in first && STEERS.has(first.mark) ? 0 : longestFood(words, lookUp)
  for (let length = words.length; length > 0 && length >= foodLength; length--) {
    const term = words.slice(0, length).join(' ')
    const entry = byPhrase.get(term)
    if (!entry || words[length - 1] === 'and') continue
    // The food of that name says more than the allergen lexicon.
    if ('concept' in entry && entry.isDerived && foodLength === length) continue
    if ('concept' in entry) return { mark: { kind: 'concept', ...entry, term, ...span(length) }, length }
    if (entry.mark === 'qualifier') return { mark: { kind: 'unknown', term, ...span(length) }, length }
    return { mark: { kind: entry.mark, term, ...span(length) }, length }
  }
  const term = words.slice(0, Math.max(1, foodLength)).join(' ')
  if (foodLength > 0) {
    const at = span(foodLength)
    const said = text.slice(at.start, at.end).toLowerCase()
    return { mark: { kind: 'food', foods: lookUp.foodsNamed(term), term, said, ...at }, length: foodLength }
  }
  // Ages, doses and house numbers say nothing about food.
  if (/^\d+(?:yo|yr|y|m|mo|st|nd|rd|th|g|mg|kg|lb|kcal|%)?$/.test(term))
    return { mark: { kind: 'filler', term, ...span(1) }, length: 1 }
  return { mark: { kind: 'unknown', term, ...span(1) }, length: 1 }
}

/** Only people do these, so the word before is no food that we do not know. */
const AFTER_A_NAME: ReadonlySet<string> = new Set(
  'is has had was might cant cannot doesnt need eat love like hate prefer avoid enjoy refuse dislike drink react outgrew'.split(
    ' ',
  ),
)

/** Only of people: no food has, eats or is allergic. */
const PERSON_DOES: ReadonlySet<string> = new Set(
  'has had cant cannot doesnt eat love hate prefer avoid enjoy refuse dislike drink outgrew'.split(' '),
)
const PERSON_IS: ReadonlySet<string> = new Set(
  'allergic intolerant sensitive vegan vegetarian pescatarian celiac coeliac diabetic picky'.split(' '),
)

/** "Kayle eats no pork" is about no kale: the spelling of a name is not corrected. */
function isCalledSo(text: string, tokens: readonly Token[], at: number): boolean {
  const [one, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!one || !startsWithCapital(text.slice(one.start, one.end)) || next?.kind !== 'word') return false
  return PERSON_DOES.has(next.word) || (['is', 'was'].includes(next.word) && PERSON_IS.has(after?.word ?? ''))
}

export function startsWithCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word)
}

function isPerson(mark: Mark | undefined): boolean {
  return mark?.kind === 'name' || (mark?.kind === 'filler' && PEOPLE_WORDS.has(mark.term))
}

const BEFORE_A_NAME: ReadonlySet<string> = new Set(['but', 'while', 'because', 'since'])

/** "Emma is allergic to peanuts": the name is ignored. */
function isNameAt(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const begins = before?.kind !== 'word' || BEFORE_A_NAME.has(before.word)
  return begins && AFTER_A_NAME.has(tokens[at + 1]?.word ?? '')
}

/** The words from here to the next separator; "and" counts as a word. */
function wordsFrom(tokens: readonly Token[], at: number, most: number): string[] {
  const words: string[] = []
  for (let next = at; next < tokens.length && words.length < most; next++) {
    const token = tokens[next]
    if (token?.kind === 'word' || (token?.kind === 'and' && token.word !== '')) words.push(token.word)
    else break
  }
  return words
}

function longestFood(words: readonly string[], lookUp: FoodNameLookUp): number {
  if (!lookUp.foodWords.has(words[0] ?? '')) return 0
  for (let length = Math.min(FOOD_WORDS_MAX, words.length); length > 0; length--)
    if (lookUp.foodsNamed(words.slice(0, length).join(' ')).length > 0) return length
  return 0
}
