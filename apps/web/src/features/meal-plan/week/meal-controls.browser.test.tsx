import { dishOf, type NamedDish } from '@pennyplate/domain/recipe/dish-name'
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
    like: (dish: NamedDish) => void pressed.push(`like ${dishOf(dish)}`),
    dislike: (dish: NamedDish) => void pressed.push(`dislike ${dishOf(dish)}`),
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

test('a renamed dish shows a like of its old name', async () => {
  const meal = { name: 'Breakfast fried rice', formerNames: ['Breakfast egg fried rice'] }
  const preferences = {
    likes: meal.formerNames,
    dislikes: [],
    like: () => undefined,
    dislike: () => undefined,
  }
  const screen = await render(<OpinionButtons meal={meal} preferences={preferences} />)
  const like = screen.getByRole('button', { name: words.like(meal.name), exact: true })
  await expect.element(like).toHaveAttribute('aria-pressed', 'true')
})
