import type { FoodRule } from '../diet/diet.ts'
import type { SettledPhrase } from '../profile/profile-settled.ts'
import type { Wish } from './concept.ts'
import { phraseKey } from './lexicon.ts'
import type { FoodNameLookUp } from './look-up.ts'
import { meaningOfClass } from './read-restrictions.ts'

export interface SettledPhrases {
  readonly has: (phrase: string) => boolean
  readonly of: (phrase: string) => SettledPhrase | undefined
}

/** Ignores capitals, spaces and periods. An answer that names no known class or food settles nothing. */
export function settledAs(
  phrases: readonly SettledPhrase[],
  { foodById }: Pick<FoodNameLookUp, 'foodById'>,
): SettledPhrases {
  const isKnown = (word: string) => meaningOfClass(word) !== undefined || foodById(word) !== undefined
  const sound = phrases.filter(({ as }) => as === 'note' || as.some(isKnown))
  const byKey = new Map(sound.map((settled) => [keyOf(settled.phrase), settled]))
  return { has: (phrase) => byKey.has(keyOf(phrase)), of: (phrase) => byKey.get(keyOf(phrase)) }
}

export function ruleOfSettled({ phrase, as }: SettledPhrase): FoodRule[] {
  if (as === 'note') return []
  const classes = as.flatMap((word) => meaningOfClass(word)?.rule ?? [])
  const foods = as.filter((word) => !word.startsWith('class:'))
  return [...classes, ...(foods.length > 0 ? [{ id: `text:${phrase}`, foods }] : [])]
}

export function wishesOfSettled({ as }: SettledPhrase): Wish[] {
  return as === 'note' ? [] : as.flatMap((word) => meaningOfClass(word)?.wish ?? [])
}

function keyOf(phrase: string): string {
  return phraseKey(phrase)
}
