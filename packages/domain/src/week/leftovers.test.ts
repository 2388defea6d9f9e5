import { describe, expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { DirectCommand } from '../commands/registry.ts'
import { undoCommand } from '../commands/undo-command.ts'
import { asLeftover, cookedFresh, leftoverSource, leftoversFrom, settleLeftovers } from './leftovers.ts'
import { mealAt, type SlotAddress } from './meal-plan.ts'
import { mealTime } from './meal-start.ts'
import { currentWeek, EMPTY_BOOK, type WeekBook } from './week-book.ts'
import { DAY_NAMES } from './week-days.ts'
import type { WeekMeal, WeekPlan } from './week-plan.ts'

const FACTS = { today: '2026-11-24', now: '2026-11-24T10:00:00Z' }
const CHILI: WeekMeal = { name: 'Chili', keepsDays: 4, cookingTime: 60, sides: [{ name: 'Cornbread' }] }
const at = (day: number, slot: 'lunch' | 'dinner'): SlotAddress => ({ day, slot })

/** Chili on Sunday, eaten again for lunch on Monday and for dinner on Tuesday. */
const WEEK = settleLeftovers<WeekMeal, WeekPlan>({
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: {
      lunch: index === 1 ? { ...asLeftover(CHILI), sides: [{ name: 'Apple' }] } : { name: `Sandwich ${day}` },
      dinner: index === 0 ? CHILI : index === 2 ? asLeftover(CHILI) : { name: `Roast ${day}`, keepsDays: 3 },
    },
  })),
})
const BOOK: WeekBook = after(EMPTY_BOOK, { type: 'take', plan: WEEK })

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, FACTS)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

function changed(command: DirectCommand) {
  const plan = currentWeek(after(BOOK, command))?.plan
  if (!plan) throw new Error('no plan')
  return (place: SlotAddress) => mealAt<WeekMeal>(plan, place)
}

describe('leftovers', () => {
  it('say what they are, where they come from, and that they only take heat', () => {
    const lunch = mealAt<WeekMeal>(WEEK, at(1, 'lunch'))
    expect(lunch).toMatchObject({ name: 'Leftovers: Chili', dish: 'Chili', leftoverOf: 'Chili' })
    expect(lunch && mealTime(lunch)?.readyMinutes).toBe(5)
    expect(leftoverSource<WeekMeal>(WEEK, at(1, 'lunch'))).toEqual(at(0, 'dinner'))
    expect(leftoversFrom<WeekMeal>(WEEK, at(0, 'dinner'))).toEqual([at(1, 'lunch'), at(2, 'dinner')])
    expect(mealAt<WeekMeal>(WEEK, at(0, 'dinner'))?.sittings).toBe(3)
  })

  it('are the same dish again once cooked fresh', () => {
    expect(cookedFresh(asLeftover(CHILI))).toEqual(CHILI)
    const variant = { ...CHILI, name: 'Vegan chili', dish: 'Chili' }
    expect(cookedFresh(asLeftover(variant))).toEqual(variant)
  })

  it('follow when their meal is replaced, with their own sides', () => {
    const stew = { name: 'Beef stew', keepsDays: 3, sides: [{ name: 'Rolls' }] }
    const meal = changed({ type: 'replace', at: at(0, 'dinner'), meal: stew })
    expect(meal(at(0, 'dinner'))).toEqual({ ...stew, sittings: 3 })
    expect(meal(at(1, 'lunch'))).toMatchObject({ leftoverOf: 'Beef stew', sides: [{ name: 'Apple' }] })
    expect(meal(at(2, 'dinner'))).toMatchObject({ leftoverOf: 'Beef stew' })
  })

  it('are cooked fresh when the new meal does not keep so long', () => {
    const meal = changed({ type: 'replace', at: at(0, 'dinner'), meal: { name: 'Fish', keepsDays: 1 } })
    expect(meal(at(1, 'lunch'))?.leftoverOf).toBe('Fish')
    expect(meal(at(2, 'dinner'))).toMatchObject({ name: 'Chili', keepsDays: 4 })
    expect(meal(at(2, 'dinner'))?.leftoverOf).toBeUndefined()
  })

  it('are cooked at the first of them when their meal is skipped or eaten out', () => {
    for (const type of ['skip', 'eatOut'] as const) {
      const meal = changed({ type, at: at(0, 'dinner') })
      expect(meal(at(1, 'lunch'))).toMatchObject({ name: 'Chili', sides: [{ name: 'Apple' }] })
      expect(meal(at(1, 'lunch'))?.sittings).toBe(2)
      expect(meal(at(2, 'dinner'))?.leftoverOf).toBe('Chili')
    }
  })

  it('come as many days after their meal when it moves', () => {
    const meal = changed({ type: 'move', from: at(0, 'dinner'), to: at(3, 'dinner') })
    expect(meal(at(3, 'dinner'))).toMatchObject({ name: 'Chili', sittings: 3 })
    expect(meal(at(4, 'lunch'))?.leftoverOf).toBe('Chili')
    expect(meal(at(5, 'dinner'))?.leftoverOf).toBe('Chili')
    expect(meal(at(1, 'lunch'))?.name).toBe('Sandwich Thursday')
  })

  it('are cooked fresh where the week ends before them', () => {
    const meal = changed({ type: 'move', from: at(0, 'dinner'), to: at(6, 'dinner') })
    expect(meal(at(6, 'dinner'))).toMatchObject({ name: 'Chili' })
    expect(meal(at(6, 'dinner'))?.sittings).toBeUndefined()
    expect(meal(at(1, 'lunch'))?.name).toBe('Chili')
  })

  it('may be replaced alone; less is cooked then', () => {
    const meal = changed({ type: 'replace', at: at(1, 'lunch'), meal: { name: 'Salad' } })
    expect(meal(at(0, 'dinner'))?.sittings).toBe(2)
    expect(meal(at(2, 'dinner'))?.leftoverOf).toBe('Chili')
  })

  describe('that are remade', () => {
    const POTATOES = { name: 'Baked potatoes', remakesAs: 'Chili baked potatoes', cookingTime: 20 }
    const remade = asLeftover<WeekMeal>({ ...CHILI, sides: [POTATOES, { name: 'Apple' }] })
    const book = after(BOOK, { type: 'replace', at: at(1, 'lunch'), meal: remade })
    const lunchAfter = (command: DirectCommand) => {
      const plan = currentWeek(after(book, command))?.plan
      return plan && mealAt<WeekMeal>(plan, at(1, 'lunch'))
    }

    it('have the name of what they become, and take as long as that', () => {
      expect(remade).toMatchObject({ name: 'Chili baked potatoes', dish: 'Chili', leftoverOf: 'Chili' })
      expect(mealTime(remade)?.readyMinutes).toBe(20)
    })

    it('are plain leftovers of the new meal when theirs is replaced', () => {
      const meal = { name: 'Lentil soup', keepsDays: 3 }
      expect(lunchAfter({ type: 'replace', at: at(0, 'dinner'), meal })).toMatchObject({
        name: 'Leftovers: Lentil soup',
        sides: [{ name: 'Apple' }],
      })
    })

    it('are cooked fresh, as the dish itself, when nothing is left', () => {
      expect(lunchAfter({ type: 'skip', at: at(0, 'dinner') })).toMatchObject({
        name: 'Chili',
        sides: [{ name: 'Apple' }],
      })
    })

    it('are named by their sides when these change', () => {
      const plain = { type: 'swapSide', at: at(1, 'lunch'), sides: [{ name: 'Apple' }] } as const
      expect(lunchAfter(plain)?.name).toBe('Leftovers: Chili')
      const again = applyCommand(after(book, plain), { ...plain, sides: [POTATOES] }, FACTS)
      if (!again.ok) throw new Error(again.fault)
      const plan = currentWeek(again.book)?.plan
      expect(plan && mealAt<WeekMeal>(plan, at(1, 'lunch'))?.name).toBe('Chili baked potatoes')
    })
  })

  it('come back with Undo', () => {
    const command = { type: 'skip', at: at(0, 'dinner') } as const
    const { current, weeks } = BOOK
    const undone = undoCommand(after(BOOK, command), { command, facts: FACTS, before: { current, weeks } })
    expect(undone.ok && currentWeek(undone.book)?.plan).toEqual(WEEK)
  })
})
