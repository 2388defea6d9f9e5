import { type PrintedLine, readLabel } from '@pennyplate/catalog/printed/read-label'
import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { onePackage } from '@pennyplate/domain/pantry/pantry-quantity'
import { roundedConfidence } from './rounded-confidence.ts'

/** The food that a package's label names. Null if it names none we know. */
export function itemFromLabel(lines: readonly PrintedLine[]): PhotoItem | null {
  const label = readLabel(lines)
  if (!label) return null
  const { food, brand, size, score, confidence } = label
  return {
    name: food.name,
    brand,
    quantity: onePackage(size, food.category),
    category: food.category,
    confidence: roundedConfidence(score * confidence),
    source: 'label',
    foodId: food.id,
    shelfLifeDays: food.shelfLifeDays.unopened ?? null,
    barcode: null,
    line: null,
    priceCents: null,
  }
}
