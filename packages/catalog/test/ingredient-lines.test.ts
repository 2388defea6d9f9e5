import { expect, test } from 'vitest'
import { parseIngredientLine } from '../src/foods/parse-ingredient-line.ts'
import rows from './ingredient-lines.json' with { type: 'json' }

/** Lines in the style of people and recipe sites, written before the parser was tuned. A null food is not in the catalog. */
interface ExpectedLine {
  readonly line: string
  readonly amount: number | null
  readonly maxAmount?: number
  readonly unit: string | null
  readonly food: string | null
}
const lines: readonly ExpectedLine[] = rows

const isAmountRight = (expected: ExpectedLine) => {
  const read = parseIngredientLine(expected.line)
  const close = (left: number | null | undefined, right: number | null | undefined) =>
    (left ?? null) === (right ?? null) || Math.abs((left ?? Number.NaN) - (right ?? Number.NaN)) < 0.01
  return (
    close(read.amount, expected.amount) &&
    close(read.maxAmount, expected.maxAmount) &&
    read.unit === expected.unit
  )
}

const isFoodRight = (expected: ExpectedLine) =>
  (parseIngredientLine(expected.line).match?.food.id ?? null) === expected.food

const shareOf = (isRight: (line: ExpectedLine) => boolean) => lines.filter(isRight).length / lines.length

test('the list is long enough and has lines that must stay unmatched', () => {
  expect(lines.length).toBeGreaterThanOrEqual(300)
  expect(lines.filter((line) => line.food === null).length).toBeGreaterThanOrEqual(30)
})

test('amount and unit are right in at least 97 of 100 lines', () => {
  expect(shareOf(isAmountRight)).toBeGreaterThanOrEqual(0.97)
})

test('the food is right, or rightly unmatched, in at least 95 of 100 lines', () => {
  expect(shareOf(isFoodRight)).toBeGreaterThanOrEqual(0.95)
})
