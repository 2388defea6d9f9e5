import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { Assignment } from '../problem/problem.ts'
import type { Score } from '../score/score-plan.ts'

/** What the household wanted and does not get in full. */
export type Concession =
  | 'more-repeats'
  | 'nutrition-floor'
  | 'spend-less'
  | 'unfamiliar-dishes'
  | 'plates-incomplete'
  | 'few-suppers'

/** The budget at which fewer days miss their goals. */
export interface ForTargets {
  readonly budgetCents: number
  /** How often a day is outside a goal band: with that budget, and in the planned week. */
  readonly misses: number
  readonly missesNow: number
}

/** A week slightly over the budget with fewer repeats, found during the search. */
export interface ForMore {
  /** With this budget another search finds such a week too. */
  readonly budgetCents: number
  readonly dishes: number
  /** Different dishes in the planned week. */
  readonly dishesNow: number
}

export interface SolvedWeek {
  readonly outcome: 'planned'
  readonly plan: Assignment
  readonly score: Score
  readonly concessions: readonly Concession[]
  /** Set when dishes repeat to stay within the budget. */
  readonly forMore: ForMore | null
  /** Set when more money would keep more goals. */
  readonly forTargets: ForTargets | null
  /** Proven: no swap of one or two dishes for any recipes lowers the score. */
  readonly isTwoExchangeOptimal: boolean
  /** Final scores of the short searches and the longer one, best first. */
  readonly starts: readonly number[]
}

export interface InfeasibleWeek {
  readonly outcome: 'infeasible'
  readonly reason: 'budget' | 'recipes' | 'no-meals'
  /** The lowest checkout total found for a week that feeds everybody; null when a meal has no recipes. */
  readonly cheapestCents: number | null
  readonly cheapestPlan: Assignment | null
  readonly mealsWithoutRecipes: readonly DishMeal[]
}

export type ProblemOutcome = SolvedWeek | InfeasibleWeek | { readonly outcome: 'cancelled' }
