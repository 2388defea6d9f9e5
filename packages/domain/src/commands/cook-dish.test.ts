import { describe, expect, it } from 'vitest'
import type { PantryItem } from '../pantry/pantry.ts'
import { EMPTY_BOOK, type WeekBook } from '../week/week-book.ts'
import { applyCommand, isAboutPlan, pinnedTo, weeksOfCommand } from './apply-command.ts'
import type { CookDish } from './cook-dish.ts'
import type { DirectCommand } from './registry.ts'
import { appliedTo, undoCommand } from './undo-command.ts'

const FACTS = { today: '2026-11-24', now: '2026-11-24T18:00:00Z' }
const EGGS: PantryItem = { id: 'e', name: 'Eggs', quantity: '12 items', category: 'Dairy' }
const BEANS: PantryItem = { id: 'b', name: 'Beans', quantity: '1 can', category: 'Canned' }
const AT_HOME: WeekBook = { ...EMPTY_BOOK, pantry: [EGGS, BEANS] }
const OMELET: CookDish = {
  type: 'cookDish',
  dish: { name: 'Omelet', recipeId: 'omelet' },
  mealType: 'dinner',
  taken: [
    { item: EGGS, index: 0, left: '9 items' },
    { item: BEANS, index: 1, left: null },
  ],
}

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, FACTS)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

function takenBack(now: WeekBook, command: DirectCommand, done: WeekBook): WeekBook {
  const applied = appliedTo(done, { command, facts: FACTS, before: { current: null, weeks: [] } })
  const outcome = undoCommand(now, applied)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

const amounts = ({ pantry }: WeekBook) => pantry.map(({ name, quantity }) => `${name}: ${quantity}`)
const dishes = ({ cooked }: WeekBook) => cooked.map(({ meal }) => meal)

describe('cooking a dish that is in no week', () => {
  it('takes its food and remembers it, with no week at all', () => {
    const cooked = after(AT_HOME, OMELET)
    expect(amounts(cooked)).toEqual(['Eggs: 9 items'])
    expect(cooked).toMatchObject({ current: null, weeks: [] })
    expect(cooked.cooked).toEqual([
      { meal: 'Omelet', recipeId: 'omelet', date: FACTS.now, mealType: 'dinner' },
    ])
  })

  it('says when, for which day and for whom it was cooked', () => {
    const household = { adults: 2, kids: 0, kidAges: [] }
    const more = { cookedAt: '2026-11-23T18:00:00Z', plannedFor: '2026-11-23', household }
    expect(after(AT_HOME, { ...OMELET, ...more }).cooked[0]).toMatchObject({
      date: more.cookedAt,
      plannedFor: more.plannedFor,
      household,
    })
  })

  it('is about no week and leaves the plan', () => {
    expect(weeksOfCommand(OMELET, FACTS)).toEqual([])
    expect(pinnedTo('2026-11-22', OMELET)).toEqual(OMELET)
    expect(isAboutPlan(OMELET)).toBe(false)
  })

  it('counts twice if two cook it, and undo of one leaves the other', () => {
    const [one, two] = [after(AT_HOME, OMELET), after(after(AT_HOME, OMELET), OMELET)]
    expect(amounts(two)).toEqual(['Eggs: 6 items'])
    expect(dishes(two)).toEqual(['Omelet', 'Omelet'])
    const secondBack = takenBack(two, OMELET, one)
    expect(amounts(secondBack)).toEqual(['Eggs: 9 items'])
    expect(dishes(secondBack)).toEqual(['Omelet'])
    const bothBack = takenBack(secondBack, OMELET, AT_HOME)
    expect(bothBack).toEqual(AT_HOME)
  })

  it('undone, gives back its food and keeps what others changed since', () => {
    const cooked = after(AT_HOME, OMELET)
    const milk: PantryItem = { id: 'm', name: 'Milk', quantity: '1 gallon', category: 'Dairy' }
    const pantry = [{ ...EGGS, name: 'Large eggs', quantity: '5 items' }, milk]
    const since = after({ ...cooked, pantry }, { ...OMELET, dish: { name: 'Frittata' }, taken: [] })
    const back = takenBack(since, OMELET, AT_HOME)
    expect(amounts(back)).toEqual(['Large eggs: 8 items', 'Beans: 1 can', 'Milk: 1 gallon'])
    expect(dishes(back)).toEqual(['Frittata'])
  })

  it('cannot be undone once the history has lost it', () => {
    const applied = { command: OMELET, facts: FACTS, before: { current: null, weeks: [] } }
    expect(undoCommand(AT_HOME, applied)).toEqual({ ok: false, fault: 'nothing_to_undo' })
  })
})
