import { kitchenAmount, writtenAmount } from '@pennyplate/domain/amounts/kitchen-amount'
import { unitRatio } from '@pennyplate/domain/amounts/units'

/** Pieces of sentences that many screens share. */

export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}

const LIST = new Intl.ListFormat('en-US')

/** "eggs", "eggs and milk", "eggs, milk, and flour". */
export function joinWords(words: readonly string[]): string {
  return LIST.format(words)
}

const OUNCES_PER_GRAM = unitRatio('g', 'oz') ?? 0

/** "3 1/2 oz", "1 1/4 lb": the nearest weight a person would say, at least 1/2 oz. */
export function usWeight(grams: number): string {
  return writtenAmount(kitchenAmount(grams * OUNCES_PER_GRAM, 'oz'))
}

/** Roughly how long food keeps. */
export function keepsFor(days: number): string {
  if (days < 14) return counted(days, 'day')
  if (days < 60) return `${Math.round(days / 7)} weeks`
  return days < 730 ? `${Math.round(days / 30.4)} months` : `${Math.round(days / 365)} years`
}
