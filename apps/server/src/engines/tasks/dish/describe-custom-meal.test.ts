import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { checkWeek } from '../plan/check-week.ts'
import { describeCustomMeal } from './describe-custom-meal.ts'
import { writeRecipe } from './write-recipe.ts'

const HOUSEHOLD = {
  profile: withDefaults({ adults: 2, zipCode: '72762', cookingTools: ['Stove', 'Oven', 'Microwave'] }),
  pantry: [],
  likes: [],
  dislikes: [],
  recentWeeks: [],
}
const TODAY = '2026-11-22'
const asked = <R>(request: R, profile = HOUSEHOLD.profile) => ({
  household: { ...HOUSEHOLD, profile },
  today: TODAY,
  request,
})

const typed = (name: string) => describeCustomMeal(asked({ name, mealType: 'lunch' as const }))

function listOf(meal: PlannedMeal) {
  const days = DAY_NAMES.map((day, at) => ({ day, meals: at === 0 ? { lunch: meal } : {} }))
  const { sections } = buildShoppingList(asked({ plan: { days } })).shoppingList
  return sections.flatMap(({ items }) => items.map(({ name }) => name)).toSorted()
}

function recipeFoods(meal: PlannedMeal) {
  const dishes = [meal, ...(meal.sides ?? [])]
  return dishes.flatMap((dish) => writeRecipe(asked({ meal: dish })).recipe.ingredients)
}

describe('a meal a person types', () => {
  it.each([
    ['PB&J', 'dish', 'PB&J'],
    ['Turkey sandwich', 'dish', 'Turkey sandwich with mustard'],
    ['Chicken nuggets and mac and cheese', 'plate', 'Chicken nuggets'],
    ['Cheerios with milk and banana', 'plate', 'Cheerios with milk and banana'],
  ])('%s is a %s called %s, priced and weighed', (name, reading, called) => {
    const answer = typed(name)
    expect(answer).toMatchObject({ reading, meal: { name: called, isCustom: true }, warnings: [] })
    expect(answer.meal.estimatedCost).toBeGreaterThan(0.2)
    expect(answer.meal.nutrition.calories).toBeGreaterThan(100)
  })

  it.each(['PB&J', 'Cheerios with milk and banana', 'pbj and chips', 'frozen pizza'])(
    'has one list and one recipe: %s',
    (name) => {
      const { meal } = typed(name)
      const bought = new Set(listOf(meal))
      const used = recipeFoods(meal).filter(({ name: food }) => !/water|^salt$/i.test(food))
      expect(used.length).toBeGreaterThan(0)
      expect(used.filter(({ name: food }) => !bought.has(food)).map(({ name: food }) => food)).toEqual([])
    },
  )

  it('that nobody cooks here needs no groceries', () => {
    const answer = typed("Thanksgiving at grandma's")
    expect(answer).toMatchObject({ reading: 'elsewhere', meal: { place: 'out', estimatedCost: 0 } })
    expect(listOf(answer.meal)).toEqual([])
  })

  it('that names no food keeps its name, and its list has no dish that is merely near', () => {
    const answer = typed('Zorblax surprise')
    expect(answer).toMatchObject({ reading: 'unknown', takenFrom: [], meal: { isEstimate: true } })
    expect(listOf(answer.meal)).toEqual(['Ingredients for Zorblax surprise'])
  })

  it('that names no food costs the household one meal of its budget, on its list too', () => {
    const profile = withDefaults({ ...HOUSEHOLD.profile, weeklyBudget: 150, adults: 2, kids: 2 })
    const { meal } = describeCustomMeal(
      asked({ name: 'Zorblax surprise', mealType: 'dinner' as const }, profile),
    )
    expect(meal.estimatedCost).toBe(1.79)
    const days = DAY_NAMES.map((day, at) => ({ day, meals: at === 0 ? { dinner: meal } : {} }))
    const { shoppingList } = buildShoppingList(asked({ plan: { days } }, profile))
    expect(shoppingList.totalCost).toBe(7.16)
  })

  it('stays its name alone, if that is wanted, and free if nothing is bought for it', () => {
    const meal = { ...typed('Chili').meal, isNameOnly: true, recipeId: undefined, estimatedCost: 0 }
    expect(listOf(meal as PlannedMeal)).toEqual([])
    expect(writeRecipe(asked({ meal })).recipe.ingredients).toEqual([])
  })

  it('is judged as it is made, not by words that were replaced', () => {
    const profile = withDefaults({ ...HOUSEHOLD.profile, allergies: ['peanut'] })
    for (const name of ['peanut butter and jelly sandwich', 'sunflower butter and jelly sandwich']) {
      const { meal, warnings } = describeCustomMeal(asked({ name, mealType: 'lunch' as const }, profile))
      expect([name, meal.name, warnings]).toEqual([name, 'Sunflower butter and jelly', []])
    }
    // A meal of its own lines keeps its name, so its words count.
    const cereal = { name: 'Cheerios with peanut milk and banana', mealType: 'breakfast' as const }
    expect(describeCustomMeal(asked(cereal, profile)).warnings).toMatchObject([{ by: 'restriction:peanut' }])
  })

  it.each([
    [['Wheat'], 'grilled cheese sandwich and beer', 'Gluten-free grilled cheese sandwich with beer', 'Beer'],
    [
      ['Peanuts'],
      'PB&J with peanut butter cookies',
      'Sunflower butter and jelly with peanut butter cookies',
      'Peanut butter cookies',
    ],
    [['Milk'], 'Cheerios with milk and banana', 'Toasted oat cereal with soy milk and banana', undefined],
    [['Peanuts'], 'beer and PB&J', 'Beer with sunflower butter and jelly', undefined],
  ])('without %s: %s is called %s, and what it holds is %s', (allergies, name, called, food) => {
    const profile = withDefaults({ ...HOUSEHOLD.profile, allergies })
    const { meal, warnings } = describeCustomMeal(asked({ name, mealType: 'lunch' as const }, profile))
    expect(meal.name).toBe(called)
    expect(warnings.map((warning) => warning.food)).toEqual(food === undefined ? [] : [food])
    // The week says the same of it.
    const days = DAY_NAMES.map((day, at) => ({ day, meals: at === 0 ? { lunch: meal } : {} }))
    const { violations } = checkWeek(asked({ plan: { days } }, profile))
    const named = violations.flatMap((one) => (one.code === 'forbidden-food' ? [one.ingredient] : []))
    expect(named.map((text) => text.toLowerCase())).toEqual(
      food === undefined ? [] : [expect.stringContaining(food.toLowerCase())],
    )
  })

  it('is judged by what is in it', () => {
    const profile = withDefaults({ allergies: 'milk' })
    const answer = describeCustomMeal(
      asked({ name: 'Cheerios with cottage cheese and banana', mealType: 'breakfast' as const }, profile),
    )
    expect(answer.warnings).toMatchObject([{ code: 'forbidden-food', food: 'Cottage cheese' }])
  })
})
