import { readReceipt } from '@pennyplate/domain/shopping/receipt'
import { expect, it } from 'vitest'
import { itemFromLine } from './item-from-line.ts'
import { RECEIPTS } from './testing/receipts.ts'

/** Pieces, packages or pounds: the number, with its unit only for a weight. */
const countIn = (quantity: string) => /^[\d.]+(?: lb)?/.exec(quantity)?.[0] ?? quantity

function readFoods(text: string): string[] {
  const items = readReceipt(text.split('\n'))?.items ?? []
  return items.flatMap((item) => {
    const { foodId, quantity, priceCents } = itemFromLine(item, 1, [])
    return foodId === null ? [] : [`${foodId} ${countIn(quantity)} ${priceCents}`]
  })
}

it.each(RECEIPTS)('the food on a receipt: $style', ({ text, foods }) => {
  const read = readFoods(text)
  const expected = foods.map(([ids, count, cents]) => ids.split(' ').map((id) => `${id} ${count} ${cents}`))
  const missed = expected.filter((lines) => {
    const at = read.findIndex((line) => lines.includes(line))
    if (at >= 0) read.splice(at, 1)
    return at < 0
  })
  expect({ missed, unexpected: read }).toEqual({ missed: [], unexpected: [] })
})
