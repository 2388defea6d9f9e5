import { unitFromWord } from '../amounts/unit-words.ts'
import { type Unit, unitRatio } from '../amounts/units.ts'
import { writtenStock } from './written-quantity.ts'

type Stock = Readonly<{
  amount: number
  unit: Unit | typeof PORTION
  size?: Readonly<{ amount: number; unit: Unit }>
}>

/** Of a frozen dish. */
const PORTION = 'portion'

/** As the pantry writes it. All that people may type takes more to read than a browser's first view should load. */
const WRITTEN = /^(\d+(?:\.\d+)?)(?: ([a-z][a-z. ]*?))?(?: \((\d+(?:\.\d+)?) ([a-z][a-z. ]*)\))?$/i

/**
 * `now` with as much taken or added as between `from` and `to`; null stands for nothing. Undefined if the amounts cannot be
 * compared, such as "some" or cans and pounds.
 */
export function shiftQuantity(
  now: string | null,
  { from, to }: Readonly<{ from: string | null; to: string | null }>,
): string | null | undefined {
  if (now === from) return to
  const [stock, before, after] = [readStock(now), readStock(from), readStock(to)]
  if (stock === undefined || before === undefined || after === undefined) return undefined
  const known = [stock, before, after].flatMap((one) => one ?? [])
  // Less than a can is stored as ounces, and is part of that can again when more comes back.
  const form = known.find(({ size }) => size) ?? known[0]
  if (!form) return null
  const [left, was, became] = [stock, before, after].map((one) => amountIn(form, one))
  if (left === undefined || was === undefined || became === undefined) return undefined
  return written(form, left + became - was)
}

/** Null for nothing, undefined for what is no amount. */
function readStock(text: string | null): Stock | null | undefined {
  if (text === null) return null
  const [, amount, word = 'item', ofOne, sizeWord] = WRITTEN.exec(text.trim()) ?? []
  if (amount === undefined) return undefined
  if (/^portions?$/i.test(word)) return { amount: Number(amount), unit: PORTION }
  const unit = unitFromWord(word)
  const sizeUnit = sizeWord === undefined ? null : unitFromWord(sizeWord)
  if (unit === null || (sizeWord !== undefined && sizeUnit === null)) return undefined
  return {
    amount: Number(amount),
    unit,
    ...(sizeUnit ? { size: { amount: Number(ofOne), unit: sizeUnit } } : {}),
  }
}

/** In what one of `form` is measured in: ounces for cans of 15 oz. */
function amountIn(form: Stock, stock: Stock | null): number | undefined {
  if (stock === null) return 0
  const ratio = unitRatio((stock.size ?? stock).unit, (form.size ?? form).unit)
  return ratio === null ? undefined : stock.amount * (stock.size?.amount ?? 1) * ratio
}

function written({ unit, size }: Stock, amount: number): string | null {
  if (unit !== PORTION) return writtenStock(amount / (size?.amount ?? 1), unit, size)
  return amount <= 0 ? null : `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
