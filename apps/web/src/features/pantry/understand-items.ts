import { makePantryItem, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { suggestExpiry } from '@pennyplate/domain/pantry/pantry-expiry'
import { callApi } from '../../lib/api-client.ts'
import { numberAt, recordOf, recordsOf, stringAt } from '../../lib/json-reader.ts'

/** What the server understood from a few typed words. */
export type UnderstoodItem = Readonly<{
  name: string
  quantity: string
  category: string
  /** Null if it is not in the catalog. */
  foodId: string | null
  shelfLifeDays: number | null
}>

export function understandItems(text: string, signal?: AbortSignal): Promise<readonly UnderstoodItem[]> {
  return callApi('/api/pantry/understand', { method: 'POST', body: { text }, signal, parse: readItems })
}

function readItems(body: unknown): UnderstoodItem[] {
  return recordsOf(recordOf(body).items).flatMap((item) => {
    const name = stringAt(item, 'name')
    if (!name) return []
    return {
      name,
      quantity: stringAt(item, 'quantity') ?? '',
      category: stringAt(item, 'category') ?? 'Other',
      foodId: stringAt(item, 'foodId') ?? null,
      shelfLifeDays: numberAt(item, 'shelfLifeDays') ?? null,
    }
  })
}

/** A pantry item added today, with the usual use-by date of the food. */
export function pantryItemFrom(
  understood: UnderstoodItem,
  id: string,
  now: Date,
  today: string,
): PantryItem[] {
  const { shelfLifeDays, ...draft } = understood
  const expiry =
    shelfLifeDays === null ? {} : { expiryDate: suggestExpiry(shelfLifeDays, today), expiryEstimated: true }
  const made = makePantryItem({ ...draft, ...expiry }, id, now)
  return made.outcome === 'made' ? [made.item] : []
}
