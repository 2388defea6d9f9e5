import { trimEndOf } from '../trim-end.ts'

/** What one line of a receipt says. */
export type PrintedReceiptLine =
  | { kind: 'item'; text: string; priceCents: number; amount: BoughtAmount | null }
  /** The amount of the item above or below, perhaps with its total. */
  | { kind: 'amount'; amount: BoughtAmount; priceCents: number | null }
  | { kind: 'name'; text: string }
  /** A price with at most a code: of the name above. */
  | { kind: 'price'; priceCents: number }
  /** Takes back an item with this price. */
  | { kind: 'refund'; text: string; priceCents: number }
  /** Stands between a name and its price and says nothing: "Tare 0.01 lb". */
  | { kind: 'aside' }
  | { kind: 'other' }

export type BoughtAmount = Readonly<{
  /** A count or weight: "2 items", "2.31 lb". */
  quantity: string
  count: number
  /** Null if it could not be read. */
  unitCents: number | null
}>

/** The price at the end of a line: "3.48", "3,48 F", "$1.34 N", but not "7.25 OZ" or "12/2026". OCR may misread the tax letter. */
const PRICE =
  /(?:^|\s)\$?\s?(\d{0,4})\s?[.,]\s?(\d{2})(?:[17|]|\s*(?!oz|lb|ct|pk|kg|ml|fl|ea\b|[gz]\b)[^\s\d.,]{1,2}\d?|\s+(?!oz|lb|ct|pk|kg|ml|ea\b|[glz]\b)\S{1,2})?\s*$/i
const NEGATIVE =
  /(?:[-–]\s?\$?\s?(\d{0,4})[.,](\d{2})|\$?\s?(\d{0,4})[.,](\d{2})\s?[-–])\s*[A-Z]{0,2}\s*(?:void(?:ed)?)?\s*$/i

/** Priced lines that are not items: tax, savings, payment. */
const NOT_A_THING =
  /\b(?:tax|cash|change|visa|debit|credit|mastercard|amex|discover|tend(?:er)?|balance|saved|savings?|coupon|cpn|discount|deposit|crv|fee|rounding|regular price|gift card|card ending|points|loyalty|ebt|snap)\b/i
const ASIDE = /^(?:tare|net wt|reg(?:ular)?|you saved)\b/i

/** "2 @ 0.86", "2.31 lb @ 0.58/lb", "2 AT 1 FOR 0.86", "3 @ 5/5.00", "2 x 2.45", "2 Ea. @ 1/ 1.98": amount and unit price. */
const EACH =
  /(?:^|\s)(?:wt )?(\d{1,3}(?:[.,]\d{1,3})?)\s*(lbs?|1b|kg|oz|ea)?\.?\s*(?:@|\bat\b|©|®|\bx\b)\s*(?:(\d{1,2})\s*(?:(lbs?|1b|kg|ea)\s*\/?|for|\/)\s*)?\$?\s?(\d{0,3}[.,]\d{2})(?:\s*(?:usd)?\s?\/?\s*(?:lbs?|1b|kg|ea|oz)\b)?/i

export function readReceiptLine(printed: string): PrintedReceiptLine {
  const line = withoutRuns(printed)
  if (ASIDE.test(line)) return { kind: 'aside' }
  if (NOT_A_THING.test(line)) return { kind: 'other' }
  const refund = NEGATIVE.exec(line)
  if (refund) {
    const [, dollars = refund[3], cents = refund[4]] = refund
    const text = withoutCodes(line.slice(0, refund.index).replace(/\bvoid(?:ed)?\b/i, ' '))
    return { kind: 'refund', text, priceCents: Number(dollars) * 100 + Number(cents) }
  }
  const each = EACH.exec(line)
  const amount = each ? amountOf(each) : null
  const bare = each ? `${line.slice(0, each.index)} ${line.slice(each.index + each[0].length)}` : line
  const price = PRICE.exec(bare)
  const text = withoutCodes(price ? bare.slice(0, price.index) : bare)
  const priceCents = price ? Number(price[1]) * 100 + Number(price[2]) : null
  if (!saysSomething(text) && amount) return { kind: 'amount', amount, priceCents }
  if (text === '' && priceCents) return { kind: 'price', priceCents }
  if (!saysSomething(text)) return { kind: 'other' }
  if (priceCents === null) return amount ? { kind: 'other' } : { kind: 'name', text }
  return priceCents === 0 ? { kind: 'other' } : { kind: 'item', text, priceCents, amount }
}

function amountOf([, amount = '', unit, per, perUnit, price = '']: RegExpExecArray): BoughtAmount | null {
  const count = Number(amount.replace(',', '.'))
  if (!(count > 0)) return null
  const unitCents = (Number(price.replace(',', '.')) * 100) / (perUnit ? 1 : Number(per ?? 1) || 1)
  const word = unit?.toLowerCase().replace('1b', 'lb').replace(/s$/, '')
  if (word && word !== 'ea') return { quantity: `${count} ${word}`, count, unitCents }
  if (!Number.isInteger(count)) return null
  return { quantity: count === 1 ? '1 item' : `${count} items`, count, unitCents }
}

/** The tax and food-stamp flags of US chains. */
const FLAGS = /(?: (?:F|N|T|X|O|B|FA|FB|FS|FW|FT|KF|NF|NT|TF|TX))+$/

/** Removes item numbers and tax letters. */
export function withoutCodes(text: string): string {
  const bare = text
    .replace(/\b[\dOIl]{5,}\s?[A-Z]{0,2}\b/g, ' ')
    .replace(/[|~_=“”"'`{}[\]<>]+/g, ' ')
    .replace(/\s\$?\d+[.,]\d{2}(?=\s|$)(?!\s?(?:oz|lb)\b)/gi, ' ')
  return trimEndOf(withoutRuns(bare), ' .,:;*-–')
    .replace(FLAGS, '')
    .replace(/^(?:E|\d{1,2}) (?=[A-Z])/, '')
    .replace(/^[\s.,:;*\-–]+/, '')
    .trim()
}

/** Collapses spaces, so that no pattern backtracks over a long run of them. */
export function withoutRuns(line: string): string {
  return line.replace(/\s+/g, ' ').trim()
}

/** Has three letters in a row; anything less is noise. */
function saysSomething(text: string): boolean {
  return /[a-z]{3}/i.test(text)
}
