import { type UnderstoodItem, understoodItemsAnswer } from '@pennyplate/contract/foods/foods'
import { makePantryItem, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { suggestExpiry } from '@pennyplate/domain/pantry/pantry-expiry'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** What the server understands from a few typed words. */
export async function understandItems(
  text: string,
  signal?: AbortSignal,
): Promise<readonly UnderstoodItem[]> {
  const parse = answerBy(understoodItemsAnswer)
  return (await callApi('/api/pantry/understand', { method: 'POST', body: { text }, signal, parse })).items
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
