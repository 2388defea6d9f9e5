import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf, problemOf } from '../context/planning-context.ts'
import { checkWeek } from '../plan/check-week.ts'
import { findReplacements } from '../week/find-replacements.ts'
import { suggestQuickMeal } from '../week/suggest-quick-meal.ts'
import { findDish } from './find-dish.ts'
import { writeMeal } from './write-meal.ts'
import { writeRecipe } from './write-recipe.ts'

const TODAY = '2026-11-25'
const NO_PEANUTS = { allergies: ['peanut'], cuisineTypes: ['Indian'], newDishes: 'Surprise us' }
const DISH = 'Lemon rice with peanuts'
const SHOWN = 'Lemon rice with pumpkin seeds'

const mealFor = (
  profile: Readonly<Record<string, unknown>>,
  meal: { name: string; recipeId?: string; formId?: string },
) => {
  const context = planningContextOf(householdOf(profile), TODAY)
  const dish = findDish(meal, context)
  if (!dish) throw new Error('no such dish')
  return writeMeal(dish.form, 1, context)
}

it("a variant without a food in its dish's name has a name of its own and says what was replaced", () => {
  expect(mealFor({}, { name: DISH })).toMatchObject({ name: DISH })
  expect(mealFor({}, { name: DISH })).not.toHaveProperty('dish')
  expect(mealFor(NO_PEANUTS, { name: DISH })).toMatchObject({
    name: SHOWN,
    dish: DISH,
    description: expect.stringMatching(/lemon and pumpkin seeds\.$/),
    madeWith: [
      {
        foodId: 'pumpkin-seeds',
        name: 'Pumpkin seeds',
        insteadOf: { foodId: expect.stringContaining('peanut'), name: expect.stringContaining('peanuts') },
      },
    ],
  })
})

it.each([
  ['by the name people read', { name: SHOWN }],
  [
    'saved before variants had names',
    { name: DISH, recipeId: 'lemon-rice-with-peanuts', formId: 'pumpkin-seeds' },
  ],
])('finds a variant %s, even if the household may eat the dish itself', (_, meal) => {
  expect(mealFor({}, meal)).toMatchObject({ name: SHOWN, formId: 'pumpkin-seeds' })
})

it('a recipe never names a food that the household must not eat', () => {
  const { recipe } = writeRecipe({
    household: householdOf(NO_PEANUTS),
    today: TODAY,
    request: { meal: { name: DISH } },
  })
  expect(recipe.name).toBe(SHOWN)
  expect(JSON.stringify([recipe.instructions, recipe.ingredients, recipe.tips])).not.toMatch(/peanut/i)
})

it('likes, dislikes, recent weeks and rejected meals mean the dish, under any of its names', () => {
  const flagsOf = (name: string) => {
    const preferences = { likes: [name], recentWeeks: [[{ name }]] }
    const { built } = problemOf(planningContextOf(householdOf(NO_PEANUTS, preferences), TODAY))
    const index = built.forms.findIndex((form) => form.name === SHOWN)
    return built.problem.recipes[index]
  }
  for (const name of [DISH, SHOWN]) {
    expect(flagsOf(name)).toMatchObject({ isLiked: true, recency: 1 })
    const disliking = planningContextOf(householdOf(NO_PEANUTS, { dislikes: [name] }), TODAY)
    expect(problemOf(disliking).built.forms.map((form) => form.name)).not.toContain(SHOWN)
  }
  expect(flagsOf('Carrot cake oatmeal')).toMatchObject({ isLiked: false, recency: 0 })
})

it('the referee reports a disliked dish under any of its names', () => {
  const plan = { days: [{ day: 'Sunday', meals: { lunch: { name: SHOWN } } }] }
  for (const name of [DISH, SHOWN]) {
    const household = householdOf(NO_PEANUTS, { dislikes: [name] })
    const { violations } = checkWeek({ household, today: TODAY, request: { plan } })
    expect(violations.filter(({ code }) => code === 'disliked-dish')).toMatchObject([{ name: SHOWN }])
  }
})

it('replacements do not offer the same dish under its other name', () => {
  const household = householdOf({ ...NO_PEANUTS, dietType: 'Vegan', cuisineTypes: ['Indian'] })
  const days = Array.from({ length: 7 }, (_, day) => ({ day: `${day}`, meals: { lunch: { name: SHOWN } } }))
  const request = { plan: { days }, day: 0, mealType: 'lunch' as const, index: 0, exclude: [] }
  const { choices } = findReplacements({ household, today: TODAY, request })
  expect(choices.length).toBeGreaterThan(0)
  expect(choices.map(({ meal }) => meal.dish ?? meal.name)).not.toContain(DISH)
})

it('a rejected quick meal is not suggested under its other name', () => {
  const pantry = [
    'White rice',
    'Rolled oats',
    'Lemon',
    'Pumpkin seeds',
    'Mustard seed',
    'Ground turmeric',
    'Canola oil',
  ]
  const household = {
    ...householdOf(NO_PEANUTS, { pantry: pantry.map((name) => ({ name, quantity: '2 lb' })) }),
    profile: withDefaults({ ...NO_PEANUTS, zipCode: '72762' }),
  }
  const names: string[] = []
  for (let round = 0; round < 3; round++) {
    const answer = suggestQuickMeal({ household, today: TODAY, request: { exclude: names } })
    if (answer) names.push(answer.meal.name)
  }
  expect(names).toContain(SHOWN)
  expect(new Set(names).size).toBe(3)
})

it('a serving of a whole loaf costs one person what it costs six', () => {
  const priceFor = (adults: number) => mealFor({ adults }, { name: 'Banana bread' }).estimatedCost
  expect(priceFor(1)).toBe(priceFor(6))
})
