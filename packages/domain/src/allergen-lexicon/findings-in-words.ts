import type { Allergen, FoodTrait } from '../food/food.ts'
import type { Holds } from './lexicon.ts'
import type { Absence } from './negations.ts'
import { readItems, type TextItem } from './read-items.ts'
import { wordsInText } from './words-in-text.ts'

/** One word or phrase of a text that says something about what is in it. */
export interface WordFinding {
  /** As the lexicon spells it: lower case, singular. */
  readonly said: string
  readonly allergens: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
  /** "Pad thai" usually has peanuts; "peanut" is peanut. */
  readonly isUsual: boolean
}

export interface Findings {
  readonly allergens: readonly Allergen[]
  readonly traits: readonly FoodTrait[]
  readonly words: readonly WordFinding[]
}

/**
 * What the words of a dish name, an ingredient line, a product name or a label say is in it, and what dishes so called
 * usually have. "May contain" counts as contains; "dairy-free" and "no nuts" take away.
 */
export function findingsInWords(text: string): Findings {
  return summed(readFindings(text))
}

/** Only what the words state: for texts that list what is in a dish, so that nothing has to be taken for granted. */
export function statedInWords(text: string): Findings {
  return summed(readFindings(text).filter(({ isUsual }) => !isUsual))
}

function summed(words: readonly WordFinding[]): Findings {
  return {
    allergens: [...new Set(words.flatMap(({ allergens }) => allergens))],
    traits: [...new Set(words.flatMap(({ traits }) => traits))],
    words: distinctFindings(words),
  }
}

/** A word that is said a thousand times is one finding. */
function distinctFindings(words: readonly WordFinding[]): readonly WordFinding[] {
  return [...new Map(words.map((word) => [JSON.stringify(word), word])).values()]
}

function readFindings(text: string): WordFinding[] {
  const items = readItems(wordsInText(text))
  const absences = absencesByFood(items)
  const everywhere = items.flatMap((item) => (item.kind === 'absence' && item.everywhere ? [item] : []))
  return items.flatMap((item, at) => {
    if (item.kind !== 'food') return []
    const { phrase, holds, isUsual } = item
    const here = (absences.get(at) ?? []).filter(({ word }) => !phrase.split(' ').includes(word))
    return finding(phrase, holds, isUsual ? [...here, ...everywhere] : here, isUsual)
  })
}

type AbsenceItem = Extract<TextItem, { kind: 'absence' }>

function finding(
  said: string,
  holds: Holds,
  absences: readonly AbsenceItem[],
  isUsual: boolean,
): WordFinding[] {
  const gone = (one: Allergen | FoodTrait) => absences.some(({ absence }) => isAbsent(one, absence))
  const allergens = [...holds.allergens].filter((one) => !gone(one))
  const traits = [...holds.traits].filter((one) => !gone(one))
  if (allergens.length + traits.length === 0) return []
  const adds = absences.flatMap(({ absence }) => absence.adds ?? [])
  return [{ said, allergens, traits: [...traits, ...adds], isUsual }]
}

function isAbsent(one: Allergen | FoodTrait, { allergens, traits }: Absence): boolean {
  return [...allergens, ...traits].includes(one)
}

/** No name goes on for longer; a bound keeps the reading linear. */
const REACH = 12

/** Which foods an absence speaks of: those after it up to the next joint, else those before it. */
function absencesByFood(items: readonly TextItem[]): Map<number, AbsenceItem[]> {
  const found = new Map<number, AbsenceItem[]>()
  const ends = nextEnds(items)
  let before: number[] = []
  let earlier: number[] = []
  let foods: number[] = []
  for (const [at, item] of items.entries()) {
    if (item.kind === 'end') {
      if (foods.length > 0) earlier = foods
      foods = []
      before = []
    } else if (item.kind === 'food') {
      foods.push(at)
      before = foods
    } else {
      const after = foodsUpTo(items, at, Math.min(ends[at] ?? items.length, at + REACH))
      const meant = after.length > 0 || item.everywhere ? after : before.length > 0 ? before : earlier
      for (const food of meant) found.set(food, [...(found.get(food) ?? []), item])
    }
  }
  return found
}

function foodsUpTo(items: readonly TextItem[], from: number, to: number): number[] {
  const found: number[] = []
  for (let at = from + 1; at < to; at++) if (items[at]?.kind === 'food') found.push(at)
  return found
}

function nextEnds(items: readonly TextItem[]): number[] {
  const ends = new Array<number>(items.length)
  let end = items.length
  for (let at = items.length - 1; at >= 0; at--) {
    if (items[at]?.kind === 'end') end = at
    ends[at] = end
  }
  return ends
}
