import { historyEntryDocument, mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import { shoppingListDocument } from '@pennyplate/contract/documents/shopping-list'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { whatFits } from './what-fits.ts'

const LONG = 'x'.repeat(500)
const day = (meals: object = {}) => ({ day: 'Sunday', meals })
const week = (first: object) => ({ days: [first, day(), day(), day(), day(), day(), day()] })

it('answers what fits as it is', () => {
  const plan = week(day({ dinner: { name: 'Chili', people: 3, isNew: true } }))
  expect(whatFits(mealPlanDocument, plan)).toEqual(plan)
})

it('leaves out a field, or the meal that cannot be without it', () => {
  const meals = { lunch: { name: 'Soup', difficulty: LONG }, dinner: { name: LONG }, snacks: [{ name: '' }] }
  const plan = whatFits(mealPlanDocument, week(day(meals)))
  expect(plan?.days[0]?.meals).toEqual({ lunch: { name: 'Soup' }, snacks: [] })
})

it('leaves out one line of a list, in each of its forms', () => {
  const sections = [{ category: 'Dairy', items: [{ name: 'Milk' }, { name: LONG }, { name: 'Butter' }] }]
  const left = [{ category: 'Dairy', items: [{ name: 'Milk' }, { name: 'Butter' }] }]
  expect(whatFits(shoppingListDocument, { sections })).toEqual({ sections: left })
  expect(whatFits(shoppingListDocument, { shoppingList: { sections } })).toEqual({ sections: left })
})

it('leaves out a part of an accepted week, in each of its forms', () => {
  const dates = { dateAccepted: '2026-11-20', weekStartDate: '2026-11-22' }
  const broken = week(day({ dinner: { name: LONG } }))
  expect(whatFits(historyEntryDocument, { ...dates, plan: broken })).toEqual({ ...dates, plan: week(day()) })
  expect(whatFits(historyEntryDocument, { ...dates, ...broken })).toEqual({
    ...dates,
    plan: { ...week(day()), weekStartDate: dates.weekStartDate },
  })
})

it('answers null where too little is left', () => {
  expect(whatFits(mealPlanDocument, { days: [day()] })).toBeNull()
  expect(whatFits(mealPlanDocument, 'a week')).toBeNull()
})

it('never changes what it was given, and what it answers fits', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ name: fc.anything(), people: fc.anything() })), (snacks) => {
      const stored = week(day({ snacks }))
      const before = structuredClone(stored)
      const read = whatFits(mealPlanDocument, stored)
      expect(stored).toEqual(before)
      expect(read === null || mealPlanDocument.safeParse(read).success).toBe(true)
    }),
  )
})
