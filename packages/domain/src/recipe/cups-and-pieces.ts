import { type KitchenAmount, kitchenAmount, writtenAmount, writtenNumber } from '../amounts/kitchen-amount.ts'
import { saidAmount } from '../amounts/said-amount.ts'
import { isMassUnit, isVolumeUnit, unitRatio } from '../amounts/units.ts'

/** How the store sells what cooks measure by the cup: one head, or one ounce, is so many cups. */
export interface SoldAs {
  readonly unit: string
  readonly cups: number
}

/** Less than this is a handful of something that is bought anyway. */
const CUPS_AT_LEAST = 1 / 4
/** A quarter of a pepper is looked for in the refrigerator, and half of one is cut. */
const PIECES_BELOW = 1 / 2
/** Slices of a tomato or a lemon fill no spoon. */
const FINE = /\b(?:chopped|diced|minced|shredded|grated|crumbled)\b/
const CUT = /\b(?:chopped|diced|minced|shredded|grated|crumbled|sliced|cubed|cut)\b/
const NO_CUP = /\b(?:wedges|rounds|rings|half|halves|halved|lengthwise)\b/
const OUNCES_AT_LEAST = 1

/** "About half a head" of what is measured in cups; null if it is too little to say, or unknown. */
export function cupsAsSold({ amount, unit }: KitchenAmount, sold: SoldAs | undefined): string | null {
  const cups = amount * (isVolumeUnit(unit) ? (unitRatio(unit, 'cup') ?? 0) : 0)
  if (!sold || cups < CUPS_AT_LEAST) return null
  const count = cups / sold.cups
  if (isMassUnit(sold.unit) && count < OUNCES_AT_LEAST) return null
  const said = isMassUnit(sold.unit)
    ? writtenAmount(kitchenAmount(count, sold.unit))
    : saidAmount(count, { unit: sold.unit, grams: 1 })
  if (said === 'a little') return null
  return said.startsWith('most') ? said : `about ${said}`
}

/** Much less than the part that is counted is measured as what it is. */
const MUCH_LESS = 0.8

/** The cups that a small part of a piece is, once cut: 1/4 cup for a quarter of an onion, and 2 tbsp for an eighth that is counted as one. */
export function partInCups(
  { amount, unit }: KitchenAmount,
  exact: number,
  sold: SoldAs | undefined,
  preparation = '',
): { readonly cups: KitchenAmount; readonly part: string } | null {
  if (!sold || unit !== sold.unit || amount >= PIECES_BELOW || NO_CUP.test(preparation)) return null
  const isLess = exact < amount * MUCH_LESS
  const cups = kitchenAmount((isLess ? exact : amount) * sold.cups, 'cup')
  if (!(cups.unit === 'cup' ? CUT : FINE).test(preparation)) return null
  return {
    cups,
    part: `${isLess ? 'less than ' : ''}${writtenNumber(amount)} of ${unit === 'each' ? 'one' : `a ${unit}`}`,
  }
}
