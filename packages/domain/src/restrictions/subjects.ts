import { restrictionLexicon } from './lexicon.ts'
import type { Mark } from './marks.ts'
import { COUNTED, HOUSEHOLD, MYSELF, OWN_VERB, PEOPLE_WORDS, VERBS } from './people-words.ts'

/** Those one statement is about: in "Sam and the teenager eat meat" both together. */
export interface Subject {
  readonly start: number
  readonly names: ReadonlySet<string>
  /** What is said of "we" is said of the whole household. */
  readonly isHousehold: boolean
}

type Kinds = ReadonlySet<Mark['kind']>
const KINDS_OF_VERBS: Kinds = new Set(['forbid', 'not', 'allow', 'eats', 'all', 'none', 'allergy'])
/** "The rest" is in the list of words for all food, "we eat everything" in that of no restriction. */
const MAY_NAME: Kinds = new Set(['filler', 'modifier', 'all', 'none'])
const BEFORE_A_NAME: Kinds = new Set(['filler', 'unknown', 'but', 'except'])
const JOINS: Kinds = new Set(['and', 'comma', 'filler'])

/** Whom the marks of a statement are about, in order. Those who share a verb are one subject. */
export function subjectsOf(marks: readonly Mark[]): Subject[] {
  const subjects: { start: number; names: Set<string>; isHousehold: boolean }[] = []
  let isOpen = false
  let isFor = false
  const names = namesIn(marks)
  for (const [at, mark] of marks.entries()) {
    const name = names[at]
    if (name === undefined) {
      if (!JOINS.has(mark.kind) || isVerb(mark)) isOpen = false
      isFor = isWord(mark, 'for') || (isFor && mark.kind === 'filler')
      continue
    }
    const isHousehold = HOUSEHOLD.has(name)
    const last = subjects.at(-1)
    if (isOpen && last) {
      last.names.add(name)
      last.isHousehold &&= isHousehold
    } else subjects.push({ start: mark.start, names: new Set([name]), isHousehold })
    // "No pork for Ann, Sam eats it": the verb was before her.
    isOpen = !isFor && !isVerb(mark)
  }
  return subjects
}

/** From the end, because in "Sam and Ann are" only what follows tells that Sam is a name. */
function namesIn(marks: readonly Mark[]): (string | undefined)[] {
  const names: (string | undefined)[] = marks.map(() => undefined)
  for (let at = marks.length - 1; at >= 0; at--) names[at] = nameAt(marks, at, names)
  return names
}

function nameAt(
  marks: readonly Mark[],
  at: number,
  names: readonly (string | undefined)[],
): string | undefined {
  const mark = marks[at]
  if (!mark || !('term' in mark)) return undefined
  if (mark.kind === 'name') return mark.term
  if (mark.kind === 'food' || mark.kind === 'concept') return isFoodNameAt(marks, at) ? mark.term : undefined
  const words = mark.term.split(' ')
  const [first = ''] = words
  if (COUNTED.has(first)) return isVerbAfter(marks, at) ? `${first} ${mark.start}` : undefined
  if (mark.kind === 'unknown') return isNamedAt(marks, at, names) ? mark.term : undefined
  if (!MAY_NAME.has(mark.kind)) return undefined
  const person = words.find((word) => PEOPLE_WORDS.has(word))
  if (person) return person
  if (first === 'me') return isMeAt(marks, at) ? first : undefined
  if (MYSELF.has(first)) return speaksOfMyself(marks, at) ? first : undefined
  const isHousehold = HOUSEHOLD.has(first) && (isVerb(mark) || OWN_VERB.has(first) || isVerbAfter(marks, at))
  return isHousehold ? first : undefined
}

/** "Priya is", "Sam: no pork", "(Sam)", "for Sam", "Sam and Ann are". A listed word that we do not understand is no name. */
function isNamedAt(marks: readonly Mark[], at: number, names: readonly (string | undefined)[]): boolean {
  const [before, mark, after] = [marks[at - 1], marks[at], marks[at + 1]]
  if (mark && 'term' in mark && restrictionLexicon().byPhrase.has(mark.term)) return false
  const next = after && 'term' in after ? at + 1 : at + 2
  if (isWord(marks[next], 'who')) return true
  if (before && 'term' in before && !BEFORE_A_NAME.has(before.kind)) return false
  if (isWord(before, 'for') || before?.kind === 'except') return true
  if (isVerb(after) || isDiet(after) || after?.kind === 'open') return true
  const isLabel = after?.kind === 'dash' || before?.kind === 'dash' || before?.kind === 'open'
  if (isLabel && (after === undefined || !('term' in after))) return true
  const isListed = after?.kind === 'and' || after?.kind === 'comma'
  return (
    isListed &&
    (names[at + 2] !== undefined || (marks[at + 2]?.kind === 'filler' && names[at + 3] !== undefined))
  )
}

/** Ginger, Olive and Basil are people if they are vegan or eat something. */
function isFoodNameAt(marks: readonly Mark[], at: number): boolean {
  const [before, after] = [marks[at - 1], marks[at + 1]]
  if (before && 'term' in before) return false
  if (after?.kind === 'forbid') return / (?:eat|like)$/.test(after.term)
  return after?.kind === 'eats' || (isVerb(after) && after?.kind === 'filler' && isDiet(marks[at + 2]))
}

/** "For me" and "me: vegan", but not "fish makes me sick". */
function isMeAt(marks: readonly Mark[], at: number): boolean {
  const [before, after] = [marks[at - 1], marks[at + 1]]
  const isFirst = before === undefined || !('term' in before)
  return isWord(before, 'for') || (isFirst && (after === undefined || !('term' in after) || isVerb(after)))
}

/** "I am vegan", but not "I have two kids". */
function speaksOfMyself(marks: readonly Mark[], at: number): boolean {
  for (let next = at + 1; next < marks.length; next++) {
    const mark = marks[next]
    if (!mark || !('term' in mark)) return false
    if (mark.kind === 'concept' || mark.kind === 'food' || KINDS_OF_VERBS.has(mark.kind)) return true
    if (
      mark.kind !== 'filler' ||
      mark.term.split(' ').some((word) => PEOPLE_WORDS.has(word) || COUNTED.has(word))
    )
      return false
  }
  return false
}

const WORDS_BEFORE_VERB = 4

/** "One of us is": a verb after a few words that only say who. */
function isVerbAfter(marks: readonly Mark[], at: number): boolean {
  for (let next = at + 1; next <= at + WORDS_BEFORE_VERB; next++) {
    const mark = marks[next]
    if (isVerb(mark) || isDiet(mark)) return true
    if (mark?.kind !== 'filler' && !isCounted(mark)) return false
  }
  return false
}

function isCounted(mark: Mark | undefined): boolean {
  return mark !== undefined && 'term' in mark && COUNTED.has(mark.term)
}

function isVerb(mark: Mark | undefined): boolean {
  if (!mark || !('term' in mark)) return false
  if (KINDS_OF_VERBS.has(mark.kind)) return true
  const [first = ''] = mark.term.split(' ')
  return (mark.kind === 'filler' || mark.kind === 'unknown') && VERBS.has(first)
}

function isDiet(mark: Mark | undefined): boolean {
  return mark?.kind === 'concept' && mark.concept.kind === 'diet'
}

function isWord(mark: Mark | undefined, word: string): boolean {
  return mark?.kind === 'filler' && mark.term === word
}
