import { saidInOf } from '@pennyplate/catalog/foods/spoken-unit'
import type { Package } from '@pennyplate/domain/food/package'
import type { ListLine } from '@pennyplate/domain/shopping/shopping-list'

const CONTAINERS: ReadonlySet<string> = new Set(['can', 'bunch', 'head', 'bag', 'package'])

const BY_THE_PLANT: ReadonlySet<string> = new Set(['bunch', 'head'])

/** How amounts of a line are said: of one 28-oz can most of a can is left, not 1 1/2 cans of a smaller size. */
export function saidInLine({ food, cover }: Pick<ListLine, 'food' | 'cover'>): ReturnType<typeof saidInOf> {
  const found = saidInOf(food.id)
  const unit = found.saidIn?.unit ?? ''
  // Of a bag of spinach some ounces are left, not part of a bunch.
  const isOtherwisePacked = (cover?.lines ?? []).some(({ pack }) => !pack.amountText.includes(unit))
  if (isOtherwisePacked && BY_THE_PLANT.has(unit)) return {}
  if (unit === 'each' && (cover?.lines ?? []).some(({ pack }) => countsOtherPieces(pack, found))) return {}
  const [bought, ...others] = cover?.lines ?? []
  if (!bought || others.length > 0 || !CONTAINERS.has(unit)) return found
  const { amountText, edibleG } = bought.pack
  return new RegExp(`\\b${unit}\\b`).test(amountText) ? { saidIn: { unit, grams: edibleG } } : found
}

const PIECES = /\((\d+) ct\)$/

/** Of a pack of small tamales an amount is left that is no number of the tamales recipes count. */
function countsOtherPieces(
  { amountText, edibleG }: Package,
  { saidIn }: ReturnType<typeof saidInOf>,
): boolean {
  const pieces = Number(PIECES.exec(amountText)?.[1])
  return saidIn !== undefined && pieces > 0 && Math.floor(edibleG / saidIn.grams) !== pieces
}
