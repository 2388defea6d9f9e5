import { withDefaults } from '@pennyplate/domain/profile/profile'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { stockOf } from '../context/planning-context.ts'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { contextBesides } from './week-before.ts'

const meal = { name: 'Fried egg breakfast', ingredients: ['4 large eggs'], servings: 2 }
const weekOf = (weekStartDate: string, cookedOn: readonly number[]) => ({
  weekStartDate,
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: { ...(cookedOn.includes(index) ? { breakfast: meal } : {}), snacks: [] },
  })),
})
const household = (days: readonly number[], today: string) => ({
  profile: withDefaults({ adults: 2, zipCode: '72762' }),
  pantry: [{ name: 'Eggs', quantity: '12', expiryDate: '2026-12-20' }],
  likes: [],
  dislikes: [],
  recentWeeks: [],
  week: { plan: weekOf('2026-11-22', days), cooked: [], today },
})
const eggsIn = (days: readonly number[], today: string, asked: string) =>
  Math.round((stockOf(contextBesides(household(days, today), asked)).get('egg-large')?.grams ?? 0) / 50)

describe('food at home for a later week', () => {
  it.each([
    ['is all there if the week before needs none of it', [], '2026-11-26', '2026-11-29', 12],
    ['is less what the coming meals of the week before need', [4, 5], '2026-11-26', '2026-11-29', 4],
    ['is not less for days of it that are over', [1, 2, 5], '2026-11-26', '2026-11-29', 8],
    ['is all there for the week that needs it', [4, 5], '2026-11-26', '2026-11-26', 12],
  ])('%s', (_, days, today, asked, eggs) => {
    expect(eggsIn(days, today, asked)).toBe(eggs)
  })

  it('is bought again on the list of that week', () => {
    const request = { plan: weekOf('2026-11-29', [0, 1]) }
    const { shoppingList } = buildShoppingList({
      household: household([4, 5], '2026-11-26'),
      today: '2026-11-29',
      request,
    })
    expect(shoppingList.sections.flatMap(({ items }) => items.map(({ foodId }) => foodId))).toEqual([
      'egg-large',
    ])
  })
})
