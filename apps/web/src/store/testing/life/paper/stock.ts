import { foodById } from '@pennyplate/catalog/foods/foods'
import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { toGrams } from '@pennyplate/domain/amounts/units'
import { type Ban, objection } from '../../../../../../server/src/testing/cart-check/bans.ts'

export type Item = Readonly<{
  id: string
  name: string
  quantity: string
  category: string
  foodId?: string | null
  expiryDate?: string | null
  allergens?: readonly string[]
  mayContain?: readonly string[]
  traits?: readonly string[]
  frozen?: object
}>

export type Stock = Readonly<{
  grams: ReadonlyMap<string, number>
  /** Whether the words in the pantry do not say how much of a food there is, or whether it may be eaten. */
  isUnsure: (foodId: string) => boolean
}>

export function labelOf({ name, allergens = [], mayContain = [], traits = [] }: Item) {
  return { name, contains: new Set<string>([...allergens, ...mayContain]), traits: new Set<string>(traits) }
}

export function foodLabel(id: string) {
  const { name = '', allergens = [], mayContain = [], traits = [] } = foodById(id) ?? {}
  return { name, contains: new Set<string>([...allergens, ...mayContain]), traits: new Set<string>(traits) }
}

/** Grams of each food that the household has and may eat. */
export function stockOf(pantry: readonly Item[], bans: readonly Ban[], today: string): Stock {
  const grams = new Map<string, number>()
  const unsure = new Set<string>()
  for (const item of pantry) {
    const food = item.foodId ? foodById(item.foodId) : undefined
    if (!food || item.frozen) continue
    const id = food.partOf?.foodId ?? food.id
    const amount = amountOf(parseQuantity(item.quantity))
    const weighed = amount && toGrams(amount, food)
    const isBanned = bans.some((ban) => objection(ban, labelOf(item)) !== null)
    const isExpired = item.expiryDate ? item.expiryDate.slice(0, 10) < today : false
    if (!weighed?.ok || isBanned || isExpired || food.partOf) unsure.add(id)
    else grams.set(id, (grams.get(id) ?? 0) + weighed.grams)
  }
  const typed = pantry.flatMap(({ name, foodId }) => (foodId ? [] : [name.toLowerCase()]))
  // "Jar of peanut butter" is creamy peanut butter, or another.
  const kindOf = (id: string) => foodLabel(id).name.toLowerCase().split(' ').slice(-2).join(' ')
  const isTyped = (id: string) => typed.some((words) => words.includes(kindOf(id)))
  return { grams, isUnsure: (id) => unsure.has(id) || isTyped(id) }
}
