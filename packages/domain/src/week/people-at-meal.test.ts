import { expect, test } from 'vitest'
import { eatersOf, servingsFor, shareOfPeople, timesCooked } from './people-at-meal.ts'

const FAMILY = { adults: 2, kids: 2, kidAges: [1, 6], prepStyle: 'Cook Every Meal' } as const
const household = { ...FAMILY, kidAges: [...FAMILY.kidAges] }
const OURS = { recipeId: 'roast-turkey' }
const OWN = { recipeId: 'own-bowls' }

test('everybody is cooked for, and of an own recipe nobody under two', () => {
  expect(servingsFor(OURS, 9, household)).toBe(9)
  expect(servingsFor(OWN, 9, household)).toBe(8)
  expect(servingsFor(OWN, 1, household)).toBe(1)
})

test('guests make a dish larger by as many as they are', () => {
  expect(shareOfPeople(OURS, undefined, household)).toBe(1)
  expect(shareOfPeople(OURS, 9, household)).toBe(9 / 4)
  expect(shareOfPeople(OWN, 9, household)).toBe(8 / 3)
})

test('what is cooked for leftovers too has the people of each of its meals', () => {
  const turkey = { ...OURS, name: 'Turkey', people: 9, sittings: 2, keepsDays: 3 }
  const left = { ...OURS, name: 'Leftovers: Turkey', dish: 'Turkey', leftoverOf: 'Turkey' }
  const plan = { days: [{ meals: { dinner: turkey } }, { meals: { lunch: left } }] }
  const at = { day: 0, slot: 'dinner', index: 0 } as const
  // Of a recipe for eight: nine and four.
  expect(timesCooked(plan as never, at, turkey, turkey, household)).toBe(13 / 8)
  expect(eatersOf(plan as never, at, household)).toEqual([
    { at, people: 9 },
    { at: { day: 1, slot: 'lunch' }, people: 4 },
  ])
})
