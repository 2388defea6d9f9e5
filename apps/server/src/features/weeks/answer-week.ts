import type { WeekCommandAnswer } from '@pennyplate/contract/week/commands'
import type { ShoppingList } from '@pennyplate/domain/shopping/shopping-list-lines'
import { currentWeek, type WeekBook } from '@pennyplate/domain/week/week-book'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import type { Household } from '../../engines/household.ts'
import { totalsOf, type WeekVerdict } from './judge-week.ts'

type Stored = {
  readonly book: WeekBook
  readonly revision: number
  readonly revisions: Readonly<Record<string, number>>
}

/** The answer of the contract, with the week as it is stored. */
export type WeekAnswer = Omit<WeekCommandAnswer, 'plan' | 'shoppingList'> & {
  readonly plan?: WeekPlan
  readonly shoppingList?: ShoppingList
}

/** After a command that left the plan. */
export function answerList({ book, revision, revisions }: Stored): WeekAnswer {
  const { shoppingList } = currentWeek(book) ?? {}
  return { revision, ...(shoppingList ? { shoppingList } : {}), revisions: { ...revisions } }
}

export function answerWeek(
  { book, revision, revisions }: Stored,
  check: WeekVerdict,
  household: Household | undefined,
): WeekAnswer {
  const { plan, shoppingList } = currentWeek(book) ?? {}
  return {
    revision,
    totals: totalsOf(book, check, household),
    violations: [...check.violations],
    ...(plan ? { plan } : {}),
    ...(shoppingList ? { shoppingList } : {}),
    revisions: { ...revisions },
  }
}
