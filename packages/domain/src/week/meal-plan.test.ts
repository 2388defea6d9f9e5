import { describe, expect, it } from 'vitest'
import { bought, notBought } from './bought-week.ts'
import {
  accepted,
  copied,
  countMeals,
  deleted,
  earlierWeeks,
  generated,
  isAccepted,
  movedOn,
  type Plan,
  type PlanBook,
  type PlanStep,
  reopened,
  replaced,
  reused,
  sameMealElsewhere,
} from './meal-plan.ts'
import { DAY_NAMES } from './week-days.ts'

type Dish = { name: string }
type Week = Plan<Dish>
type Book = PlanBook<Week, string>

const dish = (name: string) => ({ name })
const weekOf = (dinner: string, weekStartDate = '2026-11-22'): Week => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({
    day,
    meals: {
      breakfast: dish('Oatmeal'),
      dinner: dish(`${dinner} on ${day}`),
      snacks: [dish('Apple'), dish('Nuts')],
    },
  })),
})
const empty: Book = { plan: null, shoppingList: null, history: [], recipes: {} }
const planned: Book = { ...empty, plan: weekOf('Chili') }
const withList: Book = { ...planned, shoppingList: 'a list', recipes: { Chili: {} } }
const boughtWeek: Book = { ...planned, plan: bought(weekOf('Chili'), '2026-11-24T09:00:00Z') }
const dinnerOnMonday = { day: 1, slot: 'dinner' } as const

function book(step: PlanStep<Book>): Book {
  if (!step.ok) throw new Error(step.fault)
  return step.book
}
const faultOf = (step: PlanStep<Book>) => (step.ok ? undefined : step.fault)

/** Every step from every state: where it leads, or why it may not be taken. */
describe('the life of a plan', () => {
  const old = { plan: weekOf('Old', '2026-11-08'), dateAccepted: '2026-11-08', weekStartDate: '2026-11-08' }
  const states = { none: empty, generated: planned, accepted: withList, bought: boughtWeek }
  const steps: Record<string, (from: Book) => PlanStep<Book>> = {
    generate: (from) => generated(from, weekOf('New')),
    replace: (from) => replaced(from, [dinnerOnMonday], dish('Stew')),
    copy: (from) => copied(from, dinnerOnMonday, dish('Stew')),
    accept: (from) => accepted(from, 'the list', '2026-11-25', 'now'),
    delete: (from) => deleted(from),
    reuse: (from) => reused(from, 1, '2026-11-25'),
    reopen: (from) => reopened(from),
    'move on': (from) => movedOn(from, '2026-12-02'),
  }
  it.each([
    ['none', 'generate', 'generated'],
    ['none', 'replace', 'no_plan'],
    ['none', 'copy', 'no_plan'],
    ['none', 'accept', 'no_plan'],
    ['none', 'delete', 'no_plan'],
    ['none', 'reuse', 'generated'],
    ['none', 'reopen', 'no_plan'],
    ['none', 'move on', 'no_plan'],
    ['generated', 'generate', 'generated'],
    ['generated', 'replace', 'generated'],
    ['generated', 'copy', 'generated'],
    ['generated', 'accept', 'accepted'],
    ['generated', 'delete', 'none'],
    ['generated', 'reuse', 'generated'],
    ['generated', 'reopen', 'no_shopping_list'],
    ['generated', 'move on', 'generated'],
    ['accepted', 'generate', 'generated'],
    ['accepted', 'replace', 'already_accepted'],
    ['accepted', 'copy', 'generated'],
    ['accepted', 'accept', 'already_accepted'],
    ['accepted', 'delete', 'none'],
    ['accepted', 'reuse', 'generated'],
    ['accepted', 'reopen', 'generated'],
    ['accepted', 'move on', 'generated'],
    ['bought', 'generate', 'generated'],
    ['bought', 'replace', 'generated'],
    ['bought', 'copy', 'generated'],
    ['bought', 'accept', 'already_accepted'],
    ['bought', 'delete', 'none'],
    ['bought', 'reuse', 'generated'],
    ['bought', 'reopen', 'generated'],
    ['bought', 'move on', 'generated'],
  ] as const)('%s, %s: %s', (from, name, expected) => {
    const before = { ...states[from], history: [old] }
    const step = steps[name]?.(before)
    expect(step?.ok ? stateOf(step.book) : step?.fault).toBe(expected)
    // What was saved is only ever added to, and a list exists of an accepted week alone.
    expect(step?.ok ? step.book.history : [old]).toContainEqual(old)
    if (step?.ok && expected !== 'accepted') expect(step.book.shoppingList).toBeNull()
    expect(before).toEqual({ ...states[from], history: [old] })
  })

  function stateOf(after: Book): string {
    if (after.plan === null) return 'none'
    return isAccepted(after) ? 'accepted' : 'generated'
  }
})

it('a week whose list went into the pantry stays accepted, until the list is restored', () => {
  const plan = bought(weekOf('Chili'), '2026-11-24T09:00:00Z')
  expect(isAccepted({ ...planned, plan })).toBe(true)
  expect(notBought(plan)).toStrictEqual(weekOf('Chili'))
})

describe('a plan', () => {
  it('that is generated clears the shopping list, whatever was there', () => {
    expect(book(generated(empty, weekOf('Soup'))).plan).toEqual(weekOf('Soup'))
    expect(book(generated(withList, weekOf('Soup')))).toMatchObject({
      plan: weekOf('Soup'),
      shoppingList: null,
    })
  })

  it('takes a new meal in one slot or in several', () => {
    const changed = book(
      replaced(planned, [dinnerOnMonday, { day: 3, slot: 'snacks', index: 1 }], dish('Stew')),
    )
    expect(changed.plan?.days[1]?.meals.dinner).toEqual(dish('Stew'))
    expect(changed.plan?.days[3]?.meals.snacks).toEqual([dish('Apple'), dish('Stew')])
    expect(changed.plan?.days[2]).toEqual(planned.plan?.days[2])
  })

  it.each([
    ['no_plan', empty, dinnerOnMonday, 'Stew'],
    ['already_accepted', withList, dinnerOnMonday, 'Stew'],
    ['same_meal', planned, dinnerOnMonday, 'chili on monday '],
    ['empty_name', planned, dinnerOnMonday, '  '],
    ['no_such_slot', planned, { day: 1, slot: 'lunch' } as const, 'Stew'],
    ['no_such_slot', planned, { day: 9, slot: 'dinner' } as const, 'Stew'],
  ])('refuses a replacement: %s', (expected, from, at, name) => {
    expect(faultOf(replaced(from, [at], dish(name)))).toBe(expected)
  })

  it('finds the same meal on other days, and only there', () => {
    const breakfasts = planned.plan ? sameMealElsewhere(planned.plan, { day: 2, slot: 'breakfast' }) : []
    expect(breakfasts.map(({ day }) => day)).toEqual([0, 1, 3, 4, 5, 6])
    expect(planned.plan && sameMealElsewhere(planned.plan, dinnerOnMonday)).toEqual([])
  })

  it('counts the meals of a dish, and a dish that the week no longer has once', () => {
    expect(planned.plan && countMeals(planned.plan, ['Oatmeal'])).toBe(7)
    expect(planned.plan && countMeals(planned.plan, ['Oatmeal', 'Something else'])).toBe(8)
    expect(countMeals(undefined, ['Oatmeal'])).toBe(1)
    expect(planned.plan && countMeals(planned.plan, [])).toBe(0)
  })

  it('that is accepted gets its list and is saved under its Sunday', () => {
    const done = book(accepted(planned, 'a list', '2026-11-25', '2026-11-25T10:00:00Z'))
    expect(isAccepted(done)).toBe(true)
    expect(done.history).toEqual([
      { plan: planned.plan, dateAccepted: '2026-11-25T10:00:00Z', weekStartDate: '2026-11-22' },
    ])
  })

  it('cannot be accepted twice, nor without being there', () => {
    expect(faultOf(accepted(withList, 'another', '2026-11-25', 'now'))).toBe('already_accepted')
    expect(faultOf(accepted(empty, 'a list', '2026-11-25', 'now'))).toBe('no_plan')
  })

  it('keeps the latest twelve weeks, newest first, one entry a week', () => {
    let current = empty
    for (let week = 0; week < 14; week++) {
      const sunday = new Date(Date.UTC(2026, 0, 4 + 7 * week)).toISOString().slice(0, 10)
      current = book(generated(current, weekOf(`Dish ${week}`, sunday)))
      current = book(accepted(current, 'list', sunday, sunday))
    }
    expect(current.history).toHaveLength(12)
    expect(current.history[0]?.plan).toEqual(current.plan)
    expect(current.history.at(-1)?.weekStartDate).toBe('2026-01-18')
    const again = book(generated(current, weekOf('Better', current.history[0]?.weekStartDate)))
    const twice = book(accepted(again, 'list', '2026-04-05', 'later'))
    expect(twice.history).toHaveLength(12)
    expect(twice.history[0]).toMatchObject({ plan: weekOf('Better', '2026-04-05'), dateAccepted: 'later' })
  })

  it('that is deleted takes its list and recipes with it, but no history', () => {
    const saved = { ...withList, history: [{ plan: weekOf('Old'), dateAccepted: 'd', weekStartDate: 'w' }] }
    expect(book(deleted(saved))).toEqual({
      plan: null,
      shoppingList: null,
      recipes: {},
      history: saved.history,
    })
    expect(faultOf(deleted(empty))).toBe('no_plan')
  })

  it('of an earlier week comes back as the current one, to be accepted again', () => {
    const old = { plan: weekOf('Old', '2026-11-08'), dateAccepted: '2026-11-08', weekStartDate: '2026-11-08' }
    const back = book(reused({ ...withList, history: [old] }, 1, '2026-11-25'))
    expect(back.plan).toEqual(weekOf('Old', '2026-11-22'))
    expect(back.shoppingList).toBeNull()
    expect(faultOf(reused(withList, 1, '2026-11-25'))).toBe('no_such_week')
  })

  it.each([
    ['2026-11-26', '2026-11-22', 'Thursday'],
    ['2026-11-28', '2026-11-29', 'Saturday: the week that comes'],
  ])('of a week that is over, used again on %s, serves %s: %s', (today, sunday) => {
    const stale = { ...withList, plan: weekOf('Chili', '2026-11-08') }
    expect(book(movedOn(stale, today))).toMatchObject({
      plan: weekOf('Chili', sunday),
      shoppingList: null,
      recipes: withList.recipes,
    })
    const saved = { ...empty, history: [{ plan: weekOf('Old'), dateAccepted: 'd', weekStartDate: 'w' }] }
    expect(book(reused(saved, 1, today)).plan?.weekStartDate).toBe(sunday)
  })

  it('that is accepted is not listed as an earlier week, unlike a changed version', () => {
    const done = book(accepted(planned, 'a list', '2026-11-25', 'now'))
    const older = { plan: weekOf('Old', '2026-11-08'), dateAccepted: 'd', weekStartDate: '2026-11-08' }
    const looked = { ...done, history: [...done.history, older] }
    expect(earlierWeeks(looked)).toEqual([2])
    expect(earlierWeeks(book(generated(looked, weekOf('New'))))).toEqual([1, 2])
    expect(earlierWeeks(empty)).toEqual([])
  })

  it('copies an old meal into its slot, even an empty one', () => {
    const changed = book(copied(planned, { day: 1, slot: 'lunch' }, dish('Salad')))
    expect(changed.plan?.days[1]?.meals.lunch).toEqual(dish('Salad'))
    expect(book(copied(withList, dinnerOnMonday, dish('Salad'))).shoppingList).toBeNull()
    expect(faultOf(copied(empty, dinnerOnMonday, dish('Salad')))).toBe('no_plan')
  })
})
