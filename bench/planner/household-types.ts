import { membersOf, thriftyWeeklyCost } from '@pennyplate/domain/profile/household-cost'
import { ownCatalog } from '@pennyplate/planner/catalog/own-catalog'
import { planProblem } from '@pennyplate/planner/plan/plan-problem'
import { buildProblem } from '@pennyplate/planner/problem/build-problem'
import { cheapestProblem } from '@pennyplate/planner/problem/cheapest-problem'
import { meetsFloors } from '@pennyplate/planner/score/nutrition-floors'
import { dailyNutrition } from '@pennyplate/planner/score/score-plan'
import { searchWeek } from '@pennyplate/planner/search/search-week'
import { household } from '../../packages/planner/test/household.ts'
import { table } from './statistics.ts'

const FAMILY = { adults: 2, kids: 2, kidAges: [7, 10] }
const TYPES: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['one woman, $68.88', { weeklyBudget: 68.88 }],
  ['one adult', { adults: 1 }],
  ['couple', { adults: 2, weeklyBudget: 150 }],
  ['couple with a baby of 1', { adults: 2, kids: 1, kidAges: [1], weeklyBudget: 180 }],
  ['family of four, $231.30', { ...FAMILY, weeklyBudget: 231.3 }],
  ['family of four, vegan', { ...FAMILY, weeklyBudget: 231.3, dietType: 'Vegan' }],
  ['family of four, gluten-free', { ...FAMILY, weeklyBudget: 231.3, dietType: 'Gluten-Free' }],
  ['family of six', { adults: 2, kids: 4, kidAges: [3, 7, 10, 15], weeklyBudget: 350 }],
]

/** For eight kinds of household: the USDA Thrifty cost, the cheapest week found, and the planned week. */
export function householdTypes(): string {
  const catalog = ownCatalog('72762')
  return table(
    TYPES.map(([name, profile]) => {
      const request = household(profile)
      const { problem } = buildProblem(request, catalog)
      const cheapest = searchWeek(cheapestProblem(problem), { seed: 1, iterations: 8000 })
      const start = performance.now()
      const outcome = planProblem(problem, { seed: 1 })
      const ms = performance.now() - start
      const days = outcome.outcome === 'planned' ? dailyNutrition(problem, outcome.plan) : []
      const near = days.filter(([kcal = 0]) => Math.abs(kcal / problem.targets.calories - 1) <= 0.07).length
      const fed = days.filter(([, protein = 0]) => protein >= 0.9 * problem.targets.protein).length
      return {
        household: name,
        dishes: problem.recipes.length,
        'Thrifty $': dollars(
          thriftyWeeklyCost(membersOf(request.profile.adults, request.profile.kidAges)).weeklyCents,
        ),
        'cheapest $': meetsFloors(problem, cheapest.plan)
          ? dollars(cheapest.checkoutCents)
          : 'floors out of reach',
        'planned $': outcome.outcome === 'planned' ? dollars(outcome.score.checkoutCents) : outcome.outcome,
        'kcal within 7 %': `${near}/7`,
        'protein 90 %': `${fed}/7`,
        'given up': outcome.outcome === 'planned' ? outcome.concessions.join(' ') || '-' : '-',
        'two-exchange': outcome.outcome === 'planned' && outcome.isTwoExchangeOptimal ? 'proven' : '-',
        ms: ms.toFixed(0),
      }
    }),
  )
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
