import type { WordedLabel } from '@pennyplate/domain/allergen-lexicon/label-words'
import { PANTRY_CATEGORIES, type PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { callApi, ignoreAnswer } from '../../lib/api-client.ts'
import { listOf, numberAt, recordOf, stringAt } from '../../lib/json-reader.ts'
import { readProductLabel } from '../../lib/read-product-label.ts'

/** One item the server read in a photo. */
export type ItemInPhoto = Readonly<{
  name: string
  brand: string
  quantity: string
  category: PantryCategory
  /** 0 to 1; 0 if the person has to name it, null if a model gave none. */
  confidence: number | null
  foodId: string | null
  shelfLifeDays: number | null
  barcode: string | null
  /** The receipt line it was read from. */
  line: string | null
  priceCents: number | null
  label: WordedLabel
}>

export type PhotoItems = Readonly<{ items: readonly ItemInPhoto[]; isWithoutModel: boolean }>

const TIMEOUT_MS = 300_000

export function postPhoto(picture: Blob, signal: AbortSignal): Promise<PhotoItems> {
  const body = new FormData()
  body.append('image', picture, 'photo.jpg')
  return callApi('/api/ai/photo', { method: 'POST', body, signal, timeoutMs: TIMEOUT_MS, parse: readAnswer })
}

export type LineName = Readonly<{ line: string; name: string; category: string }>

/** Saves the household's names for lines of its receipts. */
export function postLineNames(lines: readonly LineName[]): Promise<void> {
  return callApi('/api/ai/photo/lines', { method: 'POST', body: { lines }, parse: ignoreAnswer })
}

function readAnswer(body: unknown): PhotoItems {
  const { items, failure } = recordOf(body)
  return {
    items: listOf(items).flatMap((entry) => readItem(entry) ?? []),
    isWithoutModel: failure !== undefined,
  }
}

function readItem(entry: unknown): ItemInPhoto | undefined {
  const item = recordOf(entry)
  const name = stringAt(item, 'name')
  if (!name) return undefined
  return {
    name,
    brand: stringAt(item, 'brand') ?? '',
    quantity: stringAt(item, 'quantity') ?? '1 item',
    category: PANTRY_CATEGORIES.find((known) => known === item.category) ?? 'Other',
    confidence: numberAt(item, 'confidence') ?? null,
    foodId: stringAt(item, 'foodId') ?? null,
    shelfLifeDays: numberAt(item, 'shelfLifeDays') ?? null,
    barcode: stringAt(item, 'barcode') ?? null,
    line: stringAt(item, 'line') ?? null,
    priceCents: numberAt(item, 'priceCents') ?? null,
    label: readProductLabel(item),
  }
}
