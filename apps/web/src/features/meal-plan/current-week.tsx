import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { isAccepted, isSameSlot, mealAt, type SlotAddress } from '@pennyplate/domain/meal-plan/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import type { CompleteProfile, TargetKey } from '@pennyplate/domain/profile/profile'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { ConflictsNotice } from './conflicts-notice.tsx'
import type { CookedPlace } from './cooked-place.ts'
import { CustomMealDialog } from './custom-meal-dialog.tsx'
import { HealthCard } from './health-card.tsx'
import { healthOf } from './held-goals.ts'
import { ListPreview } from './list-preview.tsx'
import { MealCard } from './meal-card.tsx'
import controls from './meal-controls.module.css'
import { ChangeButtons, OpinionButtons } from './meal-controls.tsx'
import { MealDetailsDialog } from './meal-details-dialog.tsx'
import styles from './meal-plan-tab.module.css'
import { MoneyRail } from './money-rail.tsx'
import { type PlanReport, reasonsFor, reportOf } from './plan-report.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { StoredMeal, StoredPlan } from './stored-plan.ts'
import { chartedNutrients, TargetsChart, targetsOf } from './targets-chart.tsx'
import type { useChangeMeal } from './use-change-meal.ts'
import { type Conflict, useConflicts } from './use-conflicts.ts'
import type { PlanBookStore } from './use-plan-book.ts'
import { usePreferences } from './use-preferences.ts'
import { datesOf } from './week-dates.ts'
import { WeekView } from './week-view.tsx'
import { WhyThisPlan } from './why-this-plan.tsx'
import { WordNotes } from './word-notes.tsx'

type CurrentWeekProps = {
  readonly plan: StoredPlan
  readonly planBook: PlanBookStore
  readonly profile: CompleteProfile
  readonly storedProfile: DocumentValue<'profile'> | undefined
  readonly today: string
  readonly changes: ReturnType<typeof useChangeMeal>
  readonly onRaiseBudget: (budgetCents: number) => void
  readonly onRelaxTarget: (target: TargetKey, to: number) => void
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

export function CurrentWeek(props: CurrentWeekProps) {
  const { plan, planBook, profile, storedProfile, today, changes, onRaiseBudget } = props
  const { book } = planBook
  const conflicts = useConflicts(plan, storedProfile, today)
  const [openAt, setOpenAt] = useState<SlotAddress>()
  // The page shows the week first and renders what is below it afterwards.
  const isWeekDrawn = useDeferredValue(true, false)
  const report = reportOf(plan)
  const openMeal = openAt && mealAt<StoredMeal>(plan, openAt)

  return (
    <>
      <ConflictsNotice conflicts={conflicts} planBook={planBook} />
      <WordNotes report={report} />
      <MoneyRail
        plan={plan}
        report={report}
        list={book.shoppingList}
        profile={profile}
        forMore={isAccepted(book) ? undefined : report?.forMore}
        onRaise={changes.busy ? undefined : onRaiseBudget}
      />
      <EditableWeek {...props} conflicts={conflicts} onOpen={setOpenAt} />
      <UndoBar
        // Undoing a meal after the plan is accepted would drop the shopping list.
        text={book.shoppingList ? undefined : changes.undo?.text}
        onUndo={changes.takeBack}
        onDismiss={changes.dismissUndo}
      />
      {isWeekDrawn && <BelowWeek {...props} report={report} />}
      {openAt && openMeal && (
        <MealDetailsDialog
          meal={openMeal}
          slot={openAt.slot}
          reasons={reasonsFor(report, openAt)}
          onClose={() => setOpenAt(undefined)}
        />
      )}
      <ChangeMealDialogs plan={plan} profile={profile} changes={changes} />
    </>
  )
}

type EditableWeekProps = Pick<
  CurrentWeekProps,
  'plan' | 'planBook' | 'profile' | 'today' | 'changes' | 'renderCooked'
> & { readonly conflicts: readonly Conflict[]; readonly onOpen: (at: SlotAddress) => void }

/** The seven days, with the buttons on each meal. */
function EditableWeek(props: EditableWeekProps) {
  const { plan, planBook, profile, today, changes, renderCooked, conflicts, onOpen } = props
  const preferences = usePreferences()
  const dates = datesOf(plan.weekStartDate, today)
  const { busy } = changes
  return (
    <WeekView
      days={plan.days}
      dates={dates}
      today={today}
      renderMeal={(meal, at) => (
        <MealCard
          meal={meal}
          slot={at.slot}
          onOpen={() => onOpen(at)}
          conflict={conflicts.find((conflict) => isSameSlot(conflict.at, at))}
          opinion={
            <OpinionButtons meal={meal} preferences={preferences}>
              {renderCooked({
                meal,
                mealType: at.slot,
                plannedFor: dates[at.day] ?? today,
                batchFrom: isMealPrep(profile) ? dates[0] : undefined,
                className: controls.icon,
              })}
            </OpinionButtons>
          }
          actions={
            !planBook.book.shoppingList && (
              <ChangeButtons
                meal={meal.name}
                day={DAY_NAMES[at.day] ?? ''}
                slot={words.slots[at.slot]}
                busy={busy && isSameSlot(busy.at, at) ? busy.kind : undefined}
                disabled={busy !== undefined}
                onReplace={() => changes.showChoices(at)}
                onCustom={() => changes.openCustom(at)}
              />
            )
          }
        />
      )}
    />
  )
}

type BelowWeekProps = Pick<
  CurrentWeekProps,
  'plan' | 'planBook' | 'profile' | 'changes' | 'onRaiseBudget' | 'onRelaxTarget'
> & { readonly report: PlanReport | undefined }

/** Nutrition, the start of the shopping list, and why the planner chose this week. */
function BelowWeek(props: BelowWeekProps) {
  const { plan, planBook, profile, changes, report, onRaiseBudget, onRelaxTarget } = props
  const { book } = planBook
  const health = healthOf(plan)
  const targets = targetsOf(profile, report)
  return (
    <div className={styles.foot} data-with-list={book.shoppingList !== null || undefined}>
      <TargetsChart
        plan={plan}
        targets={targets}
        nutrients={chartedNutrients(profile.nutritionalTargets, health)}
      />
      {health && (
        <HealthCard
          health={health}
          onRelax={changes.busy ? undefined : onRelaxTarget}
          onRaise={changes.busy || isAccepted(book) ? undefined : onRaiseBudget}
        />
      )}
      {book.shoppingList && <ListPreview list={book.shoppingList} />}
      <WhyThisPlan plan={plan} report={report} targetKcal={targets.calories} />
    </div>
  )
}

type ChangeMealDialogsProps = Pick<CurrentWeekProps, 'plan' | 'profile' | 'changes'>

function ChangeMealDialogs({ plan, profile, changes }: ChangeMealDialogsProps) {
  const { busy, open, customAt } = changes
  return (
    <>
      {open && (
        <ReplaceDialog
          open={open}
          plan={plan}
          isMealPrep={isMealPrep(profile)}
          isLoading={busy !== undefined}
          onTake={(choice, slots) => void changes.takeChoice(choice, slots)}
          onOthers={changes.showOthers}
          onClose={changes.closeChoices}
        />
      )}
      {customAt && (
        <CustomMealDialog
          at={customAt}
          plan={plan}
          weeklyBudget={profile.weeklyBudget}
          isMealPrep={isMealPrep(profile)}
          isBusy={busy !== undefined}
          lookUp={changes.lookUpCustom}
          onSet={(meal, slots) => void changes.putCustom(meal, slots)}
          onClose={changes.closeCustom}
        />
      )}
    </>
  )
}

function isMealPrep({ prepStyle }: CompleteProfile): boolean {
  return prepStyle === 'Weekly Meal Prep'
}
