import { type BoughtAmount, readReceiptLine, withoutCodes } from './receipt-line.ts'

/** One purchased item as printed on a receipt. */
export type ReceiptItem = Readonly<{
  /** Without codes, flags and price: "GV WHL MLK 1GAL". */
  text: string
  /** The line above without a price: with some chains it begins the name. */
  textAbove: string | null
  priceCents: number
  /** A count or weight: "2 items", "2.31 lb"; null when the line has none. */
  quantity: string | null
  /** Index of the line it was read from. */
  line: number
}>

export type StoreReceipt = Readonly<{ items: readonly ReceiptItem[] }>

/** No items follow these. */
const END = /\b(?:sub\s?-?t[o0]tal|t[o0]tal|balance due|amount due)\b/i

/** Two priced lines, or one above a total, make a receipt; null for any other text. */
export function readReceipt(lines: readonly string[]): StoreReceipt | null {
  const end = lines.findIndex((line) => END.test(line))
  const body = end < 0 ? lines : lines.slice(0, end)
  const items: ReceiptItem[] = []
  /** A name whose price may be on the next line. */
  let name: string | null = null
  /** An amount that is not of the item above. */
  let amountAhead: BoughtAmount | null = null
  for (const [at, text] of body.entries()) {
    const read = readReceiptLine(text)
    if (read.kind === 'aside') continue
    if (read.kind === 'item') {
      const amount = read.amount ?? (amountAhead && fits(amountAhead, read.priceCents) ? amountAhead : null)
      const { text, priceCents } = read
      items.push({ text, textAbove: name, priceCents, quantity: amount?.quantity ?? null, line: at })
    }
    if (read.kind === 'price' && name !== null)
      items.push({
        text: name,
        textAbove: null,
        priceCents: read.priceCents,
        quantity: amountAhead && fits(amountAhead, read.priceCents) ? amountAhead.quantity : null,
        line: at - 1,
      })
    if (read.kind === 'refund') takeBack(items, read.text, read.priceCents)
    const isTaken = read.kind === 'amount' && settleAmount(items, name, read, at)
    amountAhead = read.kind === 'amount' && !isTaken ? read.amount : read.kind === 'name' ? amountAhead : null
    name = read.kind === 'name' ? read.text : null
  }
  return items.length >= 2 || (items.length === 1 && end >= 0) ? { items } : null
}

/** An amount belongs to the name above it, to the priced item above it, or to the item below; its arithmetic says which. */
function settleAmount(
  items: ReceiptItem[],
  name: string | null,
  { amount, priceCents }: { amount: BoughtAmount; priceCents: number | null },
  at: number,
): boolean {
  const { quantity } = amount
  if (name !== null) {
    if (priceCents !== null) items.push({ text: name, textAbove: null, priceCents, quantity, line: at - 1 })
    return priceCents !== null
  }
  const last = items.at(-1)
  if (!last || last.quantity !== null) return false
  const paid = priceCents ?? last.priceCents
  const isOfLast =
    fits(amount, paid) && (last.priceCents === paid || last.priceCents === Math.round(amount.unitCents ?? 0))
  if (isOfLast) items[items.length - 1] = { ...last, quantity, priceCents: paid }
  return isOfLast
}

/** Stores round each way, and "3 for 5.00" leaves a cent over. */
const ROUNDING_CENTS = 2

function fits({ count, unitCents }: BoughtAmount, priceCents: number): boolean {
  return unitCents === null || Math.abs(count * unitCents - priceCents) <= ROUNDING_CENTS
}

/** A voided item is gone. A coupon's price is that of no item, or its words are of none. */
function takeBack(items: ReceiptItem[], text: string, priceCents: number): void {
  const words = receiptAlias(text)
  const at = items.findLastIndex(
    (item) => item.priceCents === priceCents && (words === '' || receiptAlias(item.text) === words),
  )
  if (at >= 0) items.splice(at, 1)
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
