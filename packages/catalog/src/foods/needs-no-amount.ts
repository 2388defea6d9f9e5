import type { Food } from '@pennyplate/domain/food/food'

const TO_TASTE = ['seasoning', 'salty-seasoning', 'salt', 'water'] as const

/** Seasoning without an amount ("salt to taste") is known well enough, and costs next to nothing. */
export function needsNoAmount({ traits }: Pick<Food, 'traits'>): boolean {
  return TO_TASTE.some((trait) => traits.includes(trait))
}
