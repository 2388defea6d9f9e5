import type { FoodId } from '../food/food.ts'
import type { Item } from './clauses.ts'
import { conceptById, restrictionLexicon } from './lexicon.ts'
import type { FoodNameLookUp } from './look-up.ts'
import { startsWithCapital } from './marks.ts'
import type { Reading } from './read-text.ts'
import type { ItemOutcome } from './rule-of-item.ts'
import type { Speller } from './spelling.ts'
import { tokensOf } from './tokens.ts'

const READINGS_MAX = 3
const FOODS_MAX = 100

type Outcomes = readonly { readonly item: Item; readonly outcome: ItemOutcome | null }[]

/** Likeliest first: the understood items, then words that the unknown ones resemble. */
export function offerReadings(
  phrase: string,
  outcomes: Outcomes,
  lookUp: FoodNameLookUp,
  speller: Speller,
): Reading[] {
  const found = new Map<string, Reading>()
  const offer = (reading: Reading | undefined) => {
    if (reading && reading.as.length > 0 && !found.has(reading.name)) found.set(reading.name, reading)
  }
  for (const { item, outcome } of outcomes) {
    if (outcome?.kind === 'question')
      for (const id of outcome.classes) offer(classReading(id) ?? wordReading(id, lookUp))
    offer(item.kind === 'concept' ? classReading(item.concept.id) : foodReading(item.said, item.foods))
  }
  const tokens = tokensOf(phrase)
  // In a sentence a capital begins a name: "Sam" is not "spam". Titles And Short Notes Begin All Their Words With One.
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ start, end }) => phrase.slice(start, end))
  const isSentence = words.length > 2 && !words.every(startsWithCapital)
  for (const { word, start, end } of tokens) {
    if (found.size >= READINGS_MAX) break
    if (word === '' || speller.isKnown(word)) continue
    if (isSentence && startsWithCapital(phrase.slice(start, end))) continue
    for (const known of speller.near(word)) {
      if (found.size >= READINGS_MAX) break
      offer(wordReading(known, lookUp))
    }
  }
  return [...found.values()].slice(0, READINGS_MAX)
}

/** Of people who leave out different things, the likeliest wish is a kitchen without any of them. */
export function withAllTogether(readings: readonly Reading[]): Reading[] {
  if (readings.length < 2) return [...readings]
  const together = { name: readings.map(({ name }) => name).join(', '), as: readings.flatMap(({ as }) => as) }
  return [together, ...readings].slice(0, READINGS_MAX)
}

function wordReading(word: string, lookUp: FoodNameLookUp): Reading | undefined {
  const entry = restrictionLexicon().byPhrase.get(word)
  if (entry && 'concept' in entry) return classReading(entry.concept.id)
  return entry ? undefined : foodReading(word, lookUp.foodsNamed(word))
}

function classReading(id: string): Reading | undefined {
  const concept = conceptById(id)
  return concept?.rule || concept?.wish ? { name: concept.name, as: [`class:${concept.id}`] } : undefined
}

function foodReading(name: string, foods: readonly FoodId[]): Reading {
  return { name, as: foods.slice(0, FOODS_MAX) }
}
