import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { modelMeal } from '@pennyplate/contract/ai/model-answers'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { completeWeek } from './complete-week.ts'
import { judgeMeals } from './judge-meals.ts'

const TODAY = '2026-11-22'

function weekOf(
  written: readonly (readonly [
    day: number,
    slot: 'lunch' | 'dinner',
    meal: Readonly<Record<string, unknown>>,
  ])[],
  profile: Parameters<typeof householdOf>[0] = {},
) {
  const household = householdOf({
    mealTypes: ['Lunch', 'Dinner'],
    mealDifficulty: 'Complex (30+ min)',
    weeklyBudget: 300,
    ...profile,
  })
  const meals = written.map(([day, slot, meal]) => ({ at: { day, slot }, written: modelMeal.parse(meal) }))
  const request = { meals, defaults: { cost: 5, protein: 20 } }
  const judged = judgeMeals({ household, today: TODAY, request })
  const outcome = completeWeek({ household, today: TODAY, request: { meals: judged } })
  if (outcome.event !== 'done') throw new Error(JSON.stringify(outcome.data))
  return outcome.data.plan.days
}

const names = (meal: PlannedMeal | undefined) => (meal?.sides ?? []).map(({ name }) => name)

it('sides that a model names are ours, priced, and only those the household may have', () => {
  const chili = { name: 'Chili', sides: ['cornbread', 'Zorblax chips', 'Tossed salad'] }
  const [sunday] = weekOf([[0, 'dinner', chili]])
  expect(names(sunday?.meals.dinner)).toEqual(['Cornbread', 'Tossed salad'])
  for (const side of sunday?.meals.dinner?.sides ?? []) expect(side.estimatedCost).toBeGreaterThan(0)
  const [carnivore] = weekOf([[0, 'dinner', { name: 'Roast chicken', sides: ['White rice'] }]], {
    dietType: 'Keto',
  })
  expect(names(carnivore?.meals.dinner)).not.toContain('White rice')
})

it('a second starch that a model names is left out, beside a dish of ours and beside its own', () => {
  const [sunday, monday] = weekOf([
    [0, 'dinner', { name: 'One-pot chicken and rice', sides: ['Dinner rolls', 'Green beans'] }],
    [
      1,
      'dinner',
      {
        name: 'Ham rice supper',
        ingredients: ['1 lb ham', '2 cups white rice', '1 tbsp olive oil'],
        servings: 2,
        sides: ['Mashed potatoes', 'Green beans'],
      },
    ],
  ])
  expect(names(sunday?.meals.dinner)).toEqual(['Green beans'])
  expect(monday?.meals.dinner?.name).toBe('Ham rice supper')
  expect(names(monday?.meals.dinner)).toEqual(['Green beans'])
})

it('leftovers that a model plans are cooked with their meal, or fresh where nothing is left', () => {
  const [sunday, monday] = weekOf([
    [0, 'dinner', { name: 'Chili' }],
    [1, 'lunch', { name: 'Chili again', leftoverOf: 'chili', sides: ['Apple slices'] }],
  ])
  expect(sunday?.meals.dinner).toMatchObject({ name: 'Chili', sittings: 2 })
  expect(monday?.meals.lunch).toMatchObject({ name: 'Leftovers: Chili', leftoverOf: 'Chili' })
  expect(names(monday?.meals.lunch)).toEqual(['Apple slices'])
  const [, fresh] = weekOf([[1, 'lunch', { name: 'Chili', leftoverOf: 'Roast goose' }]])
  expect(fresh?.meals.lunch?.name).toBe('Chili')
  expect(fresh?.meals.lunch?.leftoverOf).toBeUndefined()
})

it('a dinner of a model is cooked where it is little enough work and on the table in time on its day', () => {
  const bake = { name: 'Carrot bake', cookingTime: 55, activeMinutes: 10, servings: 2, tools: ['Oven'] }
  const lines = ['1 lb carrots', '1 lb potatoes', '2 tbsp olive oil']
  const easyBake = { ...bake, ingredients: lines }
  const longBake = { ...easyBake, name: 'Long carrot bake', cookingTime: 95 }
  const days = weekOf(
    [
      [0, 'dinner', longBake],
      [1, 'dinner', longBake],
      [2, 'dinner', easyBake],
      [3, 'dinner', { ...easyBake, name: 'Other carrot bake', activeMinutes: undefined }],
    ],
    { mealDifficulty: 'Easy (5-10 min)' },
  )
  const [sunday, monday, tuesday, wednesday] = days.map(({ meals }) => meals.dinner)
  expect(sunday).toMatchObject({ name: 'Long carrot bake', difficulty: 'easy', activeMinutes: 10 })
  expect(monday?.name).not.toBe('Long carrot bake')
  expect(tuesday?.name).toBe('Carrot bake')
  // Nobody said how much of it is work, so all of it is.
  expect(wednesday?.name).not.toBe('Other carrot bake')
})
