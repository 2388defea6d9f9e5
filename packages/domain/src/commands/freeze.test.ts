import { describe, expect, it } from 'vitest'
import { frozenItem } from '../pantry/frozen-dish.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { toSharePayload } from '../sharing/share.ts'
import { asThawed, missingPortions } from '../week/from-freezer.ts'
import { asLeftover, leftoversFrom, settleLeftovers } from '../week/leftovers.ts'
import { mealAt, type SlotAddress } from '../week/meal-plan.ts'
import { eveningTasks, mealTime } from '../week/meal-start.ts'
import { currentWeek, EMPTY_BOOK, type WeekBook } from '../week/week-book.ts'
import { DAY_NAMES } from '../week/week-days.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { plateCents } from '../week/week-plate.ts'
import { applyCommand } from './apply-command.ts'
import type { DirectCommand } from './registry.ts'
import { undoCommand } from './undo-command.ts'

const FACTS = { today: '2026-11-24', now: '2026-11-24T10:00:00Z' }
const CHILI: WeekMeal = {
  name: 'Chili',
  recipeId: 'chili',
  keepsDays: 4,
  freezes: true,
  estimatedCost: 2,
  cookingTime: 60,
}
const SUNDAY: SlotAddress = { day: 0, slot: 'dinner' }
const MONDAY: SlotAddress = { day: 1, slot: 'lunch' }
const FRIDAY: SlotAddress = { day: 5, slot: 'dinner' }
const THAWED = asThawed(CHILI, { item: 'f', portions: 4 })

/** Chili on Sunday and for lunch on Monday, and what is in the freezer on Friday. */
const WEEK = settleLeftovers<WeekMeal, WeekPlan>({
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: {
      lunch: index === 1 ? asLeftover(CHILI) : { name: `Sandwich ${day}` },
      dinner: index === 0 ? CHILI : index === 5 ? THAWED : { name: `Roast ${day}` },
    },
  })),
})
const BOOK = after(EMPTY_BOOK, { type: 'take', plan: WEEK })
const ITEM = itemOf(CHILI)

function itemOf(meal: WeekMeal): PantryItem {
  const item = frozenItem(meal, 4, { id: 'new', ...FACTS })
  if (!item) throw new Error('no item')
  return item
}

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, FACTS)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

const planIn = (book: WeekBook): WeekPlan => currentWeek(book)?.plan ?? WEEK
const freezeAt = (at: SlotAddress): DirectCommand => ({ type: 'freeze', at, portions: 4, item: ITEM })

describe('freezing', () => {
  it('puts what is left of a cooked meal into the pantry and leaves the week as it is', () => {
    const book = after(BOOK, freezeAt(SUNDAY))
    expect(book.pantry).toEqual([ITEM])
    expect(planIn(book)).toEqual(planIn(BOOK))
  })

  it('takes leftovers out of the week, which stay cooked with their meal', () => {
    const book = after(BOOK, freezeAt(MONDAY))
    const lunch = mealAt<WeekMeal>(planIn(book), MONDAY)
    expect(lunch).toMatchObject({ name: 'In the freezer', place: 'skip', isFrozen: true })
    expect(leftoversFrom<WeekMeal>(planIn(book), SUNDAY)).toEqual([MONDAY])
    expect(mealAt<WeekMeal>(planIn(book), SUNDAY)?.sittings).toBe(2)
  })

  it('leaves the portions there when the meal they are of goes', () => {
    const book = after(after(BOOK, freezeAt(MONDAY)), { type: 'skip', at: SUNDAY })
    expect(mealAt<WeekMeal>(planIn(book), MONDAY)).toEqual({
      name: 'In the freezer',
      place: 'skip',
      estimatedCost: 0,
    })
    expect(book.pantry).toEqual([ITEM])
  })

  it.each([SUNDAY, MONDAY])('is undone with what it did to the week: %o', (at) => {
    const command = freezeAt(at)
    const done = after(BOOK, command)
    const undone = undoCommand(done, {
      command,
      facts: FACTS,
      before: { current: BOOK.current, weeks: BOOK.weeks },
    })
    expect(undone).toMatchObject({ ok: true, book: { pantry: [] } })
    if (undone.ok) expect(planIn(undone.book)).toEqual(planIn(BOOK))
  })

  it.each([
    ['a dish that does not freeze', { day: 2, slot: 'dinner' }, 'does_not_freeze'],
    ['what came from the freezer', FRIDAY, 'does_not_freeze'],
    ['no meal', { day: 2, slot: 'breakfast' }, 'no_such_meal'],
  ] as const)('refuses %s', (_, at, fault) => {
    expect(applyCommand(BOOK, freezeAt(at), FACTS)).toEqual({ ok: false, fault })
  })
})

describe('a meal from the freezer', () => {
  it('costs nothing, takes five minutes, and is thawed the evening before', () => {
    expect(plateCents(THAWED)).toBe(0)
    expect(mealTime(THAWED)?.readyMinutes).toBe(5)
    const tasks = eveningTasks<WeekMeal>(WEEK).get(4)
    expect(tasks).toMatchObject([{ task: 'thaw', food: 'Chili', day: 5 }])
  })

  it('is not what leftovers are of', () => {
    const plan = after(BOOK, { type: 'replace', at: { day: 6, slot: 'lunch' }, meal: asLeftover(CHILI) })
    expect(mealAt<WeekMeal>(planIn(plan), { day: 6, slot: 'lunch' })?.leftoverOf).toBeUndefined()
  })

  it('is missing its portions once they are gone', () => {
    const portions = (quantity: string) => missingPortions<WeekMeal>(WEEK, [FRIDAY], [{ id: 'f', quantity }])
    expect(portions('4 portions')).toEqual([])
    expect(portions('3 portions')).toEqual([FRIDAY])
    expect(missingPortions<WeekMeal>(WEEK, [FRIDAY], [])).toEqual([FRIDAY])
  })

  it('is cooked by others, who have another freezer, and in another week', () => {
    const shared = toSharePayload<WeekMeal>(WEEK, { sharedBy: 'Anonymous' })
    expect(shared.days[5]?.meals.dinner).toEqual(CHILI)
    const again = after(BOOK, { type: 'reuse', from: '2026-11-22', week: '2026-11-29' })
    expect(mealAt<WeekMeal>(planIn(again), FRIDAY)).toEqual(CHILI)
  })
})
