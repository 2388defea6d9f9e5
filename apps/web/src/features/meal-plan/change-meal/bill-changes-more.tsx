import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { Conflict } from '../../../lib/use-week-conflicts.ts'
import { mealPlanMessages } from '../../../messages/meal-plan.ts'
import { replaceMessages as words } from '../../../messages/replace-meal.ts'
import { Notice } from '../../../ui/notice.tsx'
import { PeopleChanged } from '../../../ui/people-changed.tsx'

type BillChangesMoreProps = {
  readonly at: SlotAddress
  readonly conflicts: readonly Conflict[]
  /** What it counts, if that was worked out. */
  readonly alsoCents?: number | undefined
}

/**
 * Says what else the bill counts once a meal is changed: it is then worked out anew, for who eats now and by their rules, and
 * the figures of the choices are for the one meal.
 */
export function BillChangesMore({ at, conflicts, alsoCents }: BillChangesMoreProps) {
  if (alsoCents === 0) return <PeopleChanged />
  const isMore = conflicts.some((one) => one.isCertain && !isSameSlot(one.at, at))
  const more =
    alsoCents === undefined ? words.byMore : words.byMoreThan(mealPlanMessages.billDelta(alsoCents))
  return (
    <>
      <PeopleChanged />
      {isMore && <Notice tone="info">{`${words.othersChange} ${more}`}</Notice>}
      {!isMore && alsoCents !== undefined && <Notice tone="info">{`${words.listFollows} ${more}`}</Notice>}
    </>
  )
}
