import { gtinOf } from '../food/barcode.ts'
import type { PantryItem } from './pantry.ts'
import { addPantryQuantities } from './pantry-quantity.ts'

type Comparable = Pick<PantryItem, 'id' | 'name' | 'brand' | 'quantity' | 'barcode' | 'foodId' | 'frozen'>

/**
 * Groups of items that look like one food written twice: the same barcode, the same food of the catalog, or the same
 * words, without two different brands, and with amounts that can be added. Groups the household keeps separate are left out.
 */
export function findDuplicates<T extends Comparable>(
  items: readonly T[],
  keptApart: ReadonlySet<string>,
): T[][] {
  const groups: Group<T>[] = []
  const byMark = new Map<string, Group<T>[]>()
  for (const item of items) {
    const marks = marksOf(item)
    const candidates = marks.flatMap((mark) => byMark.get(mark) ?? [])
    const group = candidates.find((known) => join(known, item)) ?? newGroup(item)
    if (group.items.length === 1) groups.push(group)
    for (const mark of marks) {
      const known = byMark.get(mark)
      if (!known) byMark.set(mark, [group])
      else if (known.length < GROUPS_OF_A_MARK_MAX && !known.includes(group)) known.push(group)
    }
  }
  return groups
    .map((group) => group.items)
    .filter((group) => group.length > 1 && !keptApart.has(groupKey(group)))
}

/** Most groups tried per name, so that many items that cannot be added stay fast. */
const GROUPS_OF_A_MARK_MAX = 20

/** The items found so far, with their total quantity and common brand, so that adding one does not read the others again. */
interface Group<T> {
  readonly items: T[]
  quantity: string
  brand: string
}

function newGroup<T extends Comparable>(item: T): Group<T> {
  return { items: [item], quantity: item.quantity, brand: brandOf(item) }
}

function join<T extends Comparable>(group: Group<T>, item: T): boolean {
  const brand = brandOf(item)
  if (group.brand !== '' && brand !== '' && group.brand !== brand) return false
  const quantity = addPantryQuantities(group.quantity, item.quantity)
  if (quantity === null) return false
  group.items.push(item)
  group.quantity = quantity
  group.brand ||= brand
  return true
}

function brandOf({ brand }: Comparable): string {
  return brand?.trim().toLowerCase() ?? ''
}

/** Key of a group, to remember that the household keeps it separate. */
export function groupKey(group: readonly Pick<PantryItem, 'id'>[]): string {
  return group
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
}

/** Replaces a group by one item in the place of the first, with the earliest dates. */
export function mergePantryItems<T extends PantryItem>(items: readonly T[], ids: readonly string[]): T[] {
  const group = items.filter(({ id }) => ids.includes(id))
  const merged = mergedOf(group)
  if (!merged) return [...items]
  return items.flatMap((item) => {
    if (item.id === merged.id) return [merged]
    return ids.includes(item.id) ? [] : [item]
  })
}

function mergedOf<T extends PantryItem>(group: readonly T[]): T | null {
  const [first, ...rest] = group
  const quantity = sumOf(group)
  if (!first || rest.length === 0 || quantity === null) return null
  const firstWith = <K extends 'brand' | 'barcode' | 'foodId'>(field: K) => {
    const found = group.find((item) => item[field])?.[field]
    return found ? { [field]: found } : {}
  }
  const [expires] = group
    .filter((item) => item.expiryDate)
    .toSorted((one, other) => ((one.expiryDate ?? '') < (other.expiryDate ?? '') ? -1 : 1))
  const prices = group.flatMap(({ priceCents }) => priceCents ?? [])
  // A price for only a part of the amount would be wrong.
  const isPriced = prices.length === group.length
  const paidFor = group.flatMap(({ priceFor }) => (priceFor === undefined ? [] : [{ quantity: priceFor }]))
  const priceFor = isPriced && paidFor.length === group.length ? (sumOf(paidFor) ?? undefined) : undefined
  const [dateAdded] = group.flatMap((item) => item.dateAdded ?? []).toSorted()
  return {
    ...first,
    ...firstWith('brand'),
    ...firstWith('barcode'),
    ...firstWith('foodId'),
    quantity,
    priceCents: isPriced ? prices.reduce((sum, cents) => sum + cents, 0) : undefined,
    priceFor,
    priceEstimated: isPriced ? group.some(({ priceEstimated }) => priceEstimated) : undefined,
    ...(dateAdded ? { dateAdded } : {}),
    ...(expires ? { expiryDate: expires.expiryDate, expiryEstimated: expires.expiryEstimated ?? false } : {}),
  }
}

function marksOf({ name, barcode, foodId, frozen }: Comparable): string[] {
  // A cooked dish is no can of the same name.
  if (frozen) return [`dish ${frozen.recipeId} ${frozen.formId ?? ''}`]
  const gtin = barcode ? gtinOf(barcode) : null
  const words = plainWords(name)
  return [
    ...(gtin ? [`code ${gtin}`] : []),
    ...(foodId ? [`food ${foodId}`] : []),
    ...(words ? [`name ${words}`] : []),
  ]
}

/** Lower case, without punctuation or a plural "s": "Black Beans" is "black bean". */
export function plainWords(name: string): string {
  return name
    .toLowerCase()
    .split(/[^\p{L}\p{N}%]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word))
    .toSorted()
    .join(' ')
}

function sumOf(group: readonly Pick<PantryItem, 'quantity'>[]): string | null {
  const [first, ...rest] = group.map(({ quantity }) => quantity)
  return rest.reduce<string | null>(
    (sum, quantity) => (sum === null ? null : addPantryQuantities(sum, quantity)),
    first ?? null,
  )
}
