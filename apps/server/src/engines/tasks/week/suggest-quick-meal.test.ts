import type { CookedEntry } from '@pennyplate/domain/week/cooking-history'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
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
const FOR_EGGS = [
  { name: 'Large eggs', quantity: '12 eggs' },
  { name: 'Olive oil', quantity: '1 bottle' },
]
const FOR_SPAGHETTI = [
  { name: 'Spaghetti', quantity: '6 oz' },
  { name: 'Marinara sauce', quantity: '1 jar' },
  { name: 'Olive oil', quantity: '1 bottle' },
  { name: 'Garlic', quantity: '1 head' },
  { name: 'Parmesan cheese', quantity: '8 oz' },
]

describe('a quick meal', () => {
  it('is null for an empty pantry', () => {
    expect(suggest([])).toBeNull()
  })

  it('uses the food that expires first', () => {
    const soon = [...HOME.slice(0, 2), ...FOR_EGGS, { ...SPINACH, expiryDate: '2026-11-24' }]
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

  it('needs no shopping if a dish can be made from what is at home, else the least', () => {
    const home = suggest(FOR_SPAGHETTI)
    expect(home?.meal.name).toBe('Spaghetti with marinara')
    expect(home?.match).toMatchObject({ missing: [], missingCents: 0 })
    const next = suggest(FOR_SPAGHETTI, {}, ['Spaghetti with marinara'])
    expect(next?.match.missingCents).toBeGreaterThan(0)
    expect(next?.match.missingCents).toBeLessThan(500)
    expect(next?.match.dishesAtHome).toBe(home?.match.dishesAtHome)
  })

  it('counts as made from home if only seasonings are missing', () => {
    const { match } = suggest(FOR_EGGS) ?? {}
    expect(match?.dishesAtHome).toBeGreaterThan(0)
    expect(match?.missing.filter(({ isSeasoning }) => !isSeasoning)).toEqual([])
  })

  it('is on the table within 45 minutes of now, or sooner if the day says so: no slow cooker, no night of soaking', () => {
    const dry = [
      { name: 'Dried black beans', quantity: '2 lb' },
      { name: 'Chuck roast', quantity: '3 lb' },
      { name: 'Whole chicken', quantity: '5 lb' },
      { name: 'Carrots', quantity: '2 lb' },
      { name: 'Potatoes', quantity: '5 lb' },
      { name: 'Yellow onions', quantity: '3 lb' },
    ]
    const tools = { cookingTools: ['Slow Cooker', 'Oven', 'Stove'] }
    const longest = (profile: object) => {
      const seen: string[] = []
      const minutes = Array.from({ length: 8 }, () => {
        const { meal, recipe } = suggest(dry, { ...tools, ...profile }, seen) ?? {}
        seen.push(meal?.name ?? '')
        return (recipe?.cookingTime ?? 0) + (recipe?.waitingMinutes ?? 0)
      })
      return Math.max(...minutes)
    }
    expect(longest({ onTableWithin: Array.from({ length: 7 }, () => null) })).toBeLessThanOrEqual(45)
    expect(longest({ onTableWithin: Array.from({ length: 7 }, () => 20) })).toBeLessThanOrEqual(20)
  })

  it('says so if none can be made from what is at home, and is the cheapest', () => {
    const first = suggest([{ name: 'Ketchup', quantity: '1 bottle' }])
    const second = suggest([{ name: 'Ketchup', quantity: '1 bottle' }], {}, [first?.meal.name ?? ''])
    expect(first?.match.dishesAtHome).toBe(0)
    expect(first?.match.missingCents).toBeGreaterThan(0)
    expect(first?.match.missingCents).toBeLessThanOrEqual(second?.match.missingCents ?? 0)
  })

  describe('in a planned week', () => {
    const SPAGHETTI = { name: 'Spaghetti with marinara', servingsPerAdult: 2 }
    const thatPlans = (day: number, cooked: CookedEntry[] = []) => {
      const days = DAY_NAMES.map((name, at) => ({
        day: name,
        meals: at === day ? { dinner: SPAGHETTI } : {},
      }))
      const week = { plan: { weekStartDate: '2026-11-22', days }, cooked }
      const household = householdOf({}, { pantry: FOR_SPAGHETTI, week })
      return suggestQuickMeal({ household, today: '2026-11-24', request: { exclude: [] } })
    }

    it('leaves what the coming meals need', () => {
      const match = thatPlans(3)?.match
      expect(match).toMatchObject({ dishesAtHome: 0, kept: [{ name: 'Spaghetti', foodId: 'spaghetti' }] })
      expect(match?.missing.map(({ foodId }) => foodId)).toContain('spaghetti')
    })

    it('uses what was for a day that is over, or for a meal that is cooked', () => {
      const cooked = {
        meal: SPAGHETTI.name,
        date: '2026-11-24T12:00:00.000Z',
        mealType: 'dinner',
        plannedFor: '2026-11-25',
      }
      for (const found of [thatPlans(1), thatPlans(3, [cooked])])
        expect(found).toMatchObject({ meal: { name: SPAGHETTI.name }, match: { missing: [], kept: [] } })
    })
  })
})
