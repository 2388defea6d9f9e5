import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { makePantryItem, type PantryItem } from '@pennyplate/domain/pantry/pantry'
import { suggestExpiry } from '@pennyplate/domain/pantry/pantry-expiry'
import type { LineName } from './photo-calls.ts'

/** One item to review: what was read, the person's edits, and whether to keep it. */
export type ReviewItem = Readonly<{
  id: string
  /** Null for an item added by hand. */
  seen: PhotoItem | null
  name: string
  brand: string
  quantity: string
  category: string
  isKept: boolean
  isOpen: boolean
}>

/** An unknown item is not kept until the person names it. */
export function toReviewItem(seen: PhotoItem, id: string): ReviewItem {
  const { name, brand, quantity, category } = seen
  return {
    id,
    seen,
    name,
    brand: brand ?? '',
    quantity,
    category,
    isKept: seen.confidence !== 0,
    isOpen: false,
  }
}

export function blankReviewItem(id: string): ReviewItem {
  const blank = { name: '', brand: '', quantity: '', category: 'Other' }
  return { id, seen: null, ...blank, isKept: true, isOpen: true }
}

/** Checking an unknown item opens it, because it needs a name. */
export function setKept(item: ReviewItem, isKept: boolean): ReviewItem {
  return { ...item, isKept, isOpen: isKept && (item.isOpen || item.seen?.confidence === 0) }
}

export type Reviewed =
  | Readonly<{ outcome: 'ready'; items: readonly PantryItem[] }>
  | Readonly<{ outcome: 'incomplete'; id: string }>

/** The kept items, in the form the pantry stores. */
export function toPantryItems(review: readonly ReviewItem[], now: Date, today: string): Reviewed {
  const kept = review.filter(({ isKept }) => isKept)
  const items: PantryItem[] = []
  for (const { id, seen, name, brand, quantity, category } of kept) {
    const isSame = seen !== null && seen.name === name.trim()
    const days = isSame ? seen.shelfLifeDays : null
    const expiry = days === null ? {} : { expiryDate: suggestExpiry(days, today), expiryEstimated: true }
    const barcode = seen?.barcode ? { barcode: seen.barcode } : {}
    const foodId = isSame ? seen.foodId : null
    // The barcode stays valid under another name.
    const label = seen && (isSame || seen.barcode !== null) ? seen : null
    const made = makePantryItem(
      { name, brand, quantity, category, ...barcode, foodId, label, ...expiry },
      id,
      now,
    )
    if (made.outcome === 'incomplete') return { outcome: 'incomplete', id }
    const isRead = isSame && seen.confidence !== null && seen.confidence > 0
    items.push(isRead ? { ...made.item, confidence: Math.round((seen.confidence ?? 0) * 100) } : made.item)
  }
  return { outcome: 'ready', items }
}

/** What is known of it, to say whether it is for the household. Under another name only the name counts. */
export function foodOfReview({ seen, name }: ReviewItem): AskedFood {
  if (seen === null || seen.name !== name.trim()) return { name: name.trim() }
  const { foodId, allergens, mayContain, traits } = seen
  return { name: seen.name, foodId, allergens, mayContain, traits }
}

/** Receipt lines the person named differently. */
export function newLineNames(review: readonly ReviewItem[]): LineName[] {
  return review.flatMap(({ seen, isKept, name, category }) => {
    if (!isKept || !seen?.line) return []
    const isChanged = seen.name !== name.trim() || seen.category !== category
    return isChanged ? [{ line: seen.line, name: name.trim(), category }] : []
  })
}
