import { parseQuantity } from '../amounts/quantity.ts'
import { isMassUnit, isVolumeUnit } from '../amounts/units.ts'
import { trimEndOf } from '../trim-end.ts'

/** One purchased item as printed on a receipt. */
export type ReceiptItem = Readonly<{
  /** Without codes, flags and price: "GV WHL MLK 1GAL". */
  text: string
  priceCents: number
  /** A count or weight: "2 items", "2.31 lb"; null when the line has none. */
  quantity: string | null
  /** Index of the line it was read from. */
  line: number
}>

export type StoreReceipt = Readonly<{ items: readonly ReceiptItem[] }>

/** The price at the end of a line: "3.48", "3,48 F", "$1.34 N", but not "15OZ" or "12/2026". OCR may misread the tax letter. */
const PRICE = /(?:^|\s)\$?\s?(\d{1,4})\s?[.,]\s?(\d{2})(?:[17|]|\s*[^\s\d.,]{1,2}\d?|\s+\S{1,2})?\s*$/i
const IS_NEGATIVE = /(?:[-–]\s?\$?\s?\d{1,4}[.,]\d{2}|\d[.,]\d{2}\s?[-–])\s*[A-Z]?\s*$/

/** No items follow these. */
const END = /\b(?:sub\s?-?t[o0]tal|t[o0]tal|balance due|amount due)\b/i
/** Priced lines that are not items: tax, savings, payment. */
const NOT_A_THING =
  /\b(?:tax|cash|change|visa|debit|credit|mastercard|amex|discover|tend(?:er)?|balance|saved|savings?|coupon|discount|deposit|crv|fee|rounding|regular price|gift card|card ending|points|loyalty|ebt|snap)\b/i

/** "2 @ 0.86", "2.31 lb @ 0.58/lb", "2 AT 1 FOR 0.86": quantity and unit price. */
const EACH =
  /(?:^|\s)(\d{1,3}(?:[.,]\d{1,3})?)\s*(lbs?|1b|kg|oz|ea)?\.?\s*(?:@|\bat\b|©|®)\s*(?:\d+\s*(?:lbs?|1b|kg|ea|for)\s*\/?\s*)?\$?\s?(\d{0,3}[.,]\d{2})(?:\s*\/?\s*(?:lbs?|1b|kg|ea|oz))?/i

/** Two priced lines, or one above a total, make a receipt; null for any other text. */
export function readReceipt(lines: readonly string[]): StoreReceipt | null {
  const end = lines.findIndex((line) => END.test(line))
  const body = end < 0 ? lines : lines.slice(0, end)
  const items: ReceiptItem[] = []
  /** A name whose price is on the next line. */
  let waiting = ''
  for (const [at, line] of body.entries()) {
    const read = readLine(withoutRuns(line))
    if (read.kind === 'item') items.push({ ...read.item, line: at })
    if (read.kind === 'amount') settleAmount(items, waiting, read, at)
    waiting = read.kind === 'name' ? read.text : ''
  }
  return items.length >= 2 || (items.length === 1 && end >= 0) ? { items } : null
}

type Amount = { quantity: string; priceCents: number | null }
type Line =
  | { kind: 'item'; item: Omit<ReceiptItem, 'line'> }
  /** The quantity of the item above, perhaps with its total. */
  | ({ kind: 'amount' } & Amount)
  | { kind: 'name'; text: string }
  | { kind: 'other' }

function readLine(line: string): Line {
  if (NOT_A_THING.test(line) || IS_NEGATIVE.test(line)) return { kind: 'other' }
  const each = EACH.exec(line)
  const bare = each ? `${line.slice(0, each.index)} ${line.slice(each.index + each[0].length)}` : line
  const price = PRICE.exec(bare)
  const text = withoutCodes(price ? bare.slice(0, price.index) : bare)
  const quantity = each ? quantityOf(each) : null
  const priceCents = price ? Number(price[1]) * 100 + Number(price[2]) : null
  if (quantity !== null && !saysSomething(text)) return { kind: 'amount', quantity, priceCents }
  if (!saysSomething(text)) return { kind: 'other' }
  if (priceCents === null) return quantity === null ? { kind: 'name', text } : { kind: 'other' }
  return priceCents === 0 ? { kind: 'other' } : { kind: 'item', item: { text, priceCents, quantity } }
}

/** A quantity line belongs to the name above it, or to the priced item above it. */
function settleAmount(
  items: ReceiptItem[],
  waiting: string,
  { quantity, priceCents }: Amount,
  at: number,
): void {
  if (waiting !== '' && priceCents !== null) items.push({ text: waiting, priceCents, quantity, line: at - 1 })
  const last = items.at(-1)
  if (waiting === '' && last && last.quantity === null) items[items.length - 1] = { ...last, quantity }
}

function quantityOf([, amount = '', unit]: RegExpExecArray): string | null {
  const count = Number(amount.replace(',', '.'))
  if (!(count > 0)) return null
  const word = unit?.toLowerCase().replace('1b', 'lb').replace(/s$/, '')
  if (word && word !== 'ea') return `${count} ${word}`
  if (!Number.isInteger(count)) return null
  return count === 1 ? '1 item' : `${count} items`
}

/** Removes item numbers and tax letters. */
function withoutCodes(text: string): string {
  const bare = text
    .replace(/\b[\dOIl]{5,}\s?[A-Z]{0,2}\b/g, ' ')
    .replace(/[|~_=“”"'`{}[\]<>]+/g, ' ')
    .replace(/\s\$?\d+[.,]\d{2}(?=\s|$)/g, ' ')
  return trimEndOf(withoutRuns(bare), ' .,:;*-–')
    .replace(/ [FNTXOB]$/, '')
    .replace(/^[\s.,:;*\-–]+/, '')
    .trim()
}

/** Collapses spaces, so that no pattern below backtracks over a long run of them. */
function withoutRuns(line: string): string {
  return line.replace(/\s+/g, ' ').trim()
}

/** Has three letters in a row; anything less is noise. */
function saysSomething(text: string): boolean {
  return /[a-z]{3}/i.test(text)
}

/** The alias key of a line: its words without sizes and prices. */
export function receiptAlias(text: string): string {
  return withoutCodes(text)
    .toUpperCase()
    .replace(/[^A-Z&%\s]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
}

/** The package size in a line or label: "1GAL" as "1 gal", "NET WT 15 OZ (425g)" as "15 oz"; null when there is none. */
export function sizeIn(text: string): string | null {
  const found =
    /(?:^|[\s(])(\d{1,4}(?:[.,]\d{1,2})?)\s?-?\s?(fl\.?\s?[o0]z|[o0]z|lbs?|gal|qt|pt|kg|g|ml|l|ct|pk)\b\.?/i.exec(
      withoutRuns(text)
        .replace(/(\d)[oO](?=[\d.,])/g, '$10')
        .replace(/0Z\b/gi, 'OZ'),
    )
  const [, amount, unit] = found ?? []
  if (!amount || !unit) return null
  const word = unit
    .toLowerCase()
    .replace('.', '')
    .replace('0z', 'oz')
    .replace(/^lbs$/, 'lb')
    .replace('floz', 'fl oz')
  if (word === 'ct' || word === 'pk') return null
  const read = parseQuantity(`${amount.replace(',', '.')} ${word}`)
  const isSize = read.unit !== null && (isMassUnit(read.unit) || isVolumeUnit(read.unit))
  return isSize && read.amount !== null && read.amount > 0 ? `${read.amount} ${word}` : null
}
