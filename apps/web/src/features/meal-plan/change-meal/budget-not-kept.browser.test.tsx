import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Choice } from '../plan-calls.ts'
import { BudgetNotKept } from './budget-not-kept.tsx'

const choice = (name: string, deltaCents: number): Choice => ({
  meal: { name },
  group: 'best',
  deltaCents,
  calories: null,
  protein: null,
  minutes: null,
  reasons: [],
})
const CHOICES = [choice('Chili', 134), choice('Soup', 52)]

test.each([
  [
    'no change of another meal helps',
    { choices: CHOICES, roomCents: 20, canChangeAnother: true },
    'None of these keeps your budget, not even with one other meal changed. Soup comes closest: it adds $0.52, and $0.20 of your budget is left.',
  ],
  [
    'no other meal may change',
    { choices: CHOICES, roomCents: 0, canChangeAnother: false },
    'None of these keeps your budget, and every other meal is over, cooked, bought, or one you chose. Soup comes closest: it adds $0.52, and nothing of your budget is left.',
  ],
])('says which dish comes closest where %s', async (_, open, expected) => {
  const screen = await render(<BudgetNotKept open={open} />)
  await expect.element(screen.getByText(expected)).toBeVisible()
})

test.each([
  ['one keeps it', { choices: CHOICES, roomCents: 52 }],
  ['nobody asked by how much the bill may rise', { choices: CHOICES, roomCents: undefined }],
  ['no choice has a price', { choices: [{ ...choice('Chili', 0), deltaCents: null }], roomCents: 0 }],
])('says nothing where %s', async (_, open) => {
  const screen = await render(<BudgetNotKept open={open} />)
  expect(screen.container.textContent).toBe('')
})
