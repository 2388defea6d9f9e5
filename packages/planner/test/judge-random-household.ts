import { planHousehold } from '../src/plan/plan-household.ts'
import { type AimReport, reportAims } from '../src/plan/report-aims.ts'
import { checkPlan } from '../src/referee/check-plan.ts'
import type { JudgedAim } from '../src/referee/judge-aims.ts'
import { dailyNutrition } from '../src/score/score-plan.ts'
import { randomKitchen } from './random-kitchen.ts'
import { submittedWeek } from './submitted-week.ts'

export interface JudgedHousehold {
  readonly diet: string
  readonly isPlanned: boolean
  readonly isConceded: boolean
  /** What the referee found, and a total that is off by a cent or more. */
  readonly faults: readonly string[]
  readonly days: number
  /** Days within 7 % of the calories, and with at least 90 % of the protein. */
  readonly nearDays: number
  readonly fedDays: number
  readonly sides: number
  readonly leftovers: number
  readonly ownDishes: number
}

/** As of a household that got no week. */
export const NOT_JUDGED: JudgedHousehold = {
  diet: 'unknown',
  isPlanned: false,
  isConceded: false,
  faults: [],
  days: 0,
  nearDays: 0,
  fedDays: 0,
  sides: 0,
  leftovers: 0,
  ownDishes: 0,
}

/** Aims that the report and the referee see differently. */
function misreadAims(reported: readonly AimReport[], judged: readonly JudgedAim[]): string[] {
  const placesOf = (missed: readonly { readonly day: number }[]) => missed.map(({ day }) => day).join()
  return reported.flatMap(({ aim, isKept, missed }) => {
    const other = judged.find((one) => one.aim === aim)
    const isSame = other?.isKept === isKept && placesOf(other.missed) === placesOf(missed)
    return isSame
      ? []
      : [`${aim}: missed on ${placesOf(missed)}, by the referee on ${placesOf(other?.missed ?? [])}`]
  })
}

/** Plans a random household with a short search; the referee, which shares no code with the search, judges the week. */
export function judgeRandomHousehold(seed: number, iterations: number): JudgedHousehold {
  const { request, catalog } = randomKitchen(seed)
  const diet = request.profile.dietType
  const outcome = planHousehold(request, catalog, { seed, iterations, prove: false })
  if (outcome.outcome !== 'planned') return { ...NOT_JUDGED, diet }
  const { built, plan, score, concessions } = outcome
  const week = submittedWeek(built, plan)
  const { violations, totals, aims } = checkPlan(week, request, catalog)
  const meals = week.flatMap(({ breakfast, lunch, dinner, snacks }) =>
    [breakfast, lunch, dinner, ...(snacks ?? [])].flatMap((meal) => meal ?? []),
  )
  const nutrition = dailyNutrition(built.problem, plan)
  const { calories: kcal, protein: grams } = built.problem.targets
  const isOff = totals.checkoutCents !== score.checkoutCents
  return {
    diet,
    isPlanned: true,
    isConceded: concessions.length > 0,
    faults: [
      ...violations.map((violation) => JSON.stringify(violation)),
      ...misreadAims(reportAims(built, plan), aims),
      ...(isOff ? [`total ${score.checkoutCents} is ${totals.checkoutCents}`] : []),
    ],
    days: nutrition.length,
    nearDays: nutrition.filter(([calories = 0]) => Math.abs(calories / kcal - 1) <= 0.07).length,
    fedDays: nutrition.filter(([, protein = 0]) => protein >= 0.9 * grams).length,
    sides: meals.reduce((sum, { sides }) => sum + (sides?.length ?? 0), 0),
    leftovers: meals.filter(({ leftoverOf }) => leftoverOf !== undefined).length,
    ownDishes: built.problem.cookings.filter((_, at) =>
      built.problem.recipes[plan[at] ?? -1]?.id.startsWith('own-'),
    ).length,
  }
}
