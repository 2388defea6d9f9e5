import { expect, test } from 'vitest'
import { sampleReceipt } from './sample-receipt.ts'

test('the receipt shows the dearest lines with their packages, and adds up to the total', () => {
  const lines = Array.from({ length: 12 }, (_, index) => ({
    name: `Food ${index}`,
    packages: [{ count: index === 11 ? 2 : 1, amountText: '15 oz can' }],
    priceCents: 100 + index,
  }))
  const totalCents = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const { shown, more } = sampleReceipt({ lines, totalCents })
  expect(shown[0]).toEqual({ name: 'Food 11, 2 × 15 oz cans', priceCents: 111 })
  expect(shown[1]).toEqual({ name: 'Food 10, 15 oz can', priceCents: 110 })
  expect(more.count).toBe(12 - shown.length)
  expect(shown.reduce((sum, { priceCents }) => sum + priceCents, more.priceCents)).toBe(totalCents)
})
