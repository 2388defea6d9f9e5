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
import { reasonsFor, reportOf } from './plan-report.ts'
import { ReplaceDialog } from './replace-dialog.tsx'
import type { StoredMeal, StoredPlan } from './stored-plan.ts'
import { chartedNutrients, TargetsChart, targetsOf } from './targets-chart.tsx'
import type { useChangeMeal } from './use-change-meal.ts'
import { useConflicts } from './use-conflicts.ts'
import type { PlanBookInUse } from './use-plan-book.ts'
import { usePreferences } from './use-preferences.ts'
import { datesOf } from './week-dates.ts'
import { WeekView } from './week-view.tsx'
import { WhyThisPlan } from './why-this-plan.tsx'
import { WordNotes } from './word-notes.tsx'

type CurrentWeekProps = {
  readonly plan: StoredPlan
  readonly inUse: PlanBookInUse
  readonly profile: CompleteProfile
  readonly storedProfile: DocumentValue<'profile'> | undefined
  readonly today: string
  readonly changes: ReturnType<typeof useChangeMeal>
  readonly onRaiseBudget: (budgetCents: number) => void
  readonly onRelaxTarget: (target: TargetKey, to: number) => void
  readonly renderCooked: (place: CookedPlace) => ReactNode
}

export function CurrentWeek(props: CurrentWeekProps) {
  const { plan, inUse, profile, storedProfile, today, changes, onRaiseBudget, onRelaxTarget, renderCooked } =
    props
  const { book } = inUse
  const conflicts = useConflicts(plan, storedProfile, today)
  const preferences = usePreferences()
  const [openAt, setOpenAt] = useState<SlotAddress>()
  // What lies below the week is drawn after it.
  const isWeekDrawn = useDeferredValue(true, false)
  const report = reportOf(plan)
  const health = healthOf(plan)
  const targets = targetsOf(profile, report)
  const { busy, open, customAt, undo } = changes
  const isMealPrep = profile.prepStyle === 'Weekly Meal Prep'
  const openMeal = openAt && mealAt<StoredMeal>(plan, openAt)
  const dates = datesOf(plan.weekStartDate, today)

  return (
    <>
      <ConflictsNotice conflicts={conflicts} inUse={inUse} />
      <WordNotes report={report} />
      <MoneyRail
        plan={plan}
        report={report}
        list={book.shoppingList}
        profile={profile}
        // Accepted is decided, and bought is bought.
        forMore={isAccepted(book) ? undefined : report?.forMore}
        onRaise={busy ? undefined : onRaiseBudget}
      />
      <WeekView
        days={plan.days}
        dates={dates}
        today={today}
        renderMeal={(meal, at) => (
          <MealCard
            meal={meal}
            slot={at.slot}
            onOpen={() => setOpenAt(at)}
            conflict={conflicts.find((conflict) => isSameSlot(conflict.at, at))}
            opinion={
              <OpinionButtons meal={meal} preferences={preferences}>
                {renderCooked({
                  meal,
                  mealType: at.slot,
                  plannedFor: dates[at.day] ?? today,
                  batchFrom: isMealPrep ? dates[0] : undefined,
                  className: controls.icon,
                })}
              </OpinionButtons>
            }
            actions={
              !book.shoppingList && (
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
      <UndoBar
        // Once the week is accepted, its list would go with what is taken back.
        text={book.shoppingList ? undefined : undo?.text}
        onUndo={changes.takeBack}
        onDismiss={changes.dismissUndo}
      />
      {isWeekDrawn && (
        <div className={styles.foot} data-with-list={book.shoppingList !== null || undefined}>
          <TargetsChart
            plan={plan}
            targets={targets}
            nutrients={chartedNutrients(profile.nutritionalTargets, health)}
          />
          {health && (
            <HealthCard
              health={health}
              onRelax={busy ? undefined : onRelaxTarget}
              onRaise={busy || isAccepted(book) ? undefined : onRaiseBudget}
            />
          )}
          {book.shoppingList && <ListPreview list={book.shoppingList} />}
          <WhyThisPlan plan={plan} report={report} targetKcal={targets.calories} />
        </div>
      )}
      {openAt && openMeal && (
        <MealDetailsDialog
          meal={openMeal}
          slot={openAt.slot}
          reasons={reasonsFor(report, openAt)}
          onClose={() => setOpenAt(undefined)}
        />
      )}
      {open && (
        <ReplaceDialog
          open={open}
          plan={plan}
          isMealPrep={isMealPrep}
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
          isMealPrep={isMealPrep}
          isBusy={busy !== undefined}
          lookUp={changes.lookUpCustom}
          onSet={(meal, slots) => void changes.putCustom(meal, slots)}
          onClose={changes.closeCustom}
        />
      )}
    </>
  )
}
