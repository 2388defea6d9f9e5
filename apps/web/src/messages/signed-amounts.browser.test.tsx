import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mealMenuMessages } from './meal-menu.ts'

test('no line ends between a sign and its amount', async () => {
  const screen = await render(
    <p style={{ width: '1ch' }}>Half and half on the list. {mealMenuMessages.bill(-134)}</p>,
  )
  const text = screen.getByText(/at checkout/).element().lastChild
  if (!text) throw new Error('Nothing was rendered')
  const amount = document.createRange()
  amount.setStart(text, 0)
  amount.setEnd(text, '−\u2060$1.34'.length)
  expect(amount.toString()).toBe('−\u2060$1.34')
  expect(amount.getClientRects()).toHaveLength(1)
})
