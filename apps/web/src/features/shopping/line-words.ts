import type { AskedFood } from '@pennyplate/contract/foods/unsuitable-foods'
import { centsFromDollars, formatCents } from '@pennyplate/domain/money'
import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { listedDollars, shortG } from '@pennyplate/domain/shopping/shopping-list-price'
import { mediumDay } from '../../messages/day-words.ts'
import { priceSourceNames } from '../../messages/price-sources.ts'
import { shoppingMessages as words } from '../../messages/shopping.ts'

/** What is known of the food of a line, to say whether it is for the household. */
export function foodOfLine({ name, foodId, contains, mayContain, traits }: StoredLine): AskedFood {
  return { name, foodId, allergens: contains, mayContain, traits }
}

/** Where the price comes from and its date. */
export function provenance(line: StoredLine): string {
  if (line.alreadyHave) return words.atHome
  if (line.pricePaid !== undefined) return words.youPaid(dollarsText(listedDollars(line)))
  const { asOf, priceKind, low, high, isEstimate } = line
  const kind =
    priceKind === undefined
      ? (priceSourceText(line) ?? '')
      : (words.priceKinds[priceKind] ?? words.priceUnknownKind)
  return [
    asOf === undefined ? kind : words.priceOf(kind, dateText(asOf)),
    low === undefined || high === undefined || low === high
      ? ''
      : `${formatCents(centsFromDollars(low))}–${formatCents(centsFromDollars(high))}`,
    isEstimate ? words.estimatedFood : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** Every source of a line's price; undefined if the line has none. */
export function priceSourceText({ sources = [], source }: StoredLine): string | undefined {
  return sources.length === 0 ? source : sources.map((code) => priceSourceNames[code]).join('. ')
}

export function shortageText(line: StoredLine): string | null {
  const short = line.alreadyHave ? 0 : shortG(line)
  return short >= 1 ? words.short(short, line.saidIn) : null
}

export function dollarsText(dollars: number | undefined): string | null {
  return dollars === undefined ? null : formatCents(centsFromDollars(dollars))
}

/** Lists of earlier versions may hold any text as the date. */
export function dateText(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : mediumDay(day)
}

/** The URL that searches the store's site for a name. */
export function retailerSearch(name: string): string {
  return `https://www.walmart.com/search?${new URLSearchParams({ q: name })}`
}

export function priceText(cents: number | null): string {
  return cents === null ? words.noPrice : formatCents(cents)
}

/** How the line differs from the one of the accepted week; null if it does not. */
export function changeText({ acceptedG, spare, needG = 0, pantryG = 0 }: StoredLine): string | null {
  if (spare !== undefined) return words.spareNow(spare)
  if (acceptedG === undefined) return null
  if (acceptedG === 0) return words.newLine
  return needG - pantryG > acceptedG ? words.moreThanBefore : words.lessThanBefore
}
