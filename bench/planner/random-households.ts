import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import { ownCatalog } from '@pennyplate/planner/catalog/own-catalog'
import { planProblem } from '@pennyplate/planner/plan/plan-problem'
import { buildProblem } from '@pennyplate/planner/problem/build-problem'
import { checkPlan } from '@pennyplate/planner/referee/check-plan'
import { dailyNutrition } from '@pennyplate/planner/score/score-plan'
import { randomHousehold } from '../../packages/planner/test/random-household.ts'
import { submittedWeek } from '../../packages/planner/test/submitted-week.ts'
import { table } from './statistics.ts'

const ITERATIONS = 150

interface Tally {
  asked: number
  planned: number
  violations: number
  wrongTotals: number
  crashes: number
  days: number
  nearDays: number
  fedDays: number
  conceded: number
}

/** Plans many households quickly and checks every plan with the referee. Results by diet. */
export function randomHouseholds(count: number, first = 1): string {
  const places = new Map<string, Catalog>()
  const tallies = new Map<string, Tally>()
  for (let seed = first; seed < first + count; seed++) {
    const request = randomHousehold(seed)
    const tally = tallies.get(request.profile.dietType) ?? {
      asked: 0,
      planned: 0,
      violations: 0,
      wrongTotals: 0,
      crashes: 0,
      days: 0,
      nearDays: 0,
      fedDays: 0,
      conceded: 0,
    }
    tallies.set(request.profile.dietType, tally)
    tally.asked++
    try {
      const zip = request.profile.zipCode || '72762'
      const catalog = places.get(zip) ?? ownCatalog(zip)
      places.set(zip, catalog)
      const built = buildProblem(request, catalog)
      const outcome = planProblem(built.problem, { seed, iterations: ITERATIONS, prove: false })
      if (outcome.outcome !== 'planned') continue
      tally.planned++
      if (outcome.concessions.length > 0) tally.conceded++
      const verdict = checkPlan(submittedWeek(built, outcome.plan), request, catalog)
      if (!verdict.ok) {
        tally.violations++
        console.log(`household ${seed}`, verdict.violations.slice(0, 2))
      }
      if (verdict.totals.checkoutCents !== outcome.score.checkoutCents) tally.wrongTotals++
      for (const [kcal = 0, protein = 0] of dailyNutrition(built.problem, outcome.plan)) {
        tally.days++
        if (protein >= 0.9 * built.problem.targets.protein) tally.fedDays++
        if (Math.abs(kcal / built.problem.targets.calories - 1) <= 0.07) tally.nearDays++
      }
    } catch (cause) {
      tally.crashes++
      console.log(`household ${seed}`, cause)
    }
  }
  return table(
    [...tallies].map(([diet, tally]) => ({
      diet,
      households: tally.asked,
      'planned %': ((100 * tally.planned) / tally.asked).toFixed(1),
      'with something given up': tally.conceded,
      violations: tally.violations,
      'totals off': tally.wrongTotals,
      crashes: tally.crashes,
      'days within 7 % kcal': shareOf(tally.nearDays, tally.days),
      'days at 90 % protein': shareOf(tally.fedDays, tally.days),
    })),
  )
}

function shareOf(part: number, all: number): string {
  return all > 0 ? `${((100 * part) / all).toFixed(1)} %` : '-'
}
