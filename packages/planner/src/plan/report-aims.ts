import type { WeekAimId } from '@pennyplate/domain/diet/week-aims'
import { wishedAims } from '../household/wished-aims.ts'
import type { BuiltProblem } from '../problem/build-problem.ts'
import type { Assignment, Problem, ProblemRecipe, Slot } from '../problem/problem.ts'
import { recipeAt } from '../score/score-plan.ts'

export interface AimReport {
  readonly aim: WeekAimId
  readonly isKept: boolean
  /** Meals that keep it, of how many. */
  readonly found: number
  readonly wanted: number
  /** Where it is missed. */
  readonly missed: readonly Slot[]
}

/** A main dish with its sides, at one sitting. */
interface Plate {
  readonly slot: Slot
  readonly dishes: readonly ProblemRecipe[]
}

/** What the week aims for beyond foods and figures, and where it misses that. */
export function reportAims(
  { problem, rules }: Pick<BuiltProblem, 'problem' | 'rules'>,
  plan: Assignment,
): AimReport[] {
  const aims = wishedAims(rules)
  if (aims.length === 0) return []
  const plates = platesOf(problem, plan)
  return aims.map((aim) => ({ aim, ...JUDGED[aim](plates) }))
}

type Judged = Omit<AimReport, 'aim'>

const JUDGED: Readonly<Record<WeekAimId, (plates: readonly Plate[]) => Judged>> = {
  'half-plate': vegetablesOnEach,
}

function vegetablesOnEach(plates: readonly Plate[]): Judged {
  const counted = plates.flatMap(({ slot, dishes }) => {
    const wished = dishes[0]?.vegetables?.wished[slot.meal]
    return wished === undefined ? [] : [{ slot, lacks: wished - cupsOn(dishes) > ROUNDING }]
  })
  const missed = counted.filter(({ lacks }) => lacks).map(({ slot }) => slot)
  return {
    isKept: missed.length === 0,
    found: counted.length - missed.length,
    wanted: counted.length,
    missed,
  }
}

const ROUNDING = 1e-6

function cupsOn(dishes: readonly ProblemRecipe[]): number {
  return dishes.reduce((sum, { vegetables }) => sum + (vegetables?.cups ?? 0), 0)
}

function platesOf(problem: Problem, plan: Assignment): Plate[] {
  return problem.cookings.flatMap(({ eaten, beside }, main) => {
    if (beside) return []
    return eaten.map(({ day, meal }) => {
      const sides = problem.cookings.flatMap((other, index) =>
        other.beside?.main === main && other.day === day && other.meal === meal
          ? [recipeAt(problem, plan, index)]
          : [],
      )
      return { slot: { day, meal }, dishes: [recipeAt(problem, plan, main), ...sides] }
    })
  })
}
