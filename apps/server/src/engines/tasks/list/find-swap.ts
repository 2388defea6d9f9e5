import type { ListLine } from '@pennyplate/domain/shopping/shopping-list'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { alternatives } from '@pennyplate/planner/swap/alternatives'
import type { PlanningContext } from '../context/planning-context.ts'
import { cheapestDishes } from '../week/cheapest-dishes.ts'
import type { EatenMeal } from '../week/read-week.ts'
import { weekAsProblem } from '../week/week-as-problem.ts'

/** Together they take some milliseconds: a list is made while somebody waits. */
const DINNERS_TRIED = 2
const DISHES_TRIED = 50
const WORTH_A_SWAP_CENTS = 100

type Swap = {
  /** The dinner of the list, and each day it is eaten on. */
  readonly name: string
  readonly days: readonly number[]
  readonly instead: string
  /** What the total of the list falls by, to the cent. */
  readonly savesCents: number
}

/** The dearest dinners, each against the dishes the planner would rather have there; null where little is to be saved. */
export function bestSwap(
  eaten: readonly EatenMeal[],
  lines: readonly ListLine[],
  built: BuiltProblem,
  context: PlanningContext,
): Swap | null {
  const small = cheapestDishes(built, eaten, ['dinner'], DISHES_TRIED)
  const { problem, plan } = weekAsProblem(small, eaten, context)
  const asked = { ...problem, budgetCents: null, spendsWholeBudget: false }
  // Only what keeps the rules of the household, and nothing that is eaten this week anyway.
  const exclude = [...plan, ...[...problem.recipes.keys()].slice(small.problem.recipes.length)]
  const found = dearestDinners(eaten, lines).flatMap((name): Swap[] => {
    const cookings = eaten.flatMap(({ at, dish }, index) =>
      at.slot === 'dinner' && dish?.name === name ? [index] : [],
    )
    const [best] = alternatives(asked, plan, { cookings, exclude }).toSorted(
      (a, b) => a.delta.tillCents - b.delta.tillCents || a.recipe - b.recipe,
    )
    const instead = best && small.forms[best.recipe]?.name
    if (!best || !instead || -best.delta.tillCents < WORTH_A_SWAP_CENTS) return []
    const days = cookings.flatMap((index) => eaten[index]?.at.day ?? [])
    return [{ name, days, instead, savesCents: -best.delta.tillCents }]
  })
  return found.toSorted((a, b) => b.savesCents - a.savesCents)[0] ?? null
}

/** What several dishes share is paid by each in equal parts. */
function dearestDinners(eaten: readonly EatenMeal[], lines: readonly ListLine[]): string[] {
  const dinners = eaten.flatMap(({ at, dish }) =>
    at.slot === 'dinner' && dish && !dish.isEstimate ? [dish.name] : [],
  )
  const centsOf = (name: string) =>
    lines
      .filter(({ usedIn }) => usedIn.includes(name))
      .reduce((sum, { costCents, usedIn }) => sum + costCents / usedIn.length, 0)
  return [...new Set(dinners)]
    .map((name) => ({ name, cents: centsOf(name) }))
    .toSorted((a, b) => b.cents - a.cents)
    .slice(0, DINNERS_TRIED)
    .map(({ name }) => name)
}
