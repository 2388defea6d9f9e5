import type { WeekCommand } from '@pennyplate/domain/commands/registry'
import { formatCents } from '@pennyplate/domain/money'
import { type WastedItem, wasteBetween } from '@pennyplate/domain/pantry/wasted-food'
import { noteOn } from '@pennyplate/domain/week/day-notes'
import { mealAt, type SavedWeek, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { plannedAgain } from '@pennyplate/domain/week/planned-again'
import { weekStartIn } from '@pennyplate/domain/week/week-book'
import { DAY_NAMES, weekToPlan } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { localDayOf } from '../../../lib/local-day.ts'
import { shortDay } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { useDocument } from '../../../store/use-document.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from '../meal-plan-tab.module.css'
import { reasonsFor } from '../report/stored-report.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { DayNote } from '../week/day-note.tsx'
import { MealCard } from '../week/meal-card.tsx'
import { MealDetailsDialog } from '../week/meal-details-dialog.tsx'
import { WeekView } from '../week/week-view.tsx'
import { datesOf } from '../week-dates.ts'

type PastWeekProps = {
  readonly week: SavedWeek<WeekPlan>
  readonly planBook: PlanBookStore
  readonly today: string
  readonly onReused: () => void
}

/** A saved week, read-only. All of it can be reused, or single meals copied. */
export function PastWeek({ week, planBook, today, onReused }: PastWeekProps) {
  const { book, issue } = planBook
  const [isAsking, setIsAsking] = useState(false)
  const [openAt, setOpenAt] = useState<SlotAddress>()
  const dates = datesOf(week.weekStartDate, today)
  const wasted = useDocument('wastedFood').value ?? []
  const openMeal = openAt && mealAt<WeekMeal>(week.plan, openAt)

  const weekStart = weekStartIn(week)
  // The accepted week that was reopened: its meals may have changed since.
  const isOnScreen = book.plan !== null && weekStartIn(book.plan) === weekStart

  function reuse() {
    setIsAsking(false)
    const command: WeekCommand = isOnScreen
      ? { type: 'put', plan: plannedAgain(week.plan, weekToPlan(today)) }
      : { type: 'reuse', from: weekStart }
    if (!issue(command).ok) return
    notify.success(words.reused)
    onReused()
  }

  function copy(meal: WeekMeal, at: SlotAddress) {
    const command: WeekCommand = isOnScreen
      ? { type: 'replace', at, meal, reasons: [], mayAdd: true }
      : { type: 'copy', from: { ...at, week: weekStart }, to: at }
    const issued = issue(command)
    if (!issued.ok && issued.fault !== 'same_meal') return notify.error(words.copyNeedsPlan)
    notify.success(words.copied(meal.name, DAY_NAMES[at.day] ?? ''))
  }

  return (
    <>
      <div className={styles.past}>
        <p>
          <strong>{words.weekDates(shortDay(dates[0] ?? today), shortDay(dates[6] ?? today))}</strong>{' '}
          <span className={styles.soft}>
            {words.readOnly} {wasteText(wasted, dates, today)}
          </span>
        </p>
        <Button look="primary" onClick={() => (book.plan ? setIsAsking(true) : reuse())}>
          {words.reuseWeek}
        </Button>
      </div>
      <WeekView
        days={week.plan.days}
        dates={dates}
        today={today}
        renderNote={(day) => <DayNote day={day} text={noteOn(week.plan, day)} />}
        renderMeal={(meal, at) => (
          <MealCard
            meal={meal}
            slot={at.slot}
            onOpen={() => setOpenAt(at)}
            actions={
              <Button
                className={styles.copy ?? ''}
                aria-label={words.copyMeal(meal.name, DAY_NAMES[at.day] ?? '')}
                onClick={() => copy(meal, at)}
              >
                {words.copy}
              </Button>
            }
          />
        )}
      />
      {openAt && openMeal && (
        <MealDetailsDialog
          meal={openMeal}
          slot={openAt.slot}
          reasons={reasonsFor(week.plan.report, openAt)}
          onClose={() => setOpenAt(undefined)}
        />
      )}
      <ConfirmDialog
        opened={isAsking}
        title={words.reuseTitle}
        confirmLabel={words.reuseWeek}
        onConfirm={reuse}
        onCancel={() => setIsAsking(false)}
      >
        {words.reuseText}
      </ConfirmDialog>
    </>
  )
}

/** Nothing if nothing with a price was thrown away. */
function wasteText(wasted: readonly WastedItem[], dates: readonly string[], today: string): string {
  const [first = today, last = today] = [dates.at(0), dates.at(-1)]
  const { cents, isEstimate } = wasteBetween(wasted, [first, last], localDayOf)
  return cents > 0 ? words.wastedThen(formatCents(cents), isEstimate) : ''
}
