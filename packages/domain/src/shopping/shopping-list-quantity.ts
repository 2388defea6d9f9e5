import type { CoverLine, Package } from '../food/package.ts'
import { isGallon } from './shopping-list-milk.ts'

export interface WrittenQuantity {
  readonly quantity: number | string
  readonly unit: string
}

interface WrittenCover {
  readonly lines: readonly CoverLine<Pick<Package, 'amountText' | 'edibleG'>>[]
}

/** Packages as written on a list: 2 of "15 oz can", 1 gallon, or "1 x 5 lb bag + 1 x 2 lb bag". */
export function writtenQuantity({ lines }: WrittenCover): WrittenQuantity {
  const [first, ...others] = lines
  if (!first) return { quantity: 0, unit: '' }
  if (others.length === 0) {
    const { pack, count } = first
    if (isGallon(pack)) return { quantity: count, unit: count === 1 ? 'gallon' : 'gallons' }
    return { quantity: count, unit: pack.amountText }
  }
  const largestFirst = lines.toSorted((a, b) => b.pack.edibleG - a.pack.edibleG)
  const parts = largestFirst.map(({ pack, count }) => `${count} x ${pack.amountText}`)
  return { quantity: parts.join(' + '), unit: '' }
}
