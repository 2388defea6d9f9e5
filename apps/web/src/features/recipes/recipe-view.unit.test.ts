import { expect, it } from 'vitest'
import { readRecipe } from './recipe-view.ts'

const tied = (text: string) => ({ name: text, foodId: 'beans', grams: 100, written: text, text })
const open = (text: string) => ({ name: text, foodId: '', grams: 0, written: text, text })
const heading = { name: 'Sauce', foodId: '', text: 'Sauce:' }

const read = (ingredients: readonly object[]) =>
  readRecipe({ servings: 2, cost: 3, ingredients }, { name: 'Stew', estimatedCost: 1.5 })

it('tells how many ingredients the price of an own recipe leaves out', () => {
  expect(read([heading, tied('1 can beans'), tied('1 onion'), open('1 jar zorblax')])).toMatchObject({
    servingCents: 150,
    cents: 300,
    unpriced: 1,
  })
  expect(read([heading, tied('1 can beans')])).toMatchObject({ servingCents: 150, unpriced: 0 })
})

it('has no price where half of the ingredients are unknown', () => {
  const view = read([heading, tied('1 tsp salt'), open('1 jar zorblax')])
  expect(view).toMatchObject({ servingCents: null, cents: null, unpriced: 1 })
})

it.each([
  [{ cookingTime: 0 }, null],
  [{}, null],
  [{ cookingTime: '25 min' }, 25],
])('of a recipe that says %j the time is %s', (times, minutes) => {
  expect(readRecipe({ ...times, ingredients: [] }, { name: 'Stew' }).minutes).toBe(minutes)
})
