import type { DraftPart } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Json } from '../page/schema-text.ts'

interface Parts {
  readonly amount: Json
  readonly unit: string
  readonly food: string
  readonly note: string
}

const FRACTIONS = [2, 3, 4, 8].flatMap((under) =>
  Array.from({ length: under - 1 }, (_, over) => [over + 1, under] as const),
)

/** "1 1/2 cups flour, sifted" of an amount, a unit, a food and a note. */
export function amountLine({ amount, unit, food, note }: Parts): DraftPart[] {
  if (food === '' && unit === '') return note === '' ? [] : [{ text: note }]
  const before = [kitchenNumber(Number(amount)), unit, food].filter((part) => part !== '').join(' ')
  return [{ text: note === '' ? before : `${before}, ${note}` }]
}

/** 1.5 as "1 1/2"; nothing for no amount. */
function kitchenNumber(amount: number): string {
  if (!Number.isFinite(amount) || amount <= 0) return ''
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.01) return String(whole)
  const fraction = FRACTIONS.find(([over, under]) => Math.abs(over / under - rest) < 0.01)
  if (!fraction) return String(Number(amount.toFixed(2)))
  return `${whole > 0 ? `${whole} ` : ''}${fraction[0]}/${fraction[1]}`
}
