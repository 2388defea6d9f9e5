import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import type { Assignment } from '../problem/problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { movedPlan } from './known-week.ts'
import { type HouseholdOutcome, planHousehold } from './plan-household.ts'
import { type PlanOptions, QUICK_ITERATIONS } from './plan-run.ts'

const catalog = ownCatalog('72762')
type Planned = HouseholdOutcome & { outcome: 'planned' }

function planned(
  request: PlanningRequest,
  { iterations = rounds(400, 1000), seed = 1, prove = true }: Partial<PlanOptions> = {},
): Planned {
  const outcome = planHousehold(request, catalog, { seed, iterations, prove })
  if (outcome.outcome !== 'planned') throw new Error(`not planned: ${outcome.outcome}`)
  return outcome
}

function idsOf({ built, plan }: Planned, meal?: 'dinner'): string[] {
  return built.problem.cookings.flatMap((cooking, index) =>
    !cooking.beside && (meal === undefined || cooking.meal === meal) ? [idAt(built, plan, index)] : [],
  )
}

function idAt(built: Planned['built'], plan: Assignment, cooking: number): string {
  return built.forms[plan[cooking] ?? -1]?.recipe.id ?? ''
}

const minute = 60_000

describe('weeks in a row', () => {
  it(
    'have at least 45 different dinners in ten weeks',
    () => {
      const weeks: string[][] = []
      const dinners = new Set<string>()
      for (let week = 0; week < 10; week++) {
        const outcome = planned(household({ adults: 2, weeklyBudget: 200 }, { recentWeeks: weeks }))
        for (const id of idsOf(outcome, 'dinner')) dinners.add(id)
        weeks.unshift(idsOf(outcome))
      }
      expect(dinners.size).toBeGreaterThanOrEqual(45)
    },
    2 * minute,
  )

  it(
    'differ in at least five dinners after a rejected plan, and are as good as without any of its dinners',
    () => {
      // Weeks with other leftovers have other cookings, which would not compare.
      const request = household({ adults: 2, weeklyBudget: 200, leftovers: 'No leftovers' })
      const { problem } = buildProblem(request, catalog)
      const ratios = Array.from({ length: rounds(8, 20) }, (_, index) => {
        const effort = { iterations: QUICK_ITERATIONS, seed: index + 1 }
        // Any week can be rejected, so this one needs no proof.
        const first = planned(request, { ...effort, prove: false })
        const again = planned({ ...request, rejectedDinners: idsOf(first, 'dinner') }, effort)
        const before = new Set(idsOf(first, 'dinner'))
        const changed = idsOf(again, 'dinner').filter((id) => !before.has(id))
        expect(changed.length).toBeGreaterThanOrEqual(5)
        const none = planned({ ...request, dislikes: [...before] }, effort)
        // Scored as if nothing had been rejected.
        const scoreOf = (week: Planned) =>
          scorePlan(problem, movedPlan(week.built.problem, week.plan, problem)).total
        return scoreOf(again) / scoreOf(none)
      })
      // Single quick searches differ by 2 % (one standard deviation), so means are compared: of twenty, or of eight with room for
      // two standard errors.
      expect(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length).toBeLessThan(rounds(1.02, 1.01))
    },
    2 * minute,
  )
})
