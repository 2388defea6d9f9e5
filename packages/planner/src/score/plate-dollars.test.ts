import { expect, it } from 'vitest'
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

it('a side that only goes with the dishes naming it is worse beside another dish than none', () => {
  expect(dollars({ id: 'salsa', role: 'dip', onlyNamed: true })).toBe(0)
  const none = dollars({})
  expect(dollars({ id: 'ranch-dip', role: 'dip' })).toBeLessThan(none)
  expect(dollars({ id: 'ketchup', role: 'dip', onlyNamed: true })).toBeGreaterThan(none)
})
