import { allergenLexicon, type Holds, type Phrases } from './lexicon.ts'
import { ABSENCE_ADJECTIVES, ABSENT_WORDS, type Absence, SHARES_FREE } from './negations.ts'
import type { TextWord } from './words-in-text.ts'

/** A text as the lexicon sees it: foods, words for what is absent, and ends of phrases. */
export type TextItem =
  | { readonly kind: 'food'; readonly phrase: string; readonly holds: Holds; readonly isUsual: boolean }
  /** "Dairy-free": of the food beside it. */
  | {
      readonly kind: 'absence'
      readonly word: string
      readonly absence: Absence
      readonly everywhere: boolean
    }
  | { readonly kind: 'end' }

const WORDS_AT_MOST = 6

/** Words between two foods of one dish. */
const JOINTS: ReadonlySet<string> = new Set(
  'and with in on over or plus served from topped without contain containing made'.split(' '),
)
const NO_WORDS: ReadonlySet<string> = new Set([
  'no',
  'without',
  'non',
  'zero',
  'sans',
  'minus',
  'not',
  'hold',
  'omit',
])
/** "Free from milk, eggs and nuts": the whole list is absent. */
const LIST_OPENERS = ['free of', 'free from', 'not contain', 'not containing', 'contain no', 'made without']

export function readItems(words: readonly TextWord[]): TextItem[] {
  const items: TextItem[] = []
  const dishes = readDishes(words)
  let oilDepth = 0
  let dishEnd = 0
  for (let at = 0; at < words.length; ) {
    oilDepth = depthInOil(words, at, oilDepth)
    const food = oilDepth > 0 && REFINED_OILS.has(words[at]?.word ?? '') ? OIL_OF_BEANS : readFood(words, at)
    const absence = readAbsence(words, at)
    // "Non-dairy creamer" is one name. "Gluten-free flour tortillas" are tortillas, so "gluten-free flour" is not.
    const isItsName = absence !== null && food.length > absence.length && !beginsDish(dishes, at, food.length)
    const step = absence && !isItsName ? absence : food
    // "Mac and cheese" is one thing, whatever joins its words.
    items.push(...step.items.filter(({ kind }) => kind !== 'end' || at >= dishEnd || words[at]?.word === ''))
    const end = at + step.length
    for (let here = at; here < end; here++) {
      const dish = dishes.get(here)
      if (!dish) continue
      dishEnd = here + dish.length
      const isHidden = step.isLookAlike && dishEnd <= end && dish.length < step.length
      if (step !== absence && !isHidden) items.push(...dish.items)
    }
    at = end
  }
  return items
}

/** Dishes by start position. They add to their words: a crab cake is crab, and usually wheat and egg. */
function readDishes(words: readonly TextWord[]): Map<number, Step> {
  const found = new Map<number, Step>()
  for (let at = 0; at < words.length; ) {
    const dish = longestPhrase(words, at, allergenLexicon().dishes, true)
    if (dish) found.set(at, dish)
    at += dish?.length ?? 1
  }
  return found
}

/** Whether the last words of a phrase begin the name of a dish that goes on after it. */
function beginsDish(dishes: ReadonlyMap<number, Step>, at: number, length: number): boolean {
  for (let here = at + 1; here < at + length; here++)
    if (here + (dishes.get(here)?.length ?? 0) > at + length) return true
  return false
}

/** "Vegetable oil (soybean, palm)" is refined oil, which US law does not count as soy. */
const REFINED_OILS: ReadonlySet<string> = new Set(['soy', 'soya', 'soybean'])
const OIL_OF_BEANS: Step = { items: [], length: 1 }

function depthInOil(words: readonly TextWord[], at: number, depth: number): number {
  const mark = words[at]?.mark
  if (mark === '(' || mark === '[')
    return depth > 0 || ['oil', 'shortening'].includes(words[at - 1]?.word ?? '') ? depth + 1 : 0
  return (mark === ')' || mark === ']') && depth > 0 ? depth - 1 : depth
}

interface Step {
  readonly items: readonly TextItem[]
  readonly length: number
  readonly isLookAlike?: boolean
}

function readAbsence(words: readonly TextWord[], at: number): Step | null {
  const opener = LIST_OPENERS.find((phrase) => startsWith(words, at, phrase))
  if (opener) return absentList(words, at, opener.split(' ').length, LIST_JOINTS)
  const first = words[at]?.word ?? ''
  if (NO_WORDS.has(first)) {
    const step = absentList(words, at, words[at + 1]?.word === 'the' ? 2 : 1, OR_ONLY)
    if (step) return step
  }
  const adjective = [2, 1].find((length) => ABSENCE_ADJECTIVES.has(keyAt(words, at, length)))
  const absence = adjective && ABSENCE_ADJECTIVES.get(keyAt(words, at, adjective))
  if (adjective && absence) return said(first, absence, adjective, false)
  return absentFree(words, at)
}

/** "Nut-free", "nut- and dairy-free", "gluten and dairy free". */
function absentFree(words: readonly TextWord[], at: number): Step | null {
  for (const length of [2, 1]) {
    const target = keyAt(words, at, length)
    const absence = ABSENT_WORDS.get(target)
    if (!absence) continue
    const next = words[at + length]?.word
    if (next === 'free' && !['range', 'of', 'from'].includes(words[at + length + 1]?.word ?? ''))
      return said(target, absence, length + 1, false)
    const hangs = words[at + length - 1]?.hangs === true
    if ((hangs || SHARES_FREE.has(target)) && leadsToFree(words, at + length)) {
      // The joint goes with it, so that both words speak of the same food.
      const joints = countJoints(words, at + length)
      return said(target, absence, length + joints, false)
    }
  }
  return null
}

/** In words. */
const LIST_AT_MOST = 12

function leadsToFree(words: readonly TextWord[], at: number): boolean {
  for (let here = at + countJoints(words, at); here > at && here < at + LIST_AT_MOST; ) {
    const length = [2, 1].find((one) => ABSENT_WORDS.has(keyAt(words, here, one)))
    if (!length) return false
    const after = here + length
    if (words[after]?.word === 'free') return true
    const joints = countJoints(words, after)
    if (joints === 0) return false
    here = after + joints
  }
  return false
}

function countJoints(words: readonly TextWord[], at: number): number {
  let count = 0
  while (count < 2 && ['', 'and', 'or'].includes(words[at + count]?.word ?? '-')) count++
  return count
}

const OR_ONLY: ReadonlySet<string> = new Set(['or', 'nor'])
const LIST_JOINTS: ReadonlySet<string> = new Set(['or', 'nor', 'and', ''])

function absentList(
  words: readonly TextWord[],
  at: number,
  opening: number,
  joints: ReadonlySet<string>,
): Step | null {
  const items: TextItem[] = []
  let end = at + opening
  for (let here = end; here < words.length; ) {
    const absent = [2, 1].find((length) => ABSENT_WORDS.has(keyAt(words, here, length)))
    const absence = absent && ABSENT_WORDS.get(keyAt(words, here, absent))
    const food = readFood(words, here)
    const isFood = food.items.some(({ kind }) => kind === 'food')
    if (absent && absence && !(isFood && food.length > absent)) {
      items.push({ kind: 'absence', word: keyAt(words, here, absent), absence, everywhere: true })
      end = here + absent
    } else if (isFood) end = here + food.length
    else break
    here = end
    while (here < words.length && joints.has(words[here]?.word ?? '')) here++
    if (here === end) break
  }
  return end === at + opening ? null : { items, length: end - at }
}

function said(word: string, absence: Absence, length: number, everywhere: boolean): Step {
  return { items: [{ kind: 'absence', word, absence, everywhere }], length }
}

/** The longest lexicon phrase here, else an end of phrase or a plain word. */
function readFood(words: readonly TextWord[], at: number): Step {
  const phrase = longestPhrase(words, at, allergenLexicon().ingredients, false)
  if (phrase) return phrase
  const word = words[at]?.word ?? ''
  return { items: word === '' || JOINTS.has(word) ? [{ kind: 'end' }] : [], length: 1 }
}

function longestPhrase(
  words: readonly TextWord[],
  at: number,
  { holds, beginnings }: Phrases,
  isUsual: boolean,
): Step | null {
  let best: Step | null = null
  let key = ''
  for (let length = 1; length <= WORDS_AT_MOST; length++) {
    const word = words[at + length - 1]?.word
    if (!word) break
    key = length === 1 ? word : `${key} ${word}`
    const held = holds.get(key)
    const isLookAlike = !isUsual && allergenLexicon().lookAlikes.has(key)
    if (held) best = { items: [{ kind: 'food', phrase: key, holds: held, isUsual }], length, isLookAlike }
    if (!beginnings.has(key)) break
  }
  return best
}

function keyAt(words: readonly TextWord[], at: number, length: number): string {
  const found = words.slice(at, at + length).map(({ word }) => word)
  return found.length === length && !found.includes('') ? found.join(' ') : ''
}

function startsWith(words: readonly TextWord[], at: number, phrase: string): boolean {
  return phrase.split(' ').every((word, index) => words[at + index]?.word === word)
}
