import { type ReplaceAnswer, replaceAnswer } from '@pennyplate/contract/ai/replace'
import { applyCommand } from '@pennyplate/domain/commands/apply-command'
import { centsFromDollars } from '@pennyplate/domain/money'
import { everySlot, mealAt, type SlotAddress, withMeals } from '@pennyplate/domain/week/meal-plan'
import { currentWeek, EMPTY_BOOK } from '@pennyplate/domain/week/week-book'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { beforeAll, describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { checkWeek } from '../plan/check-week.ts'
import { planFor } from '../plan/plan-week.ts'
import { findReplacements } from './find-replacements.ts'

const SUNDAY = '2026-11-22'
const BUDGET_CENTS = 110_00
const household = householdOf({
  adults: 2,
  kids: 2,
  kidAges: [7, 10],
  weeklyBudget: BUDGET_CENTS / 100,
  cookingTools: ['Stove', 'Microwave', 'Oven'],
  mealDifficulty: 'Complex (30+ min)',
})

type Offer = ReplaceAnswer['choices'][number]

let week: WeekPlan
let paired: ReturnType<typeof firstPaired>

beforeAll(() => {
  const hooks = { signal: { aborted: false }, now: () => 0, onProgress: () => {} }
  const effort = { iterations: 1500, prove: false }
  const { outcome } = planFor(planningContextOf(household, SUNDAY), { seed: 1 }, hooks, effort)
  if (outcome.event !== 'done') throw new Error('no week fits')
  week = { ...outcome.data.plan, report: outcome.data.report, weekStartDate: SUNDAY }
  paired = firstPaired(week)
}, 60_000)

const placeOf = ({ day, slot, index = 0 }: SlotAddress) => ({ day, mealType: slot, index })

function ask(plan: WeekPlan, at: SlotAddress, mayChange: readonly SlotAddress[] | null = everySlot(plan)) {
  const asked = mayChange ? { mayChange: mayChange.map(placeOf) } : {}
  const request = { plan, ...placeOf(at), exclude: [], ...asked }
  return replaceAnswer.parse(findReplacements({ household, today: SUNDAY, request }))
}

function judged(plan: WeekPlan) {
  const { totals, violations } = checkWeek({ household, today: SUNDAY, request: { plan } })
  return { cents: totals.listCents, broken: violations.map(({ code }) => code) }
}

function taken(plan: WeekPlan, at: SlotAddress, { meal, along }: Offer): WeekPlan {
  const { people } = mealAt<WeekMeal>(plan, at) ?? {}
  const other = along && {
    at: { day: along.day, slot: along.mealType, index: along.index },
    was: along.was,
    meal: along.meal,
  }
  const book = {
    ...EMPTY_BOOK,
    current: SUNDAY,
    weeks: [{ weekStart: SUNDAY, plan, shoppingList: null, accepted: null }],
  }
  const outcome = applyCommand(
    book,
    { type: 'replace', at, meal: { ...meal, ...(people === undefined ? {} : { people }) }, along: other },
    { now: `${SUNDAY}T12:00:00Z`, today: SUNDAY },
  )
  const after = outcome.ok ? currentWeek(outcome.book)?.plan : undefined
  if (!after) throw new Error(`${meal.name} cannot be taken`)
  return after
}

const promised = (plan: WeekPlan, { delta }: Offer) => judged(plan).cents + centsFromDollars(delta.totalCost)

/** The first meal whose budget only a change of two meals keeps, with those offers. */
function firstPaired(plan: WeekPlan) {
  const found = everySlot(plan).map((at) => ({
    at,
    offers: ask(plan, at).choices.filter(({ along }) => along),
  }))
  const first = found.find(({ offers }) => offers.length > 0)
  const along = first?.offers[0]?.along
  if (!first || !along) throw new Error('no offer changes another meal')
  return {
    at: first.at,
    offers: first.offers,
    along: { day: along.day, slot: along.mealType, index: along.index },
  }
}

describe('Replace on a tight week', () => {
  it('keeps the budget with one of the first three offers, alone or with one other meal, at every meal', () => {
    const missed = everySlot(week).filter((at) => {
      const first = ask(week, at).choices.slice(0, 3)
      return !first.some((offer) => promised(week, offer) <= BUDGET_CENTS)
    })
    expect(missed).toEqual([])
  }, 60_000)

  it('promises the bill to the cent, and breaks no rule that was kept', () => {
    const before = judged(week).broken
    const { at, offers } = paired
    for (const offer of offers) {
      const { cents, broken } = judged(taken(week, at, offer))
      expect(cents, offer.meal.name).toBe(promised(week, offer))
      expect(cents).toBeLessThanOrEqual(BUDGET_CENTS)
      expect(broken.filter((code) => !before.includes(code))).toEqual([])
    }
  }, 60_000)

  it.each([
    ['kept', { isLocked: true }],
    ['typed', { isCustom: true }],
    ['eaten with guests', { people: 9 }],
    ['skipped', { name: 'Skipped', place: 'skip' as const, recipeId: undefined, sides: undefined }],
  ])(
    'changes no meal along that is %s',
    (_, change) => {
      const { at, along } = paired
      const meal = { ...mealAt<WeekMeal>(week, along), name: mealAt(week, along)?.name ?? '', ...change }
      const plan = withMeals<WeekMeal, WeekPlan>(week, [along], meal)
      const other = ask(plan, at).choices.flatMap((offer) => offer.along ?? [])
      expect(other.filter(({ day, mealType }) => day === along.day && mealType === along.slot)).toEqual([])
    },
    60_000,
  )

  it('changes no meal along that the browser did not name, and none for a browser that names none', () => {
    const { at, along } = paired
    const others = ask(week, at, [along]).choices.flatMap((offer) => offer.along ?? [])
    expect(others.map(({ day, mealType }) => [day, mealType])).toEqual(
      others.map(() => [along.day, along.slot]),
    )
    const { choices } = ask(week, at, null)
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.filter((offer) => offer.along || offer.group === 'pair')).toEqual([])
  }, 60_000)

  it('says by how much the bill may rise, with what is eaten out of the budget', () => {
    const [at] = everySlot(week)
    const total = week.report?.totalCents ?? 0
    expect(at && ask(week, at).roomCents).toBe(BUDGET_CENTS - total)
    const out = { name: 'Eating out', place: 'out' as const, paidCents: 90_00, isFromBudget: true }
    const plan = withMeals<WeekMeal, WeekPlan>(week, [{ day: 6, slot: 'dinner' }], out)
    expect(at && ask(plan, at).roomCents).toBe(0)
  })
})

describe('the bill is as promised', () => {
  const expectKept = (plan: WeekPlan, at: SlotAddress) => {
    const { choices } = ask(plan, at)
    expect(choices.length).toBeGreaterThan(3)
    for (const offer of choices)
      expect(judged(taken(plan, at, offer)).cents, offer.meal.name).toBe(promised(plan, offer))
  }
  const TUESDAY = { day: 2, slot: 'dinner' } as const
  const withDinner = (change: Partial<WeekMeal>) => {
    const meal = mealAt<WeekMeal>(week, TUESDAY)
    return withMeals<WeekMeal, WeekPlan>(week, [TUESDAY], { name: '', ...meal, ...change })
  }

  it('for a meal with guests', () => expectKept(withDinner({ people: 7 }), TUESDAY), 60_000)

  it('for a typed meal we do not know', () => {
    const meal: WeekMeal = { name: 'Zorblax', isCustom: true, isEstimate: true, estimatedCost: 5 }
    expectKept(withMeals<WeekMeal, WeekPlan>(week, [TUESDAY], meal), TUESDAY)
  }, 60_000)

  it('beside a meal with guests, whose sides are in other portions', () => {
    const guests = withMeals<WeekMeal, WeekPlan>(week, [{ day: 3, slot: 'dinner' }], {
      name: 'Baked chicken thighs',
      recipeId: 'baked-chicken-thighs',
      people: 1,
      sides: [
        { name: 'Corn', recipeId: 'corn' },
        { name: 'Apple slices', recipeId: 'apple-slices' },
      ],
    })
    for (const at of everySlot(guests)
      .filter(({ slot }) => slot === 'lunch')
      .slice(0, 2))
      expectKept(guests, at)
  }, 60_000)

  it('for a dinner whose leftovers were made into another meal, and for that meal', () => {
    const roast: WeekMeal = { name: 'Pot roast', recipeId: 'pot-roast', sittings: 2, keepsDays: 3 }
    const tacos: WeekMeal = {
      name: 'Pot roast tacos',
      dish: 'Pot roast',
      recipeId: 'pot-roast',
      leftoverOf: 'Pot roast',
      keepsDays: 3,
      sides: [
        {
          name: 'Corn tortillas, salsa and cheese',
          recipeId: 'tacos-of-leftover-pot-roast',
          remakesAs: 'Pot roast tacos',
        },
      ],
    }
    const [dinner, lunch] = [TUESDAY, { day: 3, slot: 'lunch' } as const]
    const plan = withMeals<WeekMeal, WeekPlan>(withMeals(week, [dinner], roast), [lunch], tacos)
    expectKept(plan, dinner)
    expectKept(plan, lunch)
  }, 60_000)
})
