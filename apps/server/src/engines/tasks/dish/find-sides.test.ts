import { sidesAnswer } from '@pennyplate/contract/ai/sides'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { findSides } from './find-sides.ts'

const CORNBREAD = { name: 'Cornbread', recipeId: 'cornbread' }
const CHILI = { name: 'Chili', recipeId: 'chili', keepsDays: 4, sides: [CORNBREAD] }
const days = DAY_NAMES.map((day, index) => ({
  day,
  meals: {
    ...(index === 0 ? { dinner: CHILI } : {}),
    ...(index === 1 ? { lunch: asLeftover(CHILI) } : {}),
  },
}))

const remakesAt = (day: number, mealType: 'lunch' | 'dinner') => {
  const request = { plan: { days }, day, mealType, index: 0, side: 0 }
  const household = householdOf({ adults: 2, weeklyBudget: 150 })
  const { choices } = sidesAnswer.parse(findSides({ household, today: '2026-11-22', request }))
  expect(choices.length).toBeGreaterThan(2)
  return choices.flatMap(({ side: { remakesAs } }) => remakesAs ?? [])
}

it('offers a kosher household no dairy beside meat, and says why', () => {
  const dish = (dinner: { name: string; recipeId: string }) => ({
    plan: { days: DAY_NAMES.map((day, index) => ({ day, meals: index === 0 ? { dinner } : {} })) },
    day: 0,
    mealType: 'dinner' as const,
    index: 0,
  })
  const household = householdOf({ adults: 2, weeklyBudget: 150, dietaryRestrictions: ['kosher'] })
  const sidesOf = (dinner: { name: string; recipeId: string }) =>
    sidesAnswer.parse(findSides({ household, today: '2026-11-22', request: dish(dinner) }))
  const isCheese = ({ name }: { name: string }) => name === 'Cottage cheese'
  const chicken = sidesOf({ name: 'Teriyaki chicken', recipeId: 'teriyaki-chicken' })
  expect(chicken.choices.length).toBeGreaterThan(20)
  expect(chicken.choices.map(({ side }) => side).some(isCheese)).toBe(false)
  expect(chicken.unsuitable.find(isCheese)?.unsuitable).toMatchObject({
    code: 'forbidden-food',
    by: 'text:kosher',
    food: 'Cottage cheese',
  })
  const pasta = sidesOf({ name: 'Spaghetti with marinara', recipeId: 'spaghetti-with-marinara' })
  expect(pasta.choices.map(({ side }) => side).some(isCheese)).toBe(true)
})

it('offers a low-FODMAP household no moderate food beside one that uses up the limit, and says why', () => {
  const household = householdOf({ adults: 2, weeklyBudget: 150, dietType: 'Low FODMAP' })
  const ketchupBeside = (dinner: { name: string; recipeId: string }) => {
    const plan = { days: DAY_NAMES.map((day, index) => ({ day, meals: index === 0 ? { dinner } : {} })) }
    const request = { plan, day: 0, mealType: 'dinner' as const, index: 0 }
    const { choices, unsuitable } = sidesAnswer.parse(findSides({ household, today: '2026-11-22', request }))
    return {
      isOffered: choices.some(({ side }) => side.name === 'Ketchup'),
      against: unsuitable.find(({ name }) => name === 'Ketchup')?.unsuitable,
    }
  }
  const bowls = {
    name: 'Cheesy chicken, broccoli and rice bowls',
    recipeId: 'cheesy-chicken-broccoli-and-rice-bowls',
  }
  expect(ketchupBeside(bowls)).toMatchObject({
    isOffered: false,
    against: { code: 'forbidden-food', by: 'diet:low-fodmap', food: 'Ketchup' },
  })
  expect(ketchupBeside({ name: 'Stovetop rice', recipeId: 'no-such-dish' }).isOffered).toBe(true)
})

it('offers what makes another meal of leftovers, beside leftovers only', () => {
  expect(remakesAt(1, 'lunch')).toEqual(['Chili baked potatoes', 'Frito pie'])
  expect(remakesAt(0, 'dinner')).toEqual([])
})

it('suggests no second starch, and a vegetable beside what is thin alone; the rest can still be chosen', () => {
  const suggestedBeside = (
    dinner: { name: string; recipeId?: string; sides?: (typeof CORNBREAD)[] },
    isInstead = dinner.sides !== undefined,
  ) => {
    const plan = { days: DAY_NAMES.map((day, index) => ({ day, meals: index === 0 ? { dinner } : {} })) }
    const side = isInstead ? { side: 0 } : {}
    const request = { plan, day: 0, mealType: 'dinner' as const, index: 0, ...side }
    const household = householdOf({ adults: 2, weeklyBudget: 150 })
    const { choices } = sidesAnswer.parse(findSides({ household, today: '2026-11-22', request }))
    const named = (of: typeof choices) => of.map(({ side: { name } }) => name)
    return { all: named(choices), suggested: named(choices.filter(({ isSuggested }) => isSuggested)) }
  }
  const rice = { name: 'One-pot chicken and rice', recipeId: 'one-pot-chicken-and-rice' }
  const insteadOfBread = suggestedBeside({ ...rice, sides: [CORNBREAD] })
  expect(insteadOfBread.suggested).not.toContain('Dinner rolls')
  expect(insteadOfBread.all).toContain('Dinner rolls')
  const typed = suggestedBeside({ name: 'Aunt Jo’s chicken with rice', sides: [CORNBREAD] })
  expect(typed.suggested).not.toContain('Dinner rolls')
  const roast = suggestedBeside({ name: 'Aunt Jo’s roast', sides: [CORNBREAD] })
  expect(roast.suggested).toContain('Dinner rolls')
  const potatoes = { name: 'Loaded broccoli cheddar potatoes', recipeId: 'loaded-broccoli-cheddar-potatoes' }
  const apple = { name: 'Apple slices', recipeId: 'apple-slices' }
  expect(suggestedBeside({ ...potatoes, sides: [apple] }, false).suggested[0]).toBe('Steamed broccoli')
})
