import { describe, expect, it } from 'vitest'
import type { PlannedCooking, ProblemRecipe, ProblemSide } from '../problem/problem.ts'
import { NOTHING_BESIDE } from '../problem/side-recipes.ts'
import { plateDollars } from './plate-dollars.ts'

const side = (of: Partial<ProblemSide>): ProblemRecipe => ({
  ...NOTHING_BESIDE,
  side: { id: 'none', role: null, meals: ['lunch'], servings: 1, atMost: 9, dislike: 0, ...of },
})
const { side: _, ...BARE } = NOTHING_BESIDE
const QUESADILLA: ProblemRecipe = {
  ...BARE,
  id: 'cheese-quesadilla',
  plate: { servedAs: 'quesadilla', wants: ['dip'], goesWith: ['salsa'] },
}
const PLACE: PlannedCooking = { day: 0, meal: 'lunch', eaten: [], beside: { main: 0, roles: ['dip'] } }
const dollars = (of: Partial<ProblemSide>) => plateDollars(QUESADILLA, side(of), PLACE)

it('a side that bakes at another heat than the dish is worse than none, even if the dish is usually served with it', () => {
  const place: PlannedCooking = { day: 0, meal: 'dinner', eaten: [], beside: { main: 0, roles: ['bread'] } }
  const roast = {
    ...QUESADILLA,
    ovenF: 425,
    plate: { servedAs: 'roast', wants: ['bread'], goesWith: ['rolls'] },
  }
  const rolls = (ovenF?: number) => ({
    ...side({ id: 'rolls', role: 'bread', meals: ['dinner'] }),
    ...(ovenF === undefined ? {} : { ovenF }),
  })
  const at = (ovenF?: number) => plateDollars(roast as ProblemRecipe, rolls(ovenF), place)
  expect([at(), at(425), at(400)]).toEqual([0, 0, 0])
  expect(at(375)).toBeGreaterThan(plateDollars(roast as ProblemRecipe, side({}), place))
})

it('a side costs more for each minute of work beyond what the dish leaves, whatever its dish wants', () => {
  const place: PlannedCooking = { day: 0, meal: 'dinner', eaten: [], beside: { main: 0, roles: ['salad'] } }
  const dish = (workLeft?: number): ProblemRecipe => ({
    ...BARE,
    id: 'chili',
    ...(workLeft === undefined ? {} : { workLeft }),
    plate: { servedAs: 'chili', wants: ['salad'], goesWith: ['tossed-salad'] },
  })
  const salad = side({ id: 'tossed-salad', role: 'salad', meals: ['dinner'], workMinutes: 9 })
  const beside = (workLeft?: number) => plateDollars(dish(workLeft), salad, place)
  expect([beside(), beside(9), beside(12)]).toEqual([0, 0, 0])
  expect(beside(3)).toBeCloseTo(0.36)
  expect(beside(0)).toBeCloseTo(0.54)
})

describe('fruit beside a breakfast', () => {
  const place: PlannedCooking = {
    day: 0,
    meal: 'breakfast',
    eaten: [],
    beside: { main: 0, roles: ['fruit'] },
  }
  const oatmeal = (hasFruit: boolean): ProblemRecipe => ({
    ...BARE,
    id: 'oatmeal',
    ...(hasFruit ? { holds: 'fruit' } : {}),
    plate: { servedAs: 'oatmeal', wants: [], goesWith: [] },
  })
  const raisins = side({ id: 'raisins', role: 'fruit', meals: ['breakfast'] })

  it('is better than none, unless fruit is in it', () => {
    expect(plateDollars(oatmeal(false), raisins, place)).toBeLessThan(
      plateDollars(oatmeal(false), side({}), place),
    )
    expect(plateDollars(oatmeal(true), side({}), place)).toBe(0)
    expect(plateDollars(oatmeal(true), raisins, place)).toBeGreaterThan(1)
  })

  it('costs nothing more where the dish wants it', () => {
    const wants = (hasFruit: boolean): ProblemRecipe => ({
      ...oatmeal(hasFruit),
      plate: { servedAs: 'oatmeal', wants: ['fruit'], goesWith: [] },
    })
    expect(plateDollars(wants(true), raisins, place)).toBe(plateDollars(wants(false), raisins, place))
  })
})

it('a side that only goes with the dishes naming it is worse beside another dish than none', () => {
  expect(dollars({ id: 'salsa', role: 'dip', onlyNamed: true })).toBe(0)
  const none = dollars({})
  expect(dollars({ id: 'ranch-dip', role: 'dip' })).toBeLessThan(none)
  expect(dollars({ id: 'ketchup', role: 'dip', onlyNamed: true })).toBeGreaterThan(none)
})

it('a side that the dish refuses is worse than no side, and than any other', () => {
  const place: PlannedCooking = { day: 0, meal: 'dinner', eaten: [], beside: { main: 0, roles: ['bread'] } }
  const wants: ProblemRecipe = {
    ...BARE,
    id: 'rice-bake',
    plate: { servedAs: 'casserole', wants: ['bread'], goesWith: ['rolls'], refuses: ['rolls'] },
  }
  const at = (of: Partial<ProblemSide>) => plateDollars(wants, side(of), place)
  const rolls = at({ id: 'rolls', role: 'bread', meals: ['dinner'] })
  expect(rolls).toBeGreaterThan(10 * at({}))
  expect(rolls).toBeGreaterThan(10 * at({ id: 'biscuits', role: 'bread', meals: ['dinner'] }))
})

it('what is thin alone wants a vegetable at its meals, more than other dishes want what completes them', () => {
  const roles = ['vegetable', 'salad'] as const
  const at = (meal: 'lunch' | 'dinner', of: Partial<ProblemSide>, plate: Partial<ProblemRecipe['plate']>) =>
    plateDollars(
      { ...QUESADILLA, plate: { servedAs: 'quesadilla', wants: [], goesWith: ['corn'], ...plate } },
      side(of),
      { day: 0, meal, eaten: [], beside: { main: 0, roles } },
    )
  const thin = { vegetableAt: ['dinner'] } as const
  const corn = { id: 'corn', role: 'vegetable', meals: ['lunch', 'dinner'] } as const
  expect(at('dinner', corn, thin)).toBe(0)
  expect(at('dinner', {}, thin)).toBeGreaterThan(at('dinner', {}, { wants: ['vegetable'] }))
  expect(at('lunch', {}, thin)).toBe(0)
})

describe('where vegetables are wished at a meal', () => {
  const at = (
    meal: 'lunch' | 'dinner',
    roles: readonly ['vegetable'] | readonly ['fruit'],
  ): PlannedCooking => ({
    day: 0,
    meal,
    eaten: [],
    beside: { main: 0, roles },
  })
  const dish = (cups: number): ProblemRecipe => ({
    ...BARE,
    id: 'chicken',
    holds: 'vegetable',
    plate: { servedAs: 'other', wants: [], goesWith: ['salad'] },
    vegetables: { cups, wished: { dinner: 1.5 } },
  })
  const salad = (cups: number) => ({
    ...side({ id: 'salad', role: 'salad', meals: ['lunch', 'dinner'] }),
    vegetables: { cups, wished: {} },
  })
  const dinner = at('dinner', ['vegetable'])

  it('the side makes up for what the dish lacks, and a plate with less costs more the less it has', () => {
    expect(plateDollars(dish(1), salad(0.5), dinner)).toBe(0)
    expect(plateDollars(dish(1.5), side({}), dinner)).toBe(0)
    const costs = [1, 0.5, 0].map((cups) => plateDollars(dish(0.5), salad(cups), dinner))
    expect(costs[0]).toBe(0)
    expect(costs[1]).toBeGreaterThan(4)
    expect(costs[2]).toBeGreaterThan(costs[1] ?? 0)
  })

  it('the place for fruit, and other meals, cost nothing more', () => {
    expect(plateDollars(dish(0), side({}), at('dinner', ['fruit']))).toBeLessThan(1)
    expect(plateDollars(dish(0), salad(0), at('lunch', ['vegetable']))).toBe(0)
  })
})
