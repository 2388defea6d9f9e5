import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PantryItem } from '../pantry/pantry.ts'
import { groceriesCents } from '../shopping/shopping-list-lines.ts'
import { tickedLines } from '../shopping/shopping-list-ticks.ts'
import { isListOutdated, withRevisedList } from '../week/accepted-week.ts'
import { isWeekAccepted } from '../week/bought-week.ts'
import { mealAt } from '../week/meal-plan.ts'
import { mealsKey } from '../week/meals-key.ts'
import { spentCents } from '../week/rest-of-week.ts'
import {
  currentWeek,
  documentsOf,
  EMPTY_BOOK,
  WEEKS_KEPT,
  type WeekBook,
  weekAt,
  withWeek,
} from '../week/week-book.ts'
import { DAY_NAMES } from '../week/week-days.ts'
import { weekGroceriesCents } from '../week/week-groceries.ts'
import type { WeekFacts } from '../week/week-outcome.ts'
import type { WeekPlan } from '../week/week-plan.ts'
import { withWeekTotal } from '../week/week-total.ts'
import { withListDocument } from '../week/write-week-documents.ts'
import { applyCommand } from './apply-command.ts'
import type { DirectCommand } from './registry.ts'
import { undoCommand } from './undo-command.ts'

const WEEK = '2026-11-22'
const NEXT = '2026-11-29'
const facts: WeekFacts = { today: '2026-11-24', now: '2026-11-24T10:00:00Z' }
const MONDAY_DINNER = { day: 1, slot: 'dinner' } as const

const weekOf = (dinner: string, weekStartDate = WEEK): WeekPlan => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({
    day,
    meals: {
      breakfast: { name: 'Oatmeal' },
      dinner: { name: `${dinner} on ${day}` },
      snacks: [{ name: 'Apple' }],
    },
  })),
  report: {
    totalCents: 9000,
    certificates: { isTwoExchangeOptimal: true, recipesConsidered: 10, boundCents: 8000 },
    waste: [{ name: 'Kale', grams: 50, cents: 40 }],
    concessions: ['more-repeats'],
    reasons: [{ day: 1, slot: 'dinner', codes: [{ code: 'cheap' }] }],
  },
})
const salt: PantryItem = { id: 'salt', name: 'Salt', quantity: '1 box', category: 'Condiments' }

const generated = after(EMPTY_BOOK, { type: 'take', plan: weekOf('Chili') })
const NO_LIST = { sections: [] }
const accepted = after(generated, { type: 'accept', shoppingList: { sections: [] } })
const bought = after(accepted, { type: 'buy', items: [salt] })
const STATES = { none: EMPTY_BOOK, generated, accepted, bought }

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, facts)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}
function faultOf(book: WeekBook, command: DirectCommand) {
  const outcome = applyCommand(book, command, facts)
  return outcome.ok ? undefined : outcome.fault
}
function stateOf(book: WeekBook): string {
  const week = currentWeek(book)
  if (!week?.plan) return 'none'
  if (!isWeekAccepted(week)) return 'generated'
  return week.shoppingList ? 'accepted' : 'bought'
}

const COMMANDS = {
  take: { type: 'take', plan: weekOf('Soup') },
  put: { type: 'put', plan: weekOf('Stew') },
  replace: { type: 'replace', at: MONDAY_DINNER, meal: { name: 'Tacos' } },
  replan: {
    type: 'replan',
    meals: [{ at: MONDAY_DINNER, was: 'Chili on Monday', meal: { name: 'Tacos' } }],
  },
  skip: { type: 'skip', at: MONDAY_DINNER },
  eatOut: { type: 'eatOut', at: MONDAY_DINNER, cents: 3200 },
  setPlace: { type: 'setPlace', at: MONDAY_DINNER, place: 'school' },
  setServings: { type: 'setServings', at: MONDAY_DINNER, people: 6 },
  swapSide: { type: 'swapSide', at: MONDAY_DINNER, sides: [{ recipeId: 'corn', name: 'Corn' }] },
  lock: { type: 'lock', at: MONDAY_DINNER },
  move: { type: 'move', from: MONDAY_DINNER, to: { day: 4, slot: 'dinner' } },
  copy: { type: 'copy', from: MONDAY_DINNER, to: { day: 5, slot: 'lunch' } },
  accept: { type: 'accept', shoppingList: { sections: [] } },
  reopen: { type: 'reopen' },
  delete: { type: 'delete' },
  reuse: { type: 'reuse', from: WEEK },
  buy: { type: 'buy', items: [salt] },
  tick: { type: 'tick', lines: [{ category: 'Pantry', name: 'Rice', nth: 0 }], isTicked: true },
  cook: { type: 'cook', at: MONDAY_DINNER, taken: [] },
  price: { type: 'price' },
} as const satisfies Record<string, DirectCommand>

function dinnerOf(book: WeekBook) {
  const plan = currentWeek(book)?.plan
  return plan ? mealAt(plan, MONDAY_DINNER)?.name : undefined
}

describe('every command from every state', () => {
  it.each([
    ['take', 'generated', 'generated', 'generated', 'generated'],
    ['put', 'generated', 'generated', 'generated', 'generated'],
    ['replace', 'no_plan', 'generated', 'accepted', 'bought'],
    ['replan', 'no_plan', 'generated', 'accepted', 'bought'],
    ['skip', 'no_plan', 'generated', 'accepted', 'bought'],
    ['eatOut', 'no_plan', 'generated', 'accepted', 'bought'],
    ['setPlace', 'no_plan', 'generated', 'accepted', 'bought'],
    ['setServings', 'no_plan', 'generated', 'accepted', 'bought'],
    ['swapSide', 'no_plan', 'generated', 'accepted', 'bought'],
    ['lock', 'no_plan', 'generated', 'accepted', 'bought'],
    ['move', 'no_plan', 'generated', 'accepted', 'bought'],
    ['copy', 'no_plan', 'generated', 'accepted', 'bought'],
    ['accept', 'no_plan', 'accepted', 'already_accepted', 'already_accepted'],
    ['reopen', 'no_plan', 'no_shopping_list', 'generated', 'generated'],
    ['delete', 'no_plan', 'none', 'none', 'none'],
    ['reuse', 'no_such_week', 'generated', 'generated', 'generated'],
    ['buy', 'no_plan', 'no_shopping_list', 'bought', 'no_shopping_list'],
    ['tick', 'no_plan', 'no_shopping_list', 'accepted', 'no_shopping_list'],
    ['cook', 'no_plan', 'generated', 'accepted', 'bought'],
    ['price', 'no_plan', 'generated', 'accepted', 'bought'],
  ] as const)('%s: %s, %s, %s, %s', (name, ...expected) => {
    const found = Object.values(STATES).map((from) => {
      const outcome = applyCommand(from, COMMANDS[name], facts)
      return outcome.ok ? stateOf(outcome.book) : outcome.fault
    })
    expect(found).toEqual(expected)
  })
})

describe('the report of a week', () => {
  const changes = [
    'replace',
    'replan',
    'skip',
    'eatOut',
    'setPlace',
    'setServings',
    'swapSide',
    'move',
    'copy',
  ] as const
  it.each(changes)('%s drops the total, the proof and the leftovers', (name) => {
    const { report } = currentWeek(after(generated, COMMANDS[name]))?.plan ?? {}
    expect(report).toMatchObject({ totalCents: null, concessions: [] })
    expect(report).not.toHaveProperty('certificates')
    expect(report).not.toHaveProperty('waste')
  })

  it('keeps nothing of the old week when it is used again', () => {
    expect(currentWeek(after(accepted, COMMANDS.reuse))?.plan?.report).toEqual({ totalCents: null })
  })

  describe('with another meal changed along', () => {
    const along = {
      at: { day: 4, slot: 'dinner' },
      was: 'Chili on Thursday',
      meal: { name: 'Eggs' },
    } as const
    const both = { ...COMMANDS.replace, along }
    const dinners = (book: WeekBook) =>
      [1, 4].map((day) => currentWeek(book)?.plan?.days[day]?.meals.dinner?.name)

    it('changes both as one, with the total offered for both, and says why', () => {
      const changed = after(generated, { ...both, offer: { fromCents: 9000, toCents: 8990 } })
      expect(dinners(changed)).toEqual(['Tacos', 'Eggs'])
      const report = currentWeek(changed)?.plan?.report
      expect(report?.totalCents).toBe(8990)
      expect(report?.reasons).toEqual([
        { day: 1, slot: 'dinner', codes: [{ code: 'custom' }] },
        { day: 4, slot: 'dinner', codes: [{ code: 'cheaper' }] },
      ])
    })

    it('is taken back as one, and what others changed since stays', () => {
      const { current, weeks } = generated
      const applied = { command: both, facts, before: { current, weeks } }
      const undone = undoCommand(after(generated, both), applied)
      expect(undone.ok && undone.book).toEqual(generated)
      const theirs = after(after(generated, both), { type: 'skip', at: along.at })
      const rest = undoCommand(theirs, applied)
      expect(rest.ok && dinners(rest.book)).toEqual(['Chili on Monday', 'Skipped'])
    })

    it.each([
      ['another device put another meal there', { type: 'replace', at: along.at, meal: { name: 'Soup' } }],
      ['it is kept by now', { type: 'lock', at: along.at }],
      ['it is eaten out by now', { type: 'eatOut', at: along.at }],
      ['it is cooked by now', { type: 'cook', at: along.at, taken: [] }],
    ] as const)('changes nothing where the other meal is no longer what was offered: %s', (_, meanwhile) => {
      expect(faultOf(after(generated, meanwhile), both)).toBe('changed_since')
    })

    it('changes no meal along that is replaced itself', () => {
      const itself = { ...along, at: MONDAY_DINNER, was: 'Chili on Monday' }
      expect(faultOf(generated, { ...both, along: itself })).toBe('changed_since')
    })
  })

  it('has the offered total only if it was offered for exactly this total and one slot', () => {
    const offer = { fromCents: 9000, toCents: 8800 }
    const total = (command: DirectCommand) => currentWeek(after(generated, command))?.plan?.report?.totalCents
    expect(total({ ...COMMANDS.replace, offer })).toBe(8800)
    expect(total({ ...COMMANDS.replace, offer: { fromCents: 9100, toCents: 8800 } })).toBeNull()
    expect(total({ ...COMMANDS.replace, offer, alsoAt: [{ day: 2, slot: 'dinner' }] })).toBeNull()
  })

  it('is proven only while the meals are those that were proven', () => {
    const plan = weekOf('Chili')
    const proof = { type: 'prove', meals: mealsKey(plan), report: { totalCents: 9000 } } as const
    expect(currentWeek(after(generated, proof))?.plan?.report).toEqual({ totalCents: 9000 })
    expect(faultOf(after(generated, COMMANDS.replace), proof)).toBe('changed_since')
    const people = { adults: 2, kids: 0, kidAges: [] }
    const priced = { ...plan, report: { totalCents: 9000, people } }
    const taken = after(generated, { type: 'take', plan: priced })
    expect(currentWeek(after(taken, proof))?.plan?.report?.people).toEqual(people)
  })

  it('of a plan written from outside with other meals is not that of the meals before', () => {
    const { report } = weekOf('Chili')
    const put = after(generated, { type: 'put', plan: { ...weekOf('Stew'), report } })
    expect(currentWeek(put)?.plan?.report).toEqual({ totalCents: null })
    expect(currentWeek(after(generated, { type: 'put', plan: weekOf('Chili') }))?.plan).toEqual(
      weekOf('Chili'),
    )
  })
})

describe('the rest of a week that is planned again', () => {
  const TUESDAY_DINNER = { day: 2, slot: 'dinner' } as const
  const tuesday = { at: TUESDAY_DINNER, was: 'Chili on Tuesday', meal: { name: 'Soup' } }
  const both: DirectCommand = {
    type: 'replan',
    meals: [...COMMANDS.replan.meals, tuesday],
    report: {
      totalCents: 100,
      reasons: [
        { day: 1, slot: 'dinner', codes: [{ code: 'fast' }] },
        { day: 2, slot: 'dinner', codes: [{ code: 'cheap' }] },
      ],
      health: { goals: [], notCounted: [] },
    },
  }
  const dinners = (book: WeekBook) => {
    const plan = currentWeek(book)?.plan
    return [MONDAY_DINNER, TUESDAY_DINNER].map((at) => plan && mealAt(plan, at)?.name)
  }

  it('has the new meals with their reasons, and no total before somebody works it out', () => {
    const book = after(generated, both)
    expect(dinners(book)).toEqual(['Tacos', 'Soup'])
    const { report } = currentWeek(book)?.plan ?? {}
    expect(report).toMatchObject({ totalCents: null, health: { goals: [] } })
    expect(report?.reasons?.map(({ codes }) => codes[0]?.code)).toEqual(['fast', 'cheap'])
  })

  it.each([
    ['was replaced', { ...COMMANDS.replace, meal: { name: 'Pizza' } }, 'Pizza'],
    ['is kept by now', COMMANDS.lock, 'Chili on Monday'],
    ['was cooked', { ...COMMANDS.cook, cookedAt: facts.now }, 'Chili on Monday'],
  ] as const)('leaves a meal that %s meanwhile, and says nothing about targets', (_, meanwhile, name) => {
    const book = after(after(generated, meanwhile), both)
    expect(dinners(book)).toEqual([name, 'Soup'])
    expect(currentWeek(book)?.plan?.report).not.toHaveProperty('health')
    expect(faultOf(after(generated, meanwhile), COMMANDS.replan)).toBe('changed_since')
  })

  it('leaves a meal that was cooked on another day, if the week is cooked in one batch', () => {
    const twice = after(generated, { ...COMMANDS.copy, to: TUESDAY_DINNER })
    const cooked = after(twice, { ...COMMANDS.cook, cookedAt: facts.now })
    const again: DirectCommand = { type: 'replan', meals: [{ ...tuesday, was: 'Chili on Monday' }] }
    expect(faultOf(cooked, { ...again, isBatch: true })).toBe('changed_since')
    expect(dinners(after(cooked, again))).toEqual(['Chili on Monday', 'Soup'])
  })

  it('feeds the guests who were to come', () => {
    const invited = after(generated, COMMANDS.setServings)
    const plan = currentWeek(after(invited, both))?.plan
    expect(plan && mealAt(plan, MONDAY_DINNER)).toEqual({ name: 'Tacos', people: 6 })
  })

  it('is taken back whole', () => {
    const { current, weeks } = generated
    const undone = undoCommand(after(generated, both), { command: both, facts, before: { current, weeks } })
    expect(undone.ok && dinners(undone.book)).toEqual(['Chili on Monday', 'Chili on Tuesday'])
  })
})

describe('a total', () => {
  const total = (book: WeekBook) => currentWeek(book)?.plan?.report?.totalCents
  it('is kept in the report of a week that is open', () => {
    expect(total(withWeekTotal(after(generated, COMMANDS.replace), WEEK, 8700))).toBe(8700)
    expect(total(withWeekTotal(after(accepted, COMMANDS.reopen), WEEK, null))).toBeNull()
  })

  it('of an accepted or bought week stays, as its food is no longer needed once it is at home', () => {
    expect(withWeekTotal(accepted, WEEK, 100)).toBe(accepted)
    expect(withWeekTotal(bought, WEEK, 100)).toBe(bought)
  })
})

describe('an accepted week', () => {
  const changes = [
    'replace',
    'replan',
    'skip',
    'eatOut',
    'setPlace',
    'setServings',
    'swapSide',
    'move',
    'copy',
  ] as const
  it.each(changes)(
    'keeps its list when %s changes its meals, marked as outdated, and its saved plan follows',
    (name) => {
      const week = currentWeek(after(accepted, COMMANDS[name]))
      expect(week?.shoppingList).toEqual({ sections: [], isOutdated: true })
      expect(week?.accepted?.dateAccepted).toBe(facts.now)
      expect(week?.accepted?.plan).toEqual(week?.plan)
      expect(week?.plan).not.toEqual(currentWeek(accepted)?.plan)
    },
  )

  it.each(changes)('stays bought when %s changes its meals', (name) => {
    const week = currentWeek(after(bought, COMMANDS[name]))
    expect(week?.plan?.boughtAt).toBe(facts.now)
    expect(week?.shoppingList).toBeNull()
    expect(week?.accepted?.plan.boughtAt).toBeUndefined()
  })

  it('has no offered total: the offer knew nothing of what is bought', () => {
    const offer = { fromCents: 9000, toCents: 8800 }
    const week = currentWeek(after(accepted, { ...COMMANDS.replace, offer }))
    expect(week?.plan?.report?.totalCents).toBeNull()
  })

  it('waits for another list when it is priced again, and keeps its meals', () => {
    const week = currentWeek(after(accepted, { type: 'price' }))
    expect(isListOutdated(week?.shoppingList)).toBe(true)
    expect(week?.plan).toEqual(currentWeek(accepted)?.plan)
    expect(after(generated, { type: 'price' })).toEqual(generated)
  })

  it('has a total that changes as much as its list', () => {
    const list = (estimatedPrice: number) => ({
      sections: [{ category: 'Pantry', items: [{ name: 'Rice', estimatedPrice }] }],
    })
    const listed = after(generated, { type: 'accept', shoppingList: list(2.5) })
    const before = currentWeek(listed)
    const changed = after(listed, COMMANDS.replace)
    const revised = currentWeek(withRevisedList(changed, [before, WEEK], list(4)))
    expect(revised?.shoppingList).toEqual(list(4))
    expect(revised?.plan?.report?.totalCents).toBe(9150)
    expect(revised?.accepted?.plan.report?.totalCents).toBe(9150)
    const shopped = after(listed, { type: 'buy', items: [salt] })
    const more = withRevisedList(after(shopped, COMMANDS.replace), [currentWeek(shopped), WEEK], list(1))
    expect(stateOf(more)).toBe('accepted')
    expect(currentWeek(more)?.plan?.report?.totalCents).toBe(9100)
    const next = currentWeek(more)?.shoppingList ?? NO_LIST
    // What the list came to, with the prices that were paid, not what the plan expected.
    expect(groceriesCents(next)).toBe(250 + 100)
    expect(next).toMatchObject({ putAwayCents: 250 })
  })
})

describe('checkmarks', () => {
  const lines = [{ category: 'Pantry', name: 'Rice', nth: 0 }]
  const shoppingList = { sections: [{ category: 'Pantry', items: [{ name: 'Rice', estimatedPrice: 2 }] }] }
  const listed = after(generated, { type: 'accept', shoppingList })
  const ticked = after(listed, { type: 'tick', lines, isTicked: true })
  const ticksIn = (book: WeekBook) => tickedLines(currentWeek(book)?.shoppingList ?? NO_LIST)

  it('leave the plan, its total and the saved week alone', () => {
    expect(ticksIn(ticked)).toEqual(lines)
    expect(currentWeek(ticked)?.plan).toBe(currentWeek(listed)?.plan)
    expect(currentWeek(ticked)?.accepted).toBe(currentWeek(listed)?.accepted)
    expect(after(ticked, { type: 'tick', lines, isTicked: false })).toEqual(listed)
  })

  it('stay when another program writes the list without them, and go with a new list', () => {
    const written = { ...shoppingList, weeklyBudget: 90 }
    expect(ticksIn(withListDocument(ticked, written, WEEK))).toEqual(lines)
    expect(
      ticksIn(withListDocument(ticked, { ...written, createdAt: '2026-11-29T10:00:00Z' }, WEEK)),
    ).toEqual([])
  })

  it('belong to the week they were made for, whichever is on screen', () => {
    const next = after(listed, { type: 'take', plan: weekOf('Soup', NEXT) })
    const there = after(next, { type: 'tick', week: WEEK, lines, isTicked: true })
    expect(tickedLines(weekAt(there, WEEK)?.shoppingList ?? NO_LIST)).toEqual(lines)
  })
})

describe('weeks', () => {
  it('beyond half a year go, but never the current one', () => {
    const start = (n: number) => new Date(Date.UTC(2027, 0, 3 + 7 * n)).toISOString().slice(0, 10)
    const many = Array.from({ length: WEEKS_KEPT + 5 }).reduce<WeekBook>(
      (book, _, n) => withWeek(book, start(n), { plan: weekOf('Chili', start(n)) }),
      generated,
    )
    expect(many.weeks).toHaveLength(WEEKS_KEPT + 1)
    expect(many.weeks[0]?.weekStart).toBe(start(WEEKS_KEPT + 4))
    expect(weekAt(many, WEEK)).toEqual(weekAt(generated, WEEK))
  })

  it('stand side by side, each with its own list', () => {
    const both = after(accepted, { type: 'take', plan: weekOf('Soup', NEXT) })
    expect(both.current).toBe(NEXT)
    expect(weekAt(both, WEEK)?.shoppingList).toEqual({ sections: [] })
    expect(documentsOf(both).shoppingList).toBeNull()
  })

  it('exchange meals, and a copy comes from the week as it was accepted', () => {
    const both = after(accepted, { type: 'take', plan: weekOf('Soup', NEXT) })
    const copied = after(both, {
      type: 'copy',
      from: { week: WEEK, ...MONDAY_DINNER },
      to: { day: 2, slot: 'lunch' },
    })
    expect(currentWeek(copied)?.plan?.days[2]?.meals.lunch?.name).toBe('Chili on Monday')
    expect(weekAt(copied, WEEK)).toEqual(weekAt(accepted, WEEK))
  })

  describe('bought in parts', () => {
    const line = (name: string, estimatedPrice: number) => ({ name, estimatedPrice })
    const shoppingList = {
      sections: [{ category: 'Pantry', items: [line('Salt', 0.79), line('Rice', 2), line('Salt', 0.89)] }],
      totalCost: 3.68,
    }
    const listed = after(generated, { type: 'accept', shoppingList })
    const item = (id: string) => ({ ...salt, id })
    const at = (name: string, nth = 0) => ({ category: 'Pantry', name, nth })
    const some = { type: 'buy', items: [item('a'), item('b')], lines: [at('Salt'), at('Salt', 1)] } as const
    const rice = { type: 'buy', items: [item('c')], lines: [at('Rice')] } as const
    const half = after(listed, some)

    it('keep the other lines on the list', () => {
      expect(half.pantry.map(({ id }) => id)).toEqual(['a', 'b'])
      expect(currentWeek(half)?.shoppingList).toEqual({
        sections: [{ category: 'Pantry', items: [line('Rice', 2)] }],
        totalCost: 2,
        putAwayCents: 168,
      })
      expect(stateOf(half)).toBe('accepted')
    })

    it('cost what they did: the week costs the same, and what was put away is spent', () => {
      const list = currentWeek(half)?.shoppingList ?? NO_LIST
      expect(groceriesCents(list)).toBe(368)
      const plan = currentWeek(half)?.plan ?? expect.fail('no plan')
      expect(spentCents(plan, list, [])).toBe(168)
      expect(spentCents(plan, list, [at('Rice')])).toBe(368)
    })

    it('stay spent, whatever becomes of the week', () => {
      const spentIn = (book: WeekBook) => {
        const { plan, shoppingList: list = null } = currentWeek(book) ?? {}
        return plan ? spentCents(plan, list, []) : expect.fail('no plan')
      }
      const anew = { type: 'accept', shoppingList } as const
      const again = { type: 'take', plan: { ...weekOf('Soup'), report: undefined } } as const
      for (const [spent, book] of [
        [168, half],
        [368, after(half, rice)],
      ] as const) {
        expect(spentIn(book)).toBe(spent)
        const reopened = after(book, { type: 'reopen' })
        const planned = after(after(book, { type: 'delete' }), again)
        for (const draft of [reopened, planned, after(planned, again)]) {
          expect(spentIn(draft)).toBe(spent)
          const entry = currentWeek(after(draft, anew)) ?? expect.fail('no week')
          expect(weekGroceriesCents(entry)).toBe(spent + 368)
        }
        const copied = after(book, { type: 'reuse', from: WEEK, week: NEXT })
        expect(spentIn(copied)).toBe(0)
        expect(spentIn(after(copied, { type: 'reuse', from: NEXT, week: WEEK }))).toBe(spent)
      }
    })

    it('are spent in a week from elsewhere, which has no report', () => {
      const bare = after(EMPTY_BOOK, { type: 'take', plan: { ...weekOf('Chili'), report: undefined } })
      const bought = after(after(bare, { type: 'accept', shoppingList }), { type: 'buy', items: [salt] })
      const before = currentWeek(bought)
      expect(before && weekGroceriesCents(before)).toBe(368)
      const changed = withRevisedList(after(bought, COMMANDS.replace), [before, WEEK], {
        sections: [{ category: 'Pantry', items: [line('Tortillas', 1.5)] }],
      })
      const next = currentWeek(changed)
      expect(next && weekGroceriesCents(next)).toBe(368 + 150)
    })

    it('are bought when the last line is', () => {
      const whole = after(half, rice)
      expect(stateOf(whole)).toBe('bought')
      expect(whole.pantry).toHaveLength(3)
    })

    it('put nothing away twice', () => {
      expect(faultOf(half, some)).toBe('no_shopping_list')
      const again = { type: 'buy', items: [item('d'), item('e')], lines: [at('Salt'), at('Rice')] } as const
      expect(after(half, again).pantry.map(({ id }) => id)).toEqual(['a', 'b', 'e'])
    })

    it('stay in the pantry when their list changed since', () => {
      const applied = { command: some, facts, before: { current: listed.current, weeks: listed.weeks } }
      const changed = after(half, COMMANDS.replace)
      expect(undoCommand(changed, applied)).toEqual({ ok: false, fault: 'changed_since' })
    })

    it('are back on a list without a plan, of which the browser kept the list from before', () => {
      const list = withWeek({ ...EMPTY_BOOK, current: WEEK }, WEEK, { shoppingList })
      const command = { type: 'buy', items: [salt] } as const
      const emptied = after(list, command)
      const undone = undoCommand({ ...emptied, weeks: list.weeks }, { command, facts, before: list })
      expect(undone).toEqual({ ok: true, book: list })
    })

    it('are back on the list, checked off as they were, though another line was checked off since', () => {
      const salts = [at('Salt'), at('Salt', 1)]
      const ticked = after(listed, { type: 'tick', lines: salts, isTicked: true })
      const applied = { command: some, facts, before: { current: ticked.current, weeks: ticked.weeks } }
      const inTheShop = after(after(ticked, some), { type: 'tick', lines: [at('Rice')], isTicked: true })
      const undone = undoCommand(inTheShop, applied)
      const list = undone.ok ? currentWeek(undone.book)?.shoppingList : undefined
      expect(tickedLines(list ?? NO_LIST)).toEqual([salts[0], at('Rice'), salts[1]])
    })

    it('are back on the list after undo', () => {
      const applied = { command: some, facts, before: { current: listed.current, weeks: listed.weeks } }
      const undone = undoCommand(half, applied)
      expect(undone.ok && undone.book).toEqual(listed)
    })
  })

  it('put a list without a plan into the pantry too', () => {
    const list = withWeek({ ...EMPTY_BOOK, current: WEEK }, WEEK, { shoppingList: { sections: [] } })
    expect(after(list, { type: 'buy', items: [salt] })).toMatchObject({ weeks: [], pantry: [salt] })
  })

  it.each([
    ['same_meal', generated, MONDAY_DINNER, 'chili on monday '],
    ['empty_name', generated, MONDAY_DINNER, '  '],
    ['no_such_slot', generated, { day: 1, slot: 'lunch' } as const, 'Stew'],
    ['no_such_slot', generated, { day: 9, slot: 'dinner' } as const, 'Stew'],
  ])('refuse a replacement: %s', (expected, from, at, name) => {
    expect(faultOf(from, { type: 'replace', at, meal: { name } })).toBe(expected)
  })

  it('that are accepted are saved, the latest twelve, newest first, one for a date', () => {
    const sunday = (week: number) => new Date(Date.UTC(2026, 0, 4 + 7 * week)).toISOString().slice(0, 10)
    const accept = { type: 'accept', shoppingList: { sections: [] } } as const
    let book = EMPTY_BOOK
    for (let week = 0; week < 14; week++)
      book = after(after(book, { type: 'take', plan: weekOf(`Dish ${week}`, sunday(week)) }), accept)
    expect(documentsOf(book).history).toHaveLength(12)
    expect(documentsOf(book).history.at(-1)?.weekStartDate).toBe('2026-01-18')
    const twice = after(after(book, { type: 'take', plan: weekOf('Better', sunday(13)) }), accept)
    expect(documentsOf(twice).history).toHaveLength(12)
    expect(documentsOf(twice).history[0]?.plan).toMatchObject(weekOf('Better', sunday(13)))
  })

  it.each([
    ['2026-11-26', '2026-11-22'],
    ['2026-11-28', '2026-11-29'],
  ])('used again on %s are for the week of %s', (today, sunday) => {
    const stale = after(EMPTY_BOOK, { type: 'take', plan: weekOf('Chili', '2026-11-08') })
    const again = applyCommand(stale, { type: 'reuse', from: '2026-11-08' }, { ...facts, today })
    expect(again.ok && again.book.current).toBe(sunday)
    expect(again.ok && dinnerOf(again.book)).toBe('Chili on Monday')
  })

  it.each([
    [
      { type: 'eatOut', at: MONDAY_DINNER },
      { name: 'Eating out', place: 'out' },
    ],
    [
      { type: 'eatOut', at: MONDAY_DINNER, cents: 3000 },
      { name: 'Eating out', place: 'out', paidCents: 3000 },
    ],
    [
      { type: 'eatOut', at: MONDAY_DINNER, cents: 3000, fromBudget: true },
      { name: 'Eating out', place: 'out', paidCents: 3000, isFromBudget: true },
    ],
    [
      { type: 'setPlace', at: MONDAY_DINNER, place: 'leftover' },
      { name: 'Leftovers', place: 'leftover' },
    ],
    [
      { type: 'setPlace', at: MONDAY_DINNER, place: 'school' },
      { name: 'School or work lunch', place: 'school' },
    ],
    [
      { type: 'skip', at: MONDAY_DINNER },
      { name: 'Skipped', place: 'skip' },
    ],
  ] as const)('%j is a meal that needs no groceries', (command, meal) => {
    const plan = currentWeek(after(generated, command))?.plan
    expect(plan && mealAt(plan, MONDAY_DINNER)).toEqual({ ...meal, estimatedCost: 0 })
  })

  it('that are deleted stay saved', () => {
    const { plan, shoppingList, history } = documentsOf(after(accepted, { type: 'delete' }))
    expect({ plan, shoppingList }).toEqual({ plan: null, shoppingList: null })
    expect(history).toHaveLength(1)
  })

  it('take a meal in an empty place only if it may be added', () => {
    const lunch = { type: 'replace', at: { day: 1, slot: 'lunch' }, meal: { name: 'Soup' } } as const
    const snack = { ...lunch, at: { day: 1, slot: 'snacks', index: 1 } } as const
    expect(faultOf(generated, lunch)).toBe('no_such_slot')
    expect(faultOf(generated, { ...lunch, at: { day: 9, slot: 'lunch' }, mayAdd: true })).toBe('no_such_slot')
    const fuller = after(after(generated, { ...lunch, mayAdd: true }), { ...snack, mayAdd: true })
    expect(currentWeek(fuller)?.plan?.days[1]?.meals).toMatchObject({
      lunch: { name: 'Soup' },
      snacks: [{ name: 'Apple' }, { name: 'Soup' }],
    })
    expect(currentWeek(fuller)?.plan?.report?.totalCents).toBeNull()
  })

  it('are used again as they are on screen, or as they were accepted if they are saved ones', () => {
    const changed = after(after(accepted, { type: 'reopen' }), {
      type: 'replace',
      at: MONDAY_DINNER,
      meal: { name: 'Tacos' },
    })
    const again = after(changed, { type: 'reuse', from: WEEK, week: NEXT })
    expect(dinnerOf(again)).toBe('Tacos')
    const saved = after(after(changed, { type: 'take', plan: weekOf('Stew', NEXT) }), {
      type: 'reuse',
      from: WEEK,
      week: NEXT,
    })
    expect(dinnerOf(saved)).toBe('Chili on Monday')
  })

  it('move a meal to an empty place and leave its own empty', () => {
    const moved = after(generated, { type: 'move', from: MONDAY_DINNER, to: { day: 1, slot: 'lunch' } })
    const plan = currentWeek(moved)?.plan
    expect(plan && mealAt(plan, MONDAY_DINNER)).toBeUndefined()
    expect(plan && mealAt(plan, { day: 1, slot: 'lunch' })?.name).toBe('Chili on Monday')
  })
})

describe('undo', () => {
  const anyCommand = fc.constantFrom(...Object.values(COMMANDS))
  const { current, weeks } = generated

  it('brings everything back when nothing happened since', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(STATES)), anyCommand, (book, command) => {
        const outcome = applyCommand(book, command, facts)
        if (!outcome.ok) return
        const undone = undoCommand(outcome.book, { command, facts, before: book })
        expect(undone).toEqual({
          ok: true,
          book: { ...book, pantry: command.type === 'buy' ? [] : book.pantry },
        })
      }),
    )
  })

  it('keeps what others changed since, and the total is unknown then', () => {
    const mine = after(generated, COMMANDS.replace)
    const theirs = after(mine, { type: 'skip', at: { day: 3, slot: 'dinner' } })
    const undone = undoCommand(theirs, { command: COMMANDS.replace, facts, before: { current, weeks } })
    const plan = undone.ok ? currentWeek(undone.book)?.plan : undefined
    expect(plan && mealAt(plan, MONDAY_DINNER)?.name).toBe('Chili on Monday')
    expect(plan && mealAt(plan, { day: 3, slot: 'dinner' })?.name).toBe('Skipped')
    expect(plan?.report?.totalCents).toBeNull()
  })

  it('brings the whole report back although the total was computed since', () => {
    const priced = withWeekTotal(after(generated, COMMANDS.replace), WEEK, 9100)
    const undone = undoCommand(priced, { command: COMMANDS.replace, facts, before: { current, weeks } })
    expect(undone).toEqual({ ok: true, book: generated })
  })

  it('of a meal of a week that was accepted since leaves it accepted, with a list to bring up to date', () => {
    const theirs = after(after(generated, COMMANDS.replace), COMMANDS.accept)
    const undone = undoCommand(theirs, { command: COMMANDS.replace, facts, before: { current, weeks } })
    expect(undone.ok && currentWeek(undone.book)).toMatchObject({
      plan: currentWeek(generated)?.plan,
      shoppingList: { sections: [], isOutdated: true },
      accepted: { plan: currentWeek(generated)?.plan, dateAccepted: facts.now },
    })
  })

  it('leaves the list of a week alone in which it finds nothing to restore', () => {
    const changed = after(after(generated, COMMANDS.replace), {
      type: 'replace',
      at: MONDAY_DINNER,
      meal: { name: 'Pizza' },
    })
    const theirs = after(changed, COMMANDS.accept)
    const undone = undoCommand(theirs, { command: COMMANDS.replace, facts, before: { current, weeks } })
    expect(undone).toEqual({ ok: true, book: theirs })
  })

  it('leaves a meal alone that somebody changed again', () => {
    const mine = after(generated, COMMANDS.replace)
    const theirs = after(mine, { type: 'replace', at: MONDAY_DINNER, meal: { name: 'Pizza' } })
    const undone = undoCommand(theirs, { command: COMMANDS.replace, facts, before: { current, weeks } })
    expect(undone).toEqual({ ok: true, book: theirs })
  })
})
