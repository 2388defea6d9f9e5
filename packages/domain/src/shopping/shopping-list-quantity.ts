import { unitLabel } from '../amounts/unit-label.ts'
import { unitFromWord } from '../amounts/unit-words.ts'
import { isMassUnit, isUnit, isVolumeUnit } from '../amounts/units.ts'
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

/** Lists that people or other programs wrote may lack both. */
type LooseQuantity = { readonly [Part in keyof WrittenQuantity]?: WrittenQuantity[Part] | undefined }

/** "15 oz can", "2 × 15 oz cans", "1 gallon", "5 lb bag + 2 × 2 lb bags", "5"; '' if there is no amount. */
export function saidQuantity({ quantity = '', unit = '' }: LooseQuantity): string {
  if (unit === '' || quantity === '') return ofSeveralSizes(`${quantity}`)
  if (/^each\b/.test(unit)) return countOf(Number(quantity), unit)
  const bare = unit.replace(/^1 (?=bunch|head|pint|gal|quart)/, '').replace(/^half gal$/, 'half gallon')
  const isSize = /^(?:\d|about|half)/.test(bare)
  if (isSize) return severalOf(Number(quantity), bare)
  return `${quantity} ${isUnit(bare) ? unitLabel(bare, Number(quantity)) : bare}`
}

/** Stored with the letter x, shown with the multiplication sign. */
function ofSeveralSizes(text: string): string {
  return text
    .split(' + ')
    .map((part) => {
      const [, count, size] = /^(\d+) x (\S.*)$/.exec(part) ?? []
      if (count === undefined || size === undefined) return part
      return size.startsWith('each') ? countOf(Number(count), size) : severalOf(Number(count), size)
    })
    .join(' + ')
}

/** "3", "1 (about 6 oz)", "3 (about 6 oz each)": the weight that the price is for, where it matters. */
function countOf(count: number, each: string): string {
  return each.replace('each', `${count}`).replace(/\)$/, count === 1 ? ')' : ' each)')
}

/** "1 bunch" is not a size. */
const ONE_WHOLE = /^1 (bunch|head|pint|gal|quart)$/

/** "15 oz can", "2 × 15 oz cans"; "5 bunches". */
function severalOf(count: number, size: string): string {
  const [, pieces] = /^(\d+) count$/.exec(size) ?? []
  if (pieces !== undefined)
    return `${count === 1 ? '' : `${count} × `}${pieces}-count ${count === 1 ? 'pack' : 'packs'}`
  if (count === 1) return size
  const [, whole] = ONE_WHOLE.exec(size) ?? []
  if (whole !== undefined) return `${count} ${isUnit(whole) ? unitLabel(whole, count) : whole}`
  const [, before = size, word = ''] = /^(.+ )([a-z]+)$/.exec(size) ?? []
  const container = unitFromWord(word)
  const isContainer = container !== null && isUnit(word) && !isMassUnit(container) && !isVolumeUnit(container)
  if (isContainer) return `${count} × ${before}${unitLabel(container, count)}`
  return `${count} × ${size}${/^[\d.]+ oz$/.test(size) ? ' packages' : ''}`
}
