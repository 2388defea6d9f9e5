import type { WeekCommandAnswer } from '@pennyplate/contract/week/commands'
import { currentWeek, type WeekBook } from '@pennyplate/domain/week/week-book'
import type { Household } from '../../engines/household.ts'
import { totalsOf, type WeekVerdict } from './judge-week.ts'

type Stored = {
  readonly book: WeekBook
  readonly revision: number
  readonly revisions: Readonly<Record<string, number>>
}

/** After a command that left the plan. */
export function answerList({ book, revision, revisions }: Stored): WeekCommandAnswer {
  const { shoppingList } = currentWeek(book) ?? {}
  // What is stored was parsed by the same schema.
  const list = shoppingList as WeekCommandAnswer['shoppingList'] | null
  return { revision, ...(list ? { shoppingList: list } : {}), revisions: { ...revisions } }
}

export function answerWeek(
  { book, revision, revisions }: Stored,
  check: WeekVerdict,
  household: Household | undefined,
): WeekCommandAnswer {
  const { plan, shoppingList } = currentWeek(book) ?? {}
  return {
    revision,
    totals: totalsOf(book, check, household),
    violations: [...check.violations],
    // What is stored was parsed by the same schemas.
    ...(plan ? { plan: plan as NonNullable<WeekCommandAnswer['plan']> } : {}),
    ...(shoppingList ? { shoppingList: shoppingList as NonNullable<WeekCommandAnswer['shoppingList']> } : {}),
    revisions: { ...revisions },
  }
}
