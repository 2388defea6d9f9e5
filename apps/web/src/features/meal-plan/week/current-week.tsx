import type { CompleteProfile, TargetKey } from '@pennyplate/domain/profile/profile'
import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { preppedMeal } from '@pennyplate/domain/week/prep-batches'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { firstPart, lazyPart } from '../../../lib/lazy-part.tsx'
import { conflictsAt, useWeekConflicts } from '../../../lib/use-week-conflicts.ts'
import { MealConflictNotice } from '../../../ui/meal-conflict.tsx'
import { ChangeMealDialogs } from '../change-meal/change-meal-dialogs.tsx'
import type { RenderSearch } from '../change-meal/replace-dialog.tsx'
import { sideChanges } from '../change-meal/side-changes.ts'
import type { MealChanges } from '../change-meal/use-change-meal.ts'
import type { KeptWeek } from '../generate/generate-options.ts'
import { reasonsFor } from '../report/stored-report.ts'
import { WordNotes } from '../report/word-notes.tsx'
import type { PlanBookStore } from '../use-plan-book.ts'
import { datesOf } from '../week-dates.ts'
import { ConflictsNotice } from './conflicts-notice.tsx'
import type { CookedPlace } from './cooked-place.ts'
import { EditableWeek } from './editable-week.tsx'
import { MoneyRail } from './money-rail.tsx'
import { usePriceUnknown } from './use-price-unknown.ts'

const ChangeToast = firstPart(async () => (await import('../change-meal/change-toast.tsx')).ChangeToast)
const BillChangesMore = lazyPart(
  async () => (await import('../change-meal/bill-changes-more.tsx')).BillChangesMore,
)
const BelowWeek = lazyPart(async () => (await import('./below-week.tsx')).BelowWeek)
const ReplaceUnsuitable = lazyPart(
  async () => (await import('../replan/replace-unsuitable.tsx')).ReplaceUnsuitable,
)
const MealDetailsDialog = lazyPart(async () => (await import('./meal-details-dialog.tsx')).MealDetailsDialog)

type CurrentWeekProps = {
  readonly plan: WeekPlan
  readonly planBook: PlanBookStore
  readonly profile: CompleteProfile
  readonly today: string
  readonly changes: MealChanges
  readonly onRaiseBudget: (budgetCents: number) => void
  readonly onReplan: (keep: KeptWeek) => void
  readonly onRelaxTarget: (target: TargetKey, to: number) => void
  readonly renderCooked: (place: CookedPlace) => ReactNode
  readonly renderRecipe: (meal: WeekMeal, at: SlotAddress) => ReactNode
  readonly renderSearch: RenderSearch
}

export function CurrentWeek(props: CurrentWeekProps) {
  const {
    plan,
    planBook,
    profile,
    today,
    changes,
    onRaiseBudget,
    onReplan,
    onRelaxTarget,
    renderCooked,
    renderRecipe,
  } = props
  const { book } = planBook
  const conflicts = useWeekConflicts()
  const dates = datesOf(plan.weekStartDate, today)
  usePriceUnknown(planBook)
  const [openAt, setOpenAt] = useState<SlotAddress>()
  // The page shows the week first and renders what is below it afterwards.
  const isWeekDrawn = useDeferredValue(true, false)
  const report = plan.report
  const isMealPrep = profile.prepStyle === 'Weekly Meal Prep'
  const canRaise = !changes.busy && !isWeekAccepted(book)
  const openMeal = openAt && mealAt<WeekMeal>(plan, openAt)
  const shownMeal = openAt && isMealPrep ? preppedMeal<WeekMeal>(plan, openAt) : openMeal

  function noteDay(day: number, text: string, said: string) {
    const issued = planBook.issue({ type: 'noteDay', day, text })
    if (issued.ok) changes.offerPlainUndo({ undo: [issued.key], text: said })
  }

  return (
    <>
      <ConflictsNotice
        conflicts={conflicts.filter(({ at }) => (dates[at.day] ?? today) >= today)}
        action={
          conflicts.length > 0 &&
          !changes.busy && (
            <ReplaceUnsuitable
              plan={plan}
              list={book.shoppingList}
              conflicts={conflicts}
              onReplan={onReplan}
            />
          )
        }
      />
      <WordNotes report={report} />
      <MoneyRail
        plan={plan}
        today={today}
        report={report}
        list={book.shoppingList}
        profile={profile}
        forMore={isWeekAccepted(book) ? undefined : report?.forMore}
        isFirstWeek={book.history.length === 0}
        status={planBook.status}
        onRaise={changes.busy ? undefined : onRaiseBudget}
      />
      <EditableWeek
        plan={plan}
        isMealPrep={isMealPrep}
        today={today}
        changes={changes}
        conflicts={conflicts}
        onOpen={setOpenAt}
        onNote={noteDay}
        renderCooked={renderCooked}
      />
      <ChangeToast changes={changes} planBook={planBook} />
      {isWeekDrawn && (
        <BelowWeek
          plan={plan}
          report={report}
          list={book.shoppingList}
          profile={profile}
          onRaiseBudget={canRaise ? onRaiseBudget : undefined}
          onRelaxTarget={changes.busy ? undefined : onRelaxTarget}
        />
      )}
      {openAt && openMeal && (
        <MealDetailsDialog
          meal={shownMeal ?? openMeal}
          slot={isMealPrep ? undefined : openAt.slot}
          at={isMealPrep ? undefined : openAt}
          reasons={reasonsFor(report, openAt)}
          conflict={<MealConflictNotice conflicts={conflictsAt(conflicts, openAt)} />}
          recipe={renderRecipe(openMeal, openAt)}
          sideNote={<BillChangesMore at={openAt} conflicts={conflicts} />}
          sideChanges={changes.busy ? undefined : sideChanges(planBook, openAt, changes)}
          onClose={() => setOpenAt(undefined)}
        />
      )}
      <ChangeMealDialogs {...props} conflicts={conflicts} />
    </>
  )
}
