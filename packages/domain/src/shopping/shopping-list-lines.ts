import type { SaidIn } from '../amounts/said-amount.ts'
import type { Allergen, FoodTrait } from '../food/food.ts'
import { centsFromDollars } from '../money.ts'
import type { ListBasis } from './list-basis.ts'
import type { PriceSourceCode } from './price-source-codes.ts'
import type { SavingTip } from './saving-tip.ts'

/** The stored shopping list: its lines and total. Prices are in dollars, weights are edible grams. */

export type StoredLine = Readonly<{
  name: string
  /** The name of several, if several are bought. */
  plural?: string | undefined
  quantity?: string | number | undefined
  unit?: string | undefined
  /** The price of the whole line that counts in the total. */
  estimatedPrice?: number | undefined
  /** The list's own price, where the person entered another. */
  listedPrice?: number | undefined
  /** What was paid at checkout. */
  pricePaid?: number | undefined
  /** Found at home: stays on the list and costs nothing. */
  alreadyHave?: boolean | undefined
  /** When it was checked off in the store. Only the command `tick` changes it. */
  tickedAt?: string | undefined
  /** What was typed while the server could not be reached. */
  typedAs?: string | undefined
  walmartId?: string | null | undefined
  foodId?: string | undefined
  /** Where it goes at home, and for how many days it keeps there unopened. */
  pantryCategory?: string | undefined
  keepsDays?: number | undefined
  /** Whole packages. Absent on a line that was typed. */
  packages?: readonly StoredPackage[] | undefined
  /** Where the price comes from, and the oldest date among the packages. Earlier lists say it in words. */
  sources?: readonly PriceSourceCode[] | undefined
  source?: string | undefined
  asOf?: string | undefined
  priceKind?: string | undefined
  /** The likely range at checkout. */
  low?: number | undefined
  high?: number | undefined
  /** What the meals need, what of it the pantry holds, and what stays after the week. */
  needG?: number | undefined
  pantryG?: number | undefined
  leftoverG?: number | undefined
  leftoverKeepsDays?: number | undefined
  /** How amounts of it are said: tortillas are counted. */
  saidIn?: SaidIn | undefined
  /** The meals that need it. */
  usedIn?: readonly string[] | undefined
  isEstimate?: boolean | undefined
  contains?: readonly Allergen[] | undefined
  mayContain?: readonly Allergen[] | undefined
  traits?: readonly FoodTrait[] | undefined
  /** The need the line was for when the week was accepted, if it is another one by now; 0 for a line that is new. */
  acceptedG?: number | undefined
  /** Whole packages that were bought and that the changed week no longer needs. */
  spare?: number | undefined
}>

/** Packages of one size; the count is 0 if the person chose another size. */
export type StoredPackage = Readonly<{
  id: string
  amountText: string
  count: number
  priceCents: number
  netG: number
  edibleG: number
}>

export type StoredSection = Readonly<{ category: string; items: readonly StoredLine[] }>

export type ShoppingList = Readonly<{
  sections: readonly StoredSection[]
  totalCost?: number | undefined
  weeklyBudget?: number | undefined
  createdAt?: string | undefined
  /** What the lines cost that went into the pantry and left the list. Absent from lists of earlier versions. */
  putAwayCents?: number | undefined
  /** The tips, and the same as texts, for other programs. Where `tips` is absent, the texts are the tips. */
  tips?: readonly SavingTip[] | undefined
  moneySavingTips?: readonly string[] | undefined
  report?: EngineRemarks | undefined
  /** The meals changed and what they need was not worked out yet. */
  isOutdated?: boolean | undefined
  madeFor?: ListBasis | undefined
  /** Lines that the changed week no longer needs, and that nobody bought. */
  dropped?: readonly StoredSection[] | undefined
}>

/** The engine's notes on the list. */
export type EngineRemarks = Readonly<{
  warnings?: readonly Readonly<{ code: string; names: readonly string[] }>[] | undefined
  fromPantry?:
    | readonly Readonly<{
        name: string
        foodId?: string | undefined
        grams: number
        saidIn?: SaidIn | undefined
        isStaple?: boolean | undefined
      }>[]
    | undefined
  pantryCents?: number | undefined
}>

/** Identifies a line across changes of the list: the nth of its name in its category. */
export interface LineAddress {
  readonly category: string
  readonly name: string
  readonly nth: number
}

export interface PlacedLine {
  readonly address: LineAddress
  readonly position: number
  readonly line: StoredLine
}

/** The stored list in today's form. Old copies have it inside `shoppingList`, some fields beside it. */
export function sectionsIn(list: ShoppingList | WrappedList): ShoppingList {
  if (!('shoppingList' in list)) return list
  const { shoppingList, ...outside } = list
  return { ...outside, ...shoppingList }
}

export type WrappedList = Omit<ShoppingList, 'sections'> & Readonly<{ shoppingList: ShoppingList }>

/** The name to show: "Apple" for one, "Apples" for a bag of them. Lines are known by `name`. */
export function shownName({ name, plural, quantity, unit = '' }: StoredLine): string {
  const isOne = Number(quantity) === 1 && (unit === '' || unit.startsWith('each'))
  return plural === undefined || isOne ? name : plural
}

/** Every line in the order of the list. */
export function placedLines({ sections }: Pick<ShoppingList, 'sections'>): PlacedLine[] {
  return sections.flatMap(({ category, items }) => {
    const seen = new Map<string, number>()
    return items.map((line, position) => {
      const nth = seen.get(line.name) ?? 0
      seen.set(line.name, nth + 1)
      return { address: { category, name: line.name, nth }, position, line }
    })
  })
}

/** Null when the price is unknown. */
export function lineCents({ estimatedPrice }: StoredLine): number | null {
  return estimatedPrice === undefined ? null : centsFromDollars(estimatedPrice)
}

/** What the week's groceries cost: the list, and what of it is in the pantry by now. */
export function groceriesCents(list: ShoppingList): number {
  return (list.putAwayCents ?? 0) + listTotalCents(list)
}

/** The sum of the lines; a list without any priced line keeps its stored total. */
export function listTotalCents(list: ShoppingList): number {
  const prices = placedLines(list).flatMap(({ line }) => lineCents(line) ?? [])
  if (prices.length === 0) return centsFromDollars(list.totalCost ?? 0)
  return prices.reduce((sum, cents) => sum + cents, 0)
}
