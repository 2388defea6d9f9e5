import { describe, expect, it } from 'vitest'
import { foodsToUseSoon } from './use-soon.ts'
import { DAY_NAMES } from './week-days.ts'

const TODAY = '2026-11-24'
const item = (name: string, expiryDate: string | null, foodId?: string) => ({
  id: name,
  name,
  quantity: '1 item',
  category: 'Produce' as const,
  expiryDate,
  ...(foodId ? { foodId } : {}),
})
const FOODS: Record<string, { name: string; foodId?: string }[]> = {
  Tacos: [{ name: 'Ground beef', foodId: 'ground-beef-80' }],
  Salad: [{ name: 'Romaine' }],
}
const week = {
  plan: {
    weekStartDate: '2026-11-22',
    days: DAY_NAMES.map((day, at) => ({
      day,
      meals: {
        dinner: { name: at % 2 === 0 ? 'Tacos' : 'Salad', ...(at === 4 ? { leftoverOf: 'Tacos' } : {}) },
      },
    })),
  },
  cooked: [{ meal: 'Tacos', date: '2026-11-24T20:00:00Z', mealType: 'dinner', plannedFor: '2026-11-24' }],
  today: TODAY,
  isBatch: false,
}
const find = (pantry: ReturnType<typeof item>[], planned: typeof week | null = week) =>
  foodsToUseSoon(pantry, planned, TODAY, ({ name }) => FOODS[name] ?? [])

describe('food to use soon', () => {
  it('is what is past its date or within three days of it, first to expire first', () => {
    const found = find([
      item('Rice', null),
      item('Cheese', '2026-12-24'),
      item('Yogurt', '2026-11-27'),
      item('Spinach', '2026-11-23'),
      item('Cream', '2026-11-28'),
    ])
    expect(found.map(({ item: { name }, expiry }) => [name, expiry.state])).toEqual([
      ['Spinach', 'expired'],
      ['Yogurt', 'soon'],
    ])
  })

  it('is not used by a week that begins after its date', () => {
    const later = { ...week, plan: { ...week.plan, weekStartDate: '2026-11-29' }, cooked: [] }
    const [beef] = find([item('80/20 chuck', '2026-11-26', 'ground-beef-80')], later)
    expect(beef?.meals).toEqual([])
  })

  it('names the coming meals that use it by its date, by food or by name; not what is cooked, over or left over', () => {
    const [beef, expired, romaine] = find([
      item('80/20 chuck', '2026-11-27', 'ground-beef-80'),
      item('romaine', '2026-11-26'),
      item('Romaine', '2026-11-20'),
    ]).toSorted((a, b) => (a.item.name < b.item.name ? -1 : 1))
    // The tacos of Tuesday are cooked, Thursday's are left over, and Saturday's come after its date.
    expect(beef?.meals).toEqual([])
    expect(romaine?.meals).toEqual([{ day: 3, slot: 'dinner' }])
    // Expired food is not said to be in a meal.
    expect(expired?.meals).toEqual([])
  })

  it('is in no meal of a week that begins after its date', () => {
    const next = { ...week, plan: { ...week.plan, weekStartDate: '2026-11-29' } }
    expect(find([item('Romaine', '2026-11-26')], next)).toMatchObject([{ meals: [] }])
    const sunday = { ...next, today: '2026-11-28' }
    const found = foodsToUseSoon(
      [item('Romaine', '2026-11-30')],
      sunday,
      '2026-11-28',
      ({ name }) => FOODS[name] ?? [],
    )
    expect(found[0]?.meals).toEqual([{ day: 1, slot: 'dinner' }])
  })

  it('needs no week', () => {
    expect(find([item('Yogurt', '2026-11-24')], null)).toMatchObject([{ meals: [] }])
  })
})
