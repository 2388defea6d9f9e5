import type { ListLine } from '@pennyplate/domain/shopping/shopping-list'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { alternatives } from '@pennyplate/planner/swap/alternatives'
import type { PlanningContext } from '../context/planning-context.ts'
import { cheapestDishes } from '../week/cheapest-dishes.ts'
import type { EatenMeal } from '../week/read-week.ts'
import { weekAsProblem } from '../week/week-as-problem.ts'

/** Kept small so that the search takes milliseconds: a person is waiting for the list. */
const DINNERS_TRIED = 2
const DISHES_TRIED = 50
const WORTH_A_SWAP_CENTS = 100

type Swap = {
  /** The dinner to replace, and the days it is eaten on. */
  readonly name: string
  readonly days: readonly number[]
  readonly instead: string
  /** How much lower the list's total would be. */
  readonly savesCents: number
}

/** The replacement of a costly dinner that saves most. Null if none saves enough to mention. */
export function findSavingSwap(
  eaten: readonly EatenMeal[],
  lines: readonly ListLine[],
  built: BuiltProblem,
  context: PlanningContext,
): Swap | null {
  const small = cheapestDishes(built, eaten, ['dinner'], DISHES_TRIED)
  const { problem, plan, cookingOf } = weekAsProblem(small, eaten, context)
  const asked = { ...problem, budgetCents: null, spendsWholeBudget: false }
  // Only dishes that keep the household's rules, and none that is already in the week.
  const exclude = [...plan, ...[...problem.recipes.keys()].slice(small.problem.recipes.length)]
  const found = costliestDinners(eaten, lines).flatMap((name): Swap[] => {
    const cookings = eaten.flatMap(({ at, dish }, index) =>
      at.slot === 'dinner' && dish?.name === name && cookingOf(index) >= 0 ? [cookingOf(index)] : [],
    )
    const [best] = alternatives(asked, plan, { cookings, exclude, keepsSides: true }).toSorted(
      (a, b) => a.delta.checkoutCents - b.delta.checkoutCents || a.recipe - b.recipe,
    )
    const instead = best && small.forms[best.recipe]?.name
    if (!best || !instead || -best.delta.checkoutCents < WORTH_A_SWAP_CENTS) return []
    const days = cookings.flatMap((cooking) => problem.cookings[cooking]?.day ?? [])
    return [{ name, days, instead, savesCents: -best.delta.checkoutCents }]
  })
  return found.toSorted((a, b) => b.savesCents - a.savesCents)[0] ?? null
}

/** A line's cost is split equally among the dishes that use it. */
function costliestDinners(eaten: readonly EatenMeal[], lines: readonly ListLine[]): string[] {
  const dinners = eaten.flatMap(({ at, dish, isSide }) =>
    at.slot === 'dinner' && !isSide && dish && !dish.isEstimate ? [dish.name] : [],
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
