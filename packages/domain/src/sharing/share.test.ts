import { describe, expect, it } from 'vitest'
import { DAY_NAMES } from '../week/week-days.ts'
import { NOT_PLANNED_NAME, type WeekMeal } from '../week/week-plan.ts'
import {
  importedPlan,
  importedWeek,
  isShareExpired,
  shareExpiresAt,
  summarizePlan,
  toSharePayload,
  unwrapShare,
} from './share.ts'

const SOUP = { name: 'Lentil soup', estimatedCost: 1.4 }
const TOAST = { name: 'Toast' }
const DAY = { day: 'Sunday', meals: { breakfast: TOAST, dinner: SOUP, snacks: [SOUP, TOAST] } }
const PLAN = { days: [DAY], weekStartDate: '2026-11-22' }

describe('what a share holds', () => {
  it('is the days, the week, the sender and the date, and nothing else of the plan', () => {
    const plan = {
      ...PLAN,
      budget: 62,
      dayNotes: { 2: 'private' },
      days: [{ ...DAY, note: 'private', meals: { ...DAY.meals, lunch: null, mood: 'private' } }],
    }
    expect(toSharePayload(plan, { sharedBy: 'sam@example.org', sharedDate: '2026-11-21' })).toStrictEqual({
      days: [DAY],
      weekStartDate: '2026-11-22',
      sharedBy: 'sam@example.org',
      sharedDate: '2026-11-21',
    })
  })

  it.each([
    ['the plan itself', PLAN, PLAN],
    ['a plan wrapped as mealPlan', { mealPlan: PLAN, sharedBy: 'Kim' }, { ...PLAN, sharedBy: 'Kim' }],
    ['a wrapper that wraps no plan', { mealPlan: 'soup' }, { mealPlan: 'soup' }],
    ['a list', [PLAN], [PLAN]],
    ['nothing', null, null],
  ])('reads %s', (_, decoded, expected) => {
    expect(unwrapShare(decoded)).toStrictEqual(expected)
  })
})

describe('a share', () => {
  const shared = '2026-11-01T12:00:00.000Z'
  it('ends 30 days after it was made', () => {
    expect(shareExpiresAt(shared)).toBe('2026-12-01T12:00:00.000Z')
    expect(isShareExpired(shared, new Date('2026-12-01T11:59:59.999Z'))).toBe(false)
    expect(isShareExpired(shared, new Date('2026-12-01T12:00:00Z'))).toBe(true)
  })

  it("is imported as this week's plan, without its sender", () => {
    const payload = toSharePayload({ ...PLAN, weekStartDate: '2026-11-01' }, { sharedBy: 'Kim' })
    expect(importedPlan(payload, '2026-11-22')).toStrictEqual({
      days: [DAY],
      weekStartDate: '2026-11-22',
      report: { totalCents: null },
    })
  })

  it('is imported for the week it says, unless that is over', () => {
    const weekOf = (weekStartDate?: string) =>
      importedWeek({ ...(weekStartDate ? { weekStartDate } : {}) }, '2026-11-25')
    expect(weekOf('2026-11-29')).toBe('2026-11-29')
    expect(weekOf('2026-11-22')).toBe('2026-11-22')
    expect(weekOf('2026-11-15')).toBe('2026-11-22')
    expect(weekOf()).toBe('2026-11-22')
  })

  it('is imported without the days that are over, and what was left of them is cooked fresh', () => {
    const dinnerOn = (at: number): WeekMeal => ({
      name: `Dinner ${at}`,
      ...(at === 3 ? { leftoverOf: 'Dinner 2' } : {}),
    })
    const days = DAY_NAMES.map((day, at) => ({ day, meals: { dinner: dinnerOn(at) } }))
    const named = (weekStartDate: string) =>
      importedPlan(toSharePayload({ days, weekStartDate }, { sharedBy: 'Kim' }), '2026-11-25').days.map(
        ({ meals }) => [meals.dinner?.name, meals.dinner?.leftoverOf],
      )
    expect(named('2026-11-22').slice(1, 5)).toEqual([
      [NOT_PLANNED_NAME, undefined],
      [NOT_PLANNED_NAME, undefined],
      ['Dinner 2', undefined],
      ['Dinner 4', undefined],
    ])
    expect(named('2026-11-29')[0]).toEqual(['Dinner 0', undefined])
  })

  it('totals the meals with a known cost', () => {
    expect(summarizePlan(PLAN)).toEqual({ meals: 2, snacks: 2, costCents: 280 })
    expect(summarizePlan({ days: [{ day: 'Sunday', meals: { lunch: TOAST } }] })).toEqual({
      meals: 1,
      snacks: 0,
      costCents: null,
    })
  })

  it('does not count what is skipped', () => {
    const skipped = { name: 'Skipped', place: 'skip' }
    const days = [{ day: 'Sunday', meals: { lunch: skipped, snacks: [skipped] } }, DAY]
    expect(summarizePlan({ days })).toEqual({ meals: 2, snacks: 2, costCents: 280 })
  })
})

describe('what a household wrote for itself', () => {
  const unchecked = { report: { warnings: [{ code: 'not-checked', words: ['MARK feng shui'] }] } }

  it('is said to be unchecked, without its words', () => {
    const payload = toSharePayload({ days: [], ...unchecked }, { sharedBy: 'Sam' })
    expect(payload).toStrictEqual({ days: [], hasUnchecked: true, sharedBy: 'Sam' })
    expect(toSharePayload(payload, payload)).toStrictEqual(payload)
    const old = { days: [], notChecked: ['MARK feng shui'] }
    expect(toSharePayload(old, { sharedBy: 'Sam' })).toStrictEqual(payload)
  })

  it('is in no field of a meal or a side', () => {
    const mark = (place: string) => `MARK ${place}`
    const side = { name: 'Rice', recipeId: 'white-rice', formId: mark('form'), note: mark('side') }
    const meal = {
      name: 'Noodles',
      dish: 'Noodles',
      formId: mark('form'),
      madeWith: [
        { foodId: 'tofu', name: mark('made with'), insteadOf: { foodId: 'nuts', name: mark('nuts') } },
      ],
      description: mark('description'),
      note: mark('note'),
      paidCents: 1200,
      people: 9,
      isLocked: true,
      nutrition: { calories: 400, mood: mark('nutrition') },
      sides: [side],
    }
    const plan = { days: [{ day: 'Sunday', meals: { dinner: meal, snacks: [meal] } }], ...unchecked }
    const payload = toSharePayload(plan, { sharedBy: 'Sam' })
    expect(JSON.stringify(payload)).not.toContain('MARK')
    expect(payload.days[0]?.meals.dinner).toStrictEqual({
      name: 'Noodles',
      dish: 'Noodles',
      nutrition: { calories: 400 },
      sides: [{ name: 'Rice', recipeId: 'white-rice' }],
    })
  })

  it('does not hide a form whose name says it', () => {
    const meal = { name: 'Gluten-free pancakes', dish: 'Pancakes', formId: 'gluten-free' }
    const { days } = toSharePayload(
      { days: [{ day: 'Sunday', meals: { lunch: meal } }] },
      { sharedBy: 'Sam' },
    )
    expect(days[0]?.meals.lunch).toStrictEqual(meal)
  })
})
