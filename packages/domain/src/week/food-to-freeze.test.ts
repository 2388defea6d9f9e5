import { describe, expect, it } from 'vitest'
import { foodToFreeze } from './food-to-freeze.ts'

const THIGHS = { name: 'Chicken thighs', pantryCategory: 'Meat', keepsDays: 2, usedIn: ['Chicken bake'] }
const week = (...dinners: ({ name: string; leftoverOf?: string } | undefined)[]) => ({
  weekStartDate: '2026-11-22',
  days: dinners.map((dinner) => ({ day: 'A day', meals: dinner ? { dinner } : {} })),
})
const BAKE = { name: 'Chicken bake' }

describe('meat that is cooked after its date', () => {
  it.each([
    ['on its last day', week(undefined, undefined, BAKE), '2026-11-22', []],
    ['a day later', week(undefined, undefined, undefined, BAKE), '2026-11-22', [3]],
    ['only by the first late day', week(BAKE, undefined, undefined, BAKE, BAKE), '2026-11-22', [3]],
    ['a day later, bought on the second day', week(undefined, undefined, undefined, BAKE), '2026-11-23', []],
    ['next week, bought before it begins', week(undefined, undefined, undefined, BAKE), '2026-11-20', [3]],
    [
      'late, as leftovers',
      week(BAKE, undefined, undefined, { ...BAKE, leftoverOf: BAKE.name }),
      '2026-11-22',
      [],
    ],
  ])('%s', (_, plan, today, days) => {
    expect(foodToFreeze([THIGHS], plan, today).map(({ day }) => day)).toEqual(days)
  })

  it('names the food and the dish; other foods keep or are no meat', () => {
    const plan = week(undefined, undefined, undefined, BAKE)
    const milk = { ...THIGHS, name: 'Milk', pantryCategory: 'Dairy' }
    const bacon = { ...THIGHS, name: 'Bacon', keepsDays: 30 }
    expect(foodToFreeze([milk, bacon, THIGHS], plan, '2026-11-22')).toEqual([
      { food: 'Chicken thighs', keepsDays: 2, dish: 'Chicken bake', day: 3, thawEvenings: 1 },
    ])
  })
  it('of a whole bird thaws as long as its recipe says', () => {
    const turkey = { ...BAKE, ahead: { task: 'thaw' as const, hours: 72 } }
    const plan = { ...week(), days: [0, 1, 2, 3].map(() => ({ day: 'A day', meals: { dinner: turkey } })) }
    expect(foodToFreeze([THIGHS], plan, '2026-11-22')).toMatchObject([{ day: 3, thawEvenings: 3 }])
  })
})
