import { describe, expect, it } from 'vitest'
import { cookedEntry, isCooked, withCooked, withoutCooked } from './cooking-history.ts'

const CHILI = {
  meal: 'Chili',
  date: '2026-11-23T18:00:00.000Z',
  mealType: 'dinner',
  plannedFor: '2026-11-23',
}

describe('the record of what was cooked', () => {
  it('removes one entry and nothing else', () => {
    const soup = { ...CHILI, meal: 'Soup' }
    expect(withoutCooked(withCooked([soup], CHILI), CHILI)).toEqual([soup])
    expect(withoutCooked([CHILI, soup, CHILI], CHILI)).toEqual([CHILI, soup])
  })

  it('keeps the newest 2000', () => {
    const old = Array.from({ length: 2000 }, (_, index) => ({ ...CHILI, meal: `Meal ${index}` }))
    const kept = withCooked(old, CHILI)
    expect(kept).toHaveLength(2000)
    expect(kept[0]?.meal).toBe('Meal 1')
    expect(kept.at(-1)).toEqual(CHILI)
  })

  it.each([
    ['the very place', { plannedFor: '2026-11-23', mealType: 'dinner' }, true],
    ['another day', { plannedFor: '2026-11-25', mealType: 'dinner' }, false],
    ['another meal of the day', { plannedFor: '2026-11-23', mealType: 'lunch' }, false],
  ])('marks the place it was cooked for: %s', (_, place, expected) => {
    expect(isCooked([CHILI], { meal: { name: 'Chili' }, ...place })).toBe(expected)
  })

  it.each([
    ['2026-11-22', true],
    ['2026-11-15', false],
    ['2026-11-29', false],
  ])('a batch cooked on Monday serves the whole week of %s: %s', (batchFrom, expected) => {
    const place = { meal: { name: 'Chili' }, mealType: 'lunch', plannedFor: batchFrom }
    expect(isCooked([CHILI], place, batchFrom)).toBe(expected)
  })

  it('does not count a meal cooked outside the plan for a slot', () => {
    const { plannedFor: _, ...unplanned } = CHILI
    expect(
      isCooked([unplanned], { meal: { name: 'Chili' }, mealType: 'dinner', plannedFor: '2026-11-23' }),
    ).toBe(false)
  })

  const place = { mealType: 'dinner', plannedFor: '2026-11-23' }
  it.each([
    ['a renamed dish by its id', { ...CHILI, recipeId: 'chili' }, { name: 'Stew', recipeId: 'chili' }, true],
    [
      'a renamed dish by a former name',
      CHILI,
      { name: 'Stew', recipeId: 'stew', formerNames: ['Chili'] },
      true,
    ],
    [
      'another dish of the same name',
      { ...CHILI, recipeId: 'stew' },
      { name: 'Chili', recipeId: 'chili' },
      false,
    ],
  ])('finds %s', (_, entry, meal, expected) => {
    expect(isCooked([entry], { meal, ...place })).toBe(expected)
  })

  it('has the id of a dish of the catalog, and none of another', () => {
    const at = { date: CHILI.date, ...place }
    expect(cookedEntry({ name: 'Chili', recipeId: 'chili' }, at)).toEqual({ ...CHILI, recipeId: 'chili' })
    expect(cookedEntry({ name: 'Chili' }, at)).toStrictEqual(CHILI)
  })
})
