import { typedLineAnswer } from '@pennyplate/contract/foods/foods'
import { parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { unitLabel } from '@pennyplate/domain/amounts/unit-label'
import type { StoredLine } from '@pennyplate/domain/shopping/shopping-list-lines'
import { withPricePaid } from '@pennyplate/domain/shopping/shopping-list-price'
import { splitTypedPrice } from '@pennyplate/domain/shopping/typed-price'
import { shoppingMessages as words } from '../messages/shopping.ts'
import { callApi } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { answerBy } from './read-answer.ts'

/** Short, because people add items while they are in the store. */
const TIMEOUT_MS = 5000

export type PricedLine = Readonly<{ category: string; line: StoredLine; isPriced: boolean }>

/** A typed line with its aisle and price, or the price that was typed with it; as typed if the server cannot be reached, to be looked up later. */
export async function priceLine(typed: string): Promise<PricedLine> {
  const { text, dollars, isOfOne } = splitTypedPrice(typed)
  const found = await lookUpLine(text, typed)
  if (dollars === null) return found
  const count = isOfOne && found.line.unit === '' ? Number(found.line.quantity) || 1 : 1
  return { ...found, line: withPricePaid(found.line, dollars * count), isPriced: true }
}

async function lookUpLine(text: string, typed: string): Promise<PricedLine> {
  try {
    const priced = await callApi('/api/shopping-list/line', {
      method: 'POST',
      timeoutMs: TIMEOUT_MS,
      body: { text },
      parse: answerBy(typedLineAnswer),
    })
    return { ...priced, isPriced: priced.line.estimatedPrice !== undefined }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { category: words.otherSection, line: lineAsTyped(text, typed), isPriced: false }
  }
}

function lineAsTyped(text: string, typed: string): StoredLine {
  const { amount, unit, rest } = parseQuantity(text)
  const name = rest.trim() === '' ? text.trim() : rest.trim()
  const isCounted = amount !== null && unit !== null && rest.trim() !== ''
  return {
    name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`.slice(0, 200),
    quantity: isCounted ? amount : 1,
    unit: isCounted && unit !== 'each' ? unitLabel(unit, amount) : '',
    walmartId: null,
    typedAs: typed.slice(0, 200),
  }
}
