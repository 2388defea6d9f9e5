import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { OpinionButtons } from './meal-controls.tsx'

const DISH = 'Lemon rice with peanuts'
const SHOWN = 'Lemon rice with pumpkin seeds'

test('a variant shows its own name but is liked by the name of its dish', async () => {
  const pressed: string[] = []
  const preferences = {
    likes: [DISH],
    dislikes: [],
    like: (name: string) => void pressed.push(`like ${name}`),
    dislike: (name: string) => void pressed.push(`dislike ${name}`),
  }
  const meal = { name: SHOWN, dish: DISH }
  const screen = await render(<OpinionButtons meal={meal} preferences={preferences} />)
  const like = screen.getByRole('button', { name: words.like(SHOWN), exact: true })
  const dislike = screen.getByRole('button', { name: words.dislike(SHOWN), exact: true })
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await dislike.click()
  expect(pressed).toEqual([`like ${DISH}`, `dislike ${DISH}`])
})
