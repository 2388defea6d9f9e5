import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { mealsOverCap } from '../score/score-plan.ts'
import { placeDishes } from './place-dishes.ts'
import { planHousehold } from './plan-household.ts'

const CATALOG = ownCatalog('72762')
const OPTIONS = { seed: 1, iterations: 600 }
const COUPLE = { adults: 2, kids: 0, weeklyBudget: 120 }

function frozen(
  quantity: string,
  { id = 'f', recipeId = 'chili', ...more }: object & Readonly<Record<string, string>> = {},
) {
  return { id, name: 'Chili', quantity, frozen: { recipeId, servingsPerAdult: 1 }, ...more }
}

const withFreezer = (
  profile: Readonly<Record<string, unknown>>,
  pantry: PlanningRequest['pantry'],
  rest: Partial<PlanningRequest> = {},
) => household(profile, { pantry, ...rest })

/** Of five short searches, so that one seed's luck does not decide. */
function medianOf(request: PlanningRequest) {
  const weeks = [1, 2, 3, 4, 5].flatMap((seed) => {
    const outcome = planHousehold(request, CATALOG, { ...OPTIONS, seed })
    return outcome.outcome === 'planned' ? [outcome] : []
  })
  const [, , median] = weeks.toSorted((left, right) => left.score.total - right.score.total)
  if (!median) throw new Error('no week')
  return median
}

const thawedIn = (request: PlanningRequest) =>
  buildProblem(request, CATALOG).problem.recipes.flatMap(({ freezer }) => freezer ?? [])

describe('what is in the freezer', () => {
  it('is a candidate that costs nothing, for as many meals as there are portions for everybody', () => {
    expect(thawedIn(withFreezer(COUPLE, [frozen('5 portions')]))).toEqual([
      { item: 'f', portions: 2, meals: 2 },
    ])
  })

  it.each([
    ['too little for everybody', COUPLE, frozen('1 portion'), {}],
    ['past its date', COUPLE, frozen('4 portions', { expiryDate: '2026-11-24' }), {}],
    ['of a dish that we no longer know', COUPLE, frozen('4 portions', { recipeId: 'no-such-dish' }), {}],
    ['of a disliked dish', COUPLE, frozen('4 portions'), { dislikes: ['chili'] }],
    ['against the diet', { ...COUPLE, dietType: 'Vegan' }, frozen('4 portions'), {}],
    ['against an allergy', { ...COUPLE, allergies: 'beans' }, frozen('4 portions'), {}],
    [
      'labeled with an allergen',
      { ...COUPLE, allergies: 'peanut' },
      { ...frozen('4 portions'), allergens: ['peanut' as const] },
      {},
    ],
  ])('is no candidate if it is %s', (_, profile, line, rest) => {
    expect(thawedIn(withFreezer(profile, [line], rest))).toEqual([])
  })

  it('is as welcome after the same dinner was turned down, and fresh chili is not', () => {
    const request = withFreezer(COUPLE, [frozen('4 portions')], { rejectedDinners: ['chili'] })
    const { recipes } = buildProblem(request, CATALOG).problem
    const recencyOf = (one: string) => recipes.find(({ id }) => id === one)?.recency
    expect(recencyOf('freezer:f')).toBe(0)
    expect(recencyOf('chili')).toBeGreaterThan(0)
  })

  it('is no food to cook with', () => {
    const can = { name: 'Chili', quantity: '1 can' }
    const stockOf = (line: object) =>
      buildProblem(withFreezer(COUPLE, [{ ...can, ...line }]), CATALOG).problem.foods.filter(
        ({ stockG }) => stockG > 0,
      ).length
    expect(stockOf(frozen('2 portions'))).toBe(0)
  })

  it('is eaten by the week, as often as it is there, with the referee’s consent and for less money', () => {
    const request = withFreezer(COUPLE, [
      frozen('4 portions'),
      frozen('2 portions', { id: 'g', recipeId: 'classic-turkey-meatloaf' }),
    ])
    const outcome = medianOf(request)
    const without = medianOf(household(COUPLE))
    const { built, plan } = outcome
    const thawed = placeDishes(built, plan).filter(({ freezer }) => freezer)
    expect(thawed.length).toBeGreaterThan(0)
    expect(outcome.isTwoExchangeOptimal).toBe(true)
    expect(mealsOverCap(built.problem, plan)).toBe(0)
    for (const { sittings, isLeftover } of thawed) expect([sittings, isLeftover]).toEqual([1, false])
    const verdict = checkPlan(submittedWeek(built, plan), { ...request, dislikes: [] }, CATALOG)
    expect(verdict.violations).toEqual([])
    expect(verdict.totals.checkoutCents).toBe(outcome.score.checkoutCents)
    expect(outcome.score.total).toBeLessThan(without.score.total)
  })
})

describe('the referee', () => {
  const week = (portions: number) =>
    Array.from({ length: 7 }, (_, day) => ({
      dinner: {
        name: 'Chili',
        recipeId: 'chili',
        ...(day < 2 ? { fromFreezer: { item: 'f', portions, of: 'Chili' } } : {}),
      },
    }))
  const judged = (portions: number, line: object) =>
    checkPlan(
      week(portions),
      {
        ...withFreezer({ ...COUPLE, mealTypes: ['Dinner'] }, [{ ...frozen('4 portions'), ...line }]),
        dislikes: [],
      },
      CATALOG,
    ).violations.filter(({ code }) => code === 'freezer')

  it('counts portions once', () => {
    expect(judged(2, {})).toEqual([])
    expect(judged(3, {})).toMatchObject([{ day: 1, slot: 'dinner' }])
    expect(judged(2, { frozen: undefined })).toHaveLength(2)
  })

  it('buys nothing for what is in the freezer, and buys what goes there', () => {
    const total = (change: object) =>
      checkPlan(
        [{ dinner: { name: 'Chili', recipeId: 'chili', ...change } }],
        { ...withFreezer(COUPLE, [frozen('4 portions')]), dislikes: [] },
        CATALOG,
      ).totals
    const fresh = total({})
    expect(total({ fromFreezer: { item: 'f', portions: 2, of: 'Chili' } }).checkoutCents).toBe(0)
    const stored = total({ isFrozen: true })
    expect(stored.checkoutCents).toBe(fresh.checkoutCents)
    expect(stored.perDay[0]?.energyKcal.amount).toBe(0)
    expect(fresh.perDay[0]?.energyKcal.amount).toBeGreaterThan(200)
  })
})
