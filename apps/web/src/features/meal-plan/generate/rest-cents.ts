import { budgetToFindAgain } from '@pennyplate/domain/week/budget-to-find-again'
import type { RefusedGeneration } from './use-generate-plan.ts'

/** More money than the budget is the way out for the rest of a week: what the whole week may then cost. */
export function restCents({ error, cheapestCents, spentCents }: RefusedGeneration): number | undefined {
  if (error !== 'no_plan_fits' || !cheapestCents || spentCents === undefined) return undefined
  return spentCents + budgetToFindAgain(cheapestCents)
}
