import { writtenRecipe } from '@pennyplate/contract/ai/recipe'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it, test } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { findDish } from './find-dish.ts'
import { writeMeal } from './write-meal.ts'
import { writeRecipe } from './write-recipe.ts'

const TODAY = '2026-11-22'
type Answers = Readonly<Record<string, unknown>>

/** The same dish on the card, on the recipe page and on the list. */
function everywhere(name: string, answers: Answers) {
  const household = householdOf({ adults: 2, ...answers })
  const context = planningContextOf(household, TODAY)
  const dish = findDish({ name }, context)
  if (!dish) throw new Error(`no dish "${name}"`)
  const meal = writeMeal(dish.form, 1, context)
  const { recipe } = writeRecipe({ household, today: TODAY, request: { meal } })
  const plan = { days: DAY_NAMES.map((day, at) => ({ day, meals: at === 0 ? { lunch: meal } : {} })) }
  const { shoppingList } = buildShoppingList({ household, today: TODAY, request: { plan } })
  return {
    meal,
    recipe: writtenRecipe.parse(recipe),
    lines: shoppingList.sections.flatMap(({ items }) => items),
  }
}

const ANSWERS = [
  [{ wholeGrains: 'Fine with us' }, 'whole-wheat-bread', 'whole-wheat-penne'],
  [{ wholeGrains: 'Half and half' }, 'whole-wheat-bread', 'penne'],
  [{}, 'whole-wheat-bread', 'penne'],
  [{ wholeGrains: 'No' }, 'white-bread', 'penne'],
] as const

it('a dish that a new rule forbids, whatever its bread, keeps the bread that was bought for it', () => {
  const { lines } = everywhere('Tomato soup with cheese melts', { dietaryRestrictions: ['celiac disease'] })
  const breads = lines.flatMap(({ foodId = '' }) => (/bread$/.test(foodId) ? [foodId] : []))
  expect(breads).toEqual(['whole-wheat-bread'])
})

describe.each(ANSWERS)('with %o', (answers, bread, penne) => {
  it.each([
    ['Bologna sandwich', /bread/, bread],
    ['Baked ziti', /penne/, penne],
  ])('%s is the same on card, recipe and list', (name, kind, food) => {
    const { meal, recipe, lines } = everywhere(name, answers)
    expect(recipe.ingredients.filter(({ foodId }) => kind.test(foodId)).map((one) => one.foodId)).toEqual([
      food,
    ])
    expect(lines.filter(({ foodId }) => kind.test(foodId ?? '')).map((one) => one.foodId)).toEqual([food])
    expect(recipe.nutrition).toEqual(meal.nutrition)
    expect(meal).not.toHaveProperty('madeWith')
    const words = [meal.description, recipe.description, ...recipe.instructions].join(' ')
    expect(/white bread/i.test(words)).toBe(food === 'white-bread')
    expect(/whole wheat/i.test(words)).toBe(food.startsWith('whole-wheat'))
  })
})

test('fiber, whole grains and the price are those of the whole-wheat food', () => {
  const [fine, half, none] = ['Fine with us', 'Half and half', 'No'].map((wholeGrains) => ({
    sandwich: everywhere('Bologna sandwich', { wholeGrains }).meal,
    pasta: everywhere('Baked ziti', { wholeGrains }).meal,
  }))
  expect(none?.sandwich.foodGroups?.wholeGrains).toBe(0)
  expect(half?.sandwich.foodGroups?.wholeGrains).toBeGreaterThan(1)
  expect(half?.sandwich.nutrition?.fiber).toBeGreaterThan(none?.sandwich.nutrition?.fiber ?? Number.NaN)
  expect(half?.sandwich.estimatedCost).toBeGreaterThan(none?.sandwich.estimatedCost ?? Number.NaN)
  expect(half?.pasta).toEqual(none?.pasta)
  expect(fine?.pasta.foodGroups?.wholeGrains).toBeGreaterThan(1)
  expect(fine?.sandwich).toEqual(half?.sandwich)
})

test.each([
  ['Breakfast quesadilla', 'in a crisp whole wheat tortilla.', 'half of each whole wheat tortilla,'],
  ['Bagel with cream cheese', 'A toasted whole wheat bagel with', 'Split each whole wheat bagel,'],
  ['Bean burritos', 'Whole wheat tortillas filled', 'Warm the whole wheat tortillas in'],
])('%s speaks of one where there is one', (name, description, step) => {
  const { recipe } = everywhere(name, { wholeGrains: 'Fine with us' })
  expect(recipe.description).toContain(description)
  expect(recipe.instructions.join(' ')).toContain(step)
})

test('what a household typed stays what it typed', () => {
  const household = householdOf({ wholeGrains: 'Fine with us' })
  const meal = { name: 'Toast', ingredients: ['2 slices white bread', '1 tbsp butter'], servings: 1 }
  const found = findDish(meal, planningContextOf(household, TODAY))
  expect(found?.form.ingredients.map(({ foodId }) => foodId)).toContain('white-bread')
})
