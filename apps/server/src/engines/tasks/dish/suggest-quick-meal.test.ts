import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { suggestQuickMeal } from './suggest-quick-meal.ts'

const TODAY = '2026-11-22'
const suggest = (
  pantry: { name: string; quantity: string; expiryDate?: string }[],
  profile = {},
  exclude: string[] = [],
) => suggestQuickMeal({ household: householdOf(profile, { pantry }), today: TODAY, request: { exclude } })

const SPINACH = { name: 'Fresh spinach', quantity: '1 bag' }
const HOME = [
  { name: 'White rice', quantity: '2 lb' },
  { name: 'Canned black beans', quantity: '2 cans' },
  SPINACH,
]

describe('a quick meal', () => {
  it('is null for an empty pantry', () => {
    expect(suggest([])).toBeNull()
  })

  it('uses the food that expires first', () => {
    const soon = [...HOME.slice(0, 2), { ...SPINACH, expiryDate: '2026-11-24' }]
    expect(suggest(soon)?.match.expiring).toEqual([
      { name: 'Fresh spinach', foodId: 'spinach', expiryDate: '2026-11-24' },
    ])
  })

  it('does not count expired food', () => {
    const late = [{ ...SPINACH, expiryDate: '2026-11-20' }]
    expect(suggest(late)?.match).toMatchObject({ have: [], covered: 0 })
  })

  it('keeps diets, allergies and tools', () => {
    for (const profile of [
      { dietType: 'Vegan' },
      { allergies: ['egg', 'milk'] },
      { cookingTools: ['Microwave'] },
    ]) {
      const found = suggest(
        [...HOME, { name: 'Eggs', quantity: '6' }, { name: 'Cheddar cheese', quantity: '1 lb' }],
        profile,
      )
      const foods = found?.recipe.ingredients.map(({ foodId }) => foodId) ?? []
      if (!('cookingTools' in profile))
        expect(foods.filter((id) => /egg|cheddar|butter/.test(id))).toEqual([])
      else expect(found?.recipe.tools?.every((need) => need.includes('Microwave'))).toBe(true)
    }
  })

  it("lists what is missing at the shopping list's prices", () => {
    const pantry = HOME
    const found = suggest(pantry)
    if (!found) throw new Error('nothing suggested')
    const days = [{ day: 'Sunday', meals: { dinner: found.meal } }]
    const plan = { days: [...days, ...Array.from({ length: 6 }, () => ({ day: 'later', meals: {} }))] }
    const { report } = buildShoppingList({
      household: householdOf({}, { pantry }),
      today: TODAY,
      request: { plan },
    })
    expect(found.match.missingCents).toBe(report.totalCents)
  })
})
