import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { isSide } from '../problem/problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { searchWeek } from '../search/search-week.ts'
import { alternatives, cookingAt } from './alternatives.ts'
import { findPairs } from './pairs.ts'

const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 4, budgetCents: 14_000 })
const { plan } = searchWeek(problem, { seed: 1, iterations: 400 })
const before = scorePlan(problem, plan)
const cooking = cookingAt(problem, 3, 'dinner') ?? -1
const mains = problem.cookings.flatMap((one, index) => (isSide(one) || index === cooking ? [] : [index]))
const found = alternatives(problem, plan, { cookings: [cooking], mayExceedBudget: true, limit: 200 })
const ROOM_CENTS = 100
const dearer = found.filter(({ delta }) => delta.checkoutCents > ROOM_CENTS)
const asked = { cooking, over: dearer, open: mains, exclude: [], roomCents: ROOM_CENTS, limit: 3 }

describe('a dish with another meal changed along', () => {
  it('keeps the bill within the room, by exactly the stated differences', () => {
    const offers = findPairs(problem, plan, asked)
    expect(offers.length).toBeGreaterThan(0)
    for (const { plan: changed, recipe, along, delta } of offers) {
      const after = scorePlan(problem, changed)
      expect(changed[cooking]).toBe(recipe)
      expect(changed[along.cooking]).toBe(along.recipe)
      expect(after.checkoutCents).toBeLessThanOrEqual(before.checkoutCents + ROOM_CENTS)
      expect(delta.checkoutCents).toBe(after.checkoutCents - before.checkoutCents)
    }
  })

  it('leaves every other main dish as it is, and the other meal gets neither its old dish nor the new one', () => {
    for (const { plan: changed, recipe, along } of findPairs(problem, plan, asked)) {
      const others = mains.filter((index) => index !== along.cooking)
      expect(others.map((index) => changed[index])).toEqual(others.map((index) => plan[index]))
      expect([plan[along.cooking], recipe]).not.toContain(along.recipe)
    }
  })

  it('changes only meals that may change, and gives them nothing that is excluded', () => {
    const dinners = mains.filter((index) => problem.cookings[index]?.meal === 'dinner').slice(0, 3)
    const offers = findPairs(problem, plan, { ...asked, open: dinners })
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.filter(({ along }) => !dinners.includes(along.cooking))).toEqual([])
    const exclude = offers.map(({ along }) => along.recipe)
    const again = findPairs(problem, plan, { ...asked, open: dinners, exclude })
    expect(again.filter(({ along }) => exclude.includes(along.recipe))).toEqual([])
  })

  it('is not offered where nothing may change, or no change saves enough', () => {
    expect(findPairs(problem, plan, { ...asked, open: [] })).toEqual([])
    expect(findPairs(problem, plan, { ...asked, roomCents: -before.checkoutCents })).toEqual([])
  })
})
