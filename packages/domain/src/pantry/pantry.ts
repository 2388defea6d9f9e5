import { gtinOf } from '../food/barcode.ts'
import type { LabelFacts } from '../food/label-facts.ts'
import { PANTRY_CATEGORIES, type PantryCategory } from '../food/pantry-categories.ts'
import type { FrozenDish } from './frozen-portions.ts'
import {
  DEFAULT_PANTRY_QUANTITY,
  formatPantryQuantity,
  isBelowZero,
  parsePantryQuantity,
} from './pantry-quantity.ts'

/** With its label's allergens and traits, if it was scanned or bought from a list. */
export type PantryItem = Readonly<{
  id: string
  name: string
  quantity: string
  category: PantryCategory
  brand?: string | null | undefined
  dateAdded?: string | undefined
  expiryDate?: string | null | undefined
  /** The expiry date was estimated from how long such food keeps, not read from the package. */
  expiryEstimated?: boolean | undefined
  barcode?: string | null | undefined
  /** What it cost, if it came from a shopping list; estimated unless somebody entered what they paid. */
  priceCents?: number | undefined
  priceEstimated?: boolean | undefined
  /** The quantity that was paid for; less may be left by now. */
  priceFor?: string | undefined
  /** The catalog food it matched. */
  foodId?: string | null | undefined
  /** It is portions of a cooked dish in the freezer. */
  frozen?: FrozenDish | undefined
  fromShoppingList?: boolean | undefined
  /** How sure a photo's reader was, in percent; other programs have words for it. */
  confidence?: number | string | undefined
  /** Kept for programs that write them. */
  unit?: string | undefined
  description?: string | null | undefined
  imageUrl?: string | null | undefined
}> &
  LabelFacts

/** The form's fields; a blank field is not given. */
export type PantryDraft = Readonly<{
  name: string
  category: string
  quantity: string
  brand?: string
  expiryDate?: string
  expiryEstimated?: boolean
  barcode?: string
  foodId?: string | null
  label?: LabelFacts | null
  dateAdded?: string
}>

export type NewPantryItem =
  | Readonly<{ outcome: 'made'; item: PantryItem }>
  | Readonly<{ outcome: 'incomplete'; toFix: readonly ('name' | 'category' | 'quantity')[] }>

/** The form's input as an item. Name and a known category are required; a quantity is not, but is never below zero. */
export function makePantryItem(draft: PantryDraft, id: string, now: Date): NewPantryItem {
  const name = draft.name.trim()
  const category = PANTRY_CATEGORIES.find((known) => known === draft.category)
  const isBad = isBelowZero(draft.quantity)
  if (!name || !category || isBad) {
    const toFix = [...(name ? [] : NAME), ...(category ? [] : CATEGORY), ...(isBad ? QUANTITY : [])]
    return { outcome: 'incomplete', toFix }
  }
  const quantity = draft.quantity.trim() || DEFAULT_PANTRY_QUANTITY
  const dateAdded = draft.dateAdded || now.toISOString()
  return { outcome: 'made', item: { id, name, quantity, category, dateAdded, ...givenIn(draft) } }
}

const NAME = ['name'] as const
const CATEGORY = ['category'] as const
const QUANTITY = ['quantity'] as const

function givenIn({ brand = '', expiryDate = '', expiryEstimated, barcode = '', foodId, label }: PantryDraft) {
  return {
    ...(brand.trim() ? { brand: brand.trim() } : {}),
    ...(expiryDate ? { expiryDate } : {}),
    ...(expiryDate && expiryEstimated ? { expiryEstimated } : {}),
    ...(barcode.trim() ? { barcode: barcode.trim() } : {}),
    ...(foodId ? { foodId } : {}),
    ...givenOnLabel(label ?? {}),
  }
}

export function givenOnLabel({ allergens = [], mayContain = [], traits = [] }: LabelFacts): LabelFacts {
  return {
    ...(allergens.length > 0 ? { allergens } : {}),
    ...(mayContain.length > 0 ? { mayContain } : {}),
    ...(traits.length > 0 ? { traits } : {}),
  }
}

const BLANKED = { brand: null, expiryDate: null, expiryEstimated: false, barcode: null, foodId: null }

/** Changes only what the form changed, so that changes from another device stay. */
export function editPantryItem<T extends PantryItem>(
  items: readonly T[],
  before: PantryItem,
  after: PantryItem,
): T[] {
  const was = new Map<string, unknown>(Object.entries(before))
  const blanked = Object.entries(BLANKED).filter(([field]) => was.get(field))
  const changes = Object.entries({ ...Object.fromEntries(blanked), ...after }).filter(
    ([field, value]) => was.get(field) !== value,
  )
  return items.map((item) => (item.id === before.id ? { ...item, ...Object.fromEntries(changes) } : item))
}

/** Adds or subtracts one; an item with nothing left is removed. */
export function adjustPantryItem<T extends Pick<PantryItem, 'id' | 'quantity'>>(
  items: readonly T[],
  id: string,
  step: 1 | -1,
): T[] {
  return items.flatMap((item) => {
    if (item.id !== id) return [item]
    const { count, unit } = parsePantryQuantity(item.quantity)
    return count + step > 0
      ? [{ ...item, quantity: formatPantryQuantity({ count: count + step, unit }) }]
      : []
  })
}

/** The item with this barcode, in any format of the same code. */
export function findByBarcode<T extends Pick<PantryItem, 'barcode'>>(
  items: readonly T[],
  code: string,
): T | undefined {
  const gtin = gtinOf(code)
  return items.find(({ barcode }) => barcode && (barcode === code || (gtin && gtinOf(barcode) === gtin)))
}

export function removePantryItem<T extends Pick<PantryItem, 'id'>>(items: readonly T[], id: string): T[] {
  return items.filter((item) => item.id !== id)
}

export type PantryFilter = Readonly<{ text: string; category: string }>

/** Items whose name or brand contains every typed word, in the chosen category ('' means all). */
export function filterPantry<T extends Pick<PantryItem, 'name' | 'brand' | 'category'>>(
  items: readonly T[],
  { text, category }: PantryFilter,
): T[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const label = `${item.name} ${item.brand ?? ''}`.toLowerCase()
    return (category === '' || item.category === category) && words.every((word) => label.includes(word))
  })
}
