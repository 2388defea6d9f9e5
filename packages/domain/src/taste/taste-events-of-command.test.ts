import { expect, test } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { DirectCommand } from '../commands/registry.ts'
import { EMPTY_BOOK, type WeekBook } from '../week/week-book.ts'
import { DAY_NAMES } from '../week/week-days.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { tasteEventsOf } from './taste-events-of-command.ts'

const WEEK = '2026-11-22'
const facts = { today: '2026-11-24', now: '2026-11-24T10:00:00Z' }
const MONDAY_DINNER = { day: 1, slot: 'dinner' } as const
const TUESDAY_DINNER = { day: 2, slot: 'dinner' } as const

const meal = (name: string, more: Partial<WeekMeal> = {}): WeekMeal => ({ name, ...more })
const weekOf = (...dinners: readonly WeekMeal[]): WeekPlan => ({
  weekStartDate: WEEK,
  days: DAY_NAMES.map((day, at) => ({ day, meals: { dinner: dinners[at % dinners.length] } })),
})
const TACOS = meal('Tacos', { recipeId: 'tacos' })
const CHILI = meal('Chili', { recipeId: 'chili' })
const SOUP = meal('Grandma’s soup')

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, facts)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}
/** What each event says, and of which dish. */
function toldBy(book: WeekBook, command: DirectCommand): string[] {
  const events = tasteEventsOf([book, after(book, command)], command, facts)
  return events.map(({ kind, recipeId, name }) => `${kind} ${recipeId ?? name}`)
}

const planned = after(EMPTY_BOOK, { type: 'take', plan: weekOf(TACOS, CHILI, SOUP) })
const ACCEPT = { type: 'accept', shoppingList: { sections: [] } } as const

test('accepting a week keeps each of its dishes once', () => {
  expect(toldBy(planned, ACCEPT)).toEqual(['kept tacos', 'kept chili', 'kept Grandma’s soup'])
})

test('an event has the meal, its week and the moment', () => {
  const command = { type: 'cook', at: MONDAY_DINNER, taken: [] } as const
  expect(tasteEventsOf([planned, after(planned, command)], command, facts)).toEqual([
    { kind: 'cooked', name: 'Chili', recipeId: 'chili', slot: 'dinner', weekStart: WEEK, at: facts.now },
  ])
})

test('a dish is known by its own name, not by that of a variant', () => {
  const book = after(EMPTY_BOOK, { type: 'take', plan: weekOf(meal('Tofu tacos', { dish: 'Tacos' })) })
  expect(toldBy(book, { type: 'cook', at: MONDAY_DINNER, taken: [] })).toEqual(['cooked Tacos'])
})

test('a dish that is replaced everywhere in the week is replaced, and another chosen', () => {
  const replace = { type: 'replace', at: MONDAY_DINNER, meal: meal('Pizza', { recipeId: 'pizza' }) } as const
  // Chili is also on Thursday: once a week is fine.
  expect(toldBy(planned, replace)).toEqual(['chosen pizza'])
  const alsoAt = [{ day: 4, slot: 'dinner' as const }]
  expect(toldBy(planned, { ...replace, alsoAt })).toEqual(['replaced chili', 'chosen pizza'])
})

test('a meal put into an empty place is chosen', () => {
  const at = { day: 1, slot: 'lunch' } as const
  expect(toldBy(planned, { type: 'replace', at, meal: TACOS, mayAdd: true })).toEqual(['chosen tacos'])
})

test('a skipped meal is skipped once, and what stands in its place is no dish', () => {
  const skip = { type: 'skip', at: MONDAY_DINNER } as const
  expect(toldBy(planned, skip)).toEqual(['skipped chili'])
  const skipped = after(planned, skip)
  expect(toldBy(skipped, skip)).toEqual([])
  expect(toldBy(skipped, { type: 'replace', at: MONDAY_DINNER, meal: SOUP })).toEqual([
    'chosen Grandma’s soup',
  ])
})

test('a week planned again turns down the dishes that do not come back', () => {
  const again = { type: 'take', plan: weekOf(CHILI, meal('Pizza')) } as const
  expect(toldBy(planned, again)).toEqual(['turned-down tacos', 'turned-down Grandma’s soup'])
})

test('an accepted week, a first week and a week of other dates turn nothing down', () => {
  const again = { type: 'take', plan: weekOf(meal('Pizza')) } as const
  expect(toldBy(after(planned, ACCEPT), again)).toEqual([])
  expect(toldBy(EMPTY_BOOK, again)).toEqual([])
  const next = { ...again.plan, weekStartDate: '2026-11-29' }
  expect(toldBy(planned, { type: 'take', plan: next })).toEqual([])
})

test.each<DirectCommand>([
  { type: 'move', from: MONDAY_DINNER, to: TUESDAY_DINNER },
  { type: 'copy', from: MONDAY_DINNER, to: TUESDAY_DINNER },
  { type: 'eatOut', at: MONDAY_DINNER },
  { type: 'lock', at: MONDAY_DINNER },
  { type: 'delete' },
])('$type tells nothing', (command) => {
  expect(toldBy(planned, command)).toEqual([])
})
