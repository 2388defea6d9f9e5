import { centsFromDollars } from '../money.ts'

/** The stored shopping list: its lines and total. Prices are in dollars. */

export interface StoredLine {
  readonly name: string
  /** The name of several, if several are bought. */
  readonly plural?: string | undefined
  readonly quantity?: string | number | undefined
  readonly unit?: string | undefined
  /** The price of the whole line that counts in the total. */
  readonly estimatedPrice?: number | undefined
  /** The list's own price, where the person entered another. */
  readonly listedPrice?: number | undefined
  /** What was paid at checkout. */
  readonly pricePaid?: number | undefined
  /** Found at home: stays on the list and costs nothing. */
  readonly alreadyHave?: boolean | undefined
  /** When it was checked off in the store. */
  readonly tickedAt?: string | undefined
}

export interface StoredSection<L extends StoredLine> {
  readonly category: string
  readonly items: readonly L[]
}

export interface StoredSections<L extends StoredLine> {
  readonly sections: readonly StoredSection<L>[]
  readonly totalCost?: number | undefined
  readonly createdAt?: string | undefined
  /** What the lines cost that went into the pantry and left the list. Absent from lists of earlier versions. */
  readonly putAwayCents?: number | undefined
}

/** Identifies a line across changes of the list: the nth of its name in its category. */
export interface LineAddress {
  readonly category: string
  readonly name: string
  readonly nth: number
}

export interface PlacedLine<L extends StoredLine> {
  readonly address: LineAddress
  readonly position: number
  readonly line: L
}

/** The stored list in today's form. Old copies have it inside `shoppingList`, some fields beside it. */
export function sectionsIn<L extends StoredLine>(list: object): StoredSections<L> {
  if ('sections' in list || !('shoppingList' in list)) return list as StoredSections<L>
  const { shoppingList, ...outside } = list
  // The schema of the stored list checked both forms.
  return { ...outside, ...(shoppingList as StoredSections<L>) }
}

/** The name to show: "Apple" for one, "Apples" for a bag of them. Lines are known by `name`. */
export function shownName({ name, plural, quantity, unit = '' }: StoredLine): string {
  const isOne = Number(quantity) === 1 && (unit === '' || unit.startsWith('each'))
  return plural === undefined || isOne ? name : plural
}

/** Every line in the order of the list. */
export function placedLines<L extends StoredLine>({ sections }: StoredSections<L>): PlacedLine<L>[] {
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
export function groceriesCents(list: StoredSections<StoredLine>): number {
  return (list.putAwayCents ?? 0) + listTotalCents(list)
}

/** The sum of the lines; a list without any priced line keeps its stored total. */
export function listTotalCents(list: StoredSections<StoredLine>): number {
  const prices = placedLines(list).flatMap(({ line }) => lineCents(line) ?? [])
  if (prices.length === 0) return centsFromDollars(list.totalCost ?? 0)
  return prices.reduce((sum, cents) => sum + cents, 0)
}
