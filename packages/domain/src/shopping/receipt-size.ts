import { parseQuantity } from '../amounts/quantity.ts'
import { isMassUnit, isVolumeUnit } from '../amounts/units.ts'
import { withoutRuns } from './receipt-line.ts'

/** The package size in a line or label: "1GAL" as "1 gal", "NET WT 15 OZ (425g)" as "15 oz"; null when there is none. */
export function sizeIn(text: string): string | null {
  const found =
    /(?:^|[\s(/])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?\s?(fl\.?\s?[o0]z|[o0]z|z|#|lbs?|gal|qt|pt|kg|g|ml|l)(?![a-z\d])\.?/i.exec(
      withoutRuns(text)
        .replace(/(\d)[oO](?=[\d.,])/g, '$10')
        .replace(/0Z\b/gi, 'OZ'),
    )
  const [, amount, unit] = found ?? []
  if (!amount || !unit) return null
  const word = unit
    .toLowerCase()
    .replace('.', '')
    .replace('0z', 'oz')
    .replace(/^z$/, 'oz')
    .replace(/^(?:lbs|#)$/, 'lb')
    .replace('floz', 'fl oz')
  const read = parseQuantity(`${amount.replace(',', '.')} ${word}`)
  const isSize = read.unit !== null && (isMassUnit(read.unit) || isVolumeUnit(read.unit))
  return isSize && read.amount !== null && read.amount > 0 ? `${read.amount} ${word}` : null
}

/** How many pieces a package holds: "EGGS 12CT", "EGGS DOZ", "EGGS 18"; null when the line does not say. */
export function piecesIn(text: string): number | null {
  if (/\b(?:doz(?:en)?|dz)\b/i.test(text)) return 12 * (/\bhalf\b/i.test(text) ? 0.5 : 1)
  const [, count, eggs] =
    /(?:^|\s)(\d{1,3})\s?(?:ct|count|pk|pack)\b|\beggs? .{0,30}?\b(6|12|18|24|30|36|60)$/i.exec(text) ?? []
  return Number(count ?? eggs ?? 0) || null
}

/** Packages sold as one: "MILK 2/1GAL" is two; 1 for any other line. */
export function packagesIn(text: string): number {
  const [, count] = /(?:^|\s)([2-9])\/\d{1,2}\s?(?:lb|gal|oz)\b/i.exec(text) ?? []
  return Number(count ?? 1)
}
