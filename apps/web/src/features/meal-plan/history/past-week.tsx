import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { copied, mealAt, reused, type SavedWeek, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { useState } from 'react'
import { shortDay } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from '../meal-plan-tab.module.css'
import { reasonsFor, withMealChanged } from '../report/stored-report.ts'
import { type Book, type StoredMeal, type StoredPlan, servingCents } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { MealCard } from '../week/meal-card.tsx'
import { MealDetailsDialog } from '../week/meal-details-dialog.tsx'
import { WeekView } from '../week/week-view.tsx'
import { datesOf } from '../week-dates.ts'

type PastWeekProps = {
  readonly week: SavedWeek<StoredPlan>
  readonly weeksAgo: number
  readonly planBook: PlanBookStore
  readonly profile: CompleteProfile
  readonly today: string
  readonly onReused: () => void
}

/** A saved week, read-only. All of it can be reused, or single meals copied. */
export function PastWeek({ week, weeksAgo, planBook, profile, today, onReused }: PastWeekProps) {
  const { book, take, refreshTotal } = planBook
  const [isAsking, setIsAsking] = useState(false)
  const [openAt, setOpenAt] = useState<SlotAddress>()
  const dates = datesOf(week.weekStartDate, today)
  const openMeal = openAt && mealAt<StoredMeal>(week.plan, openAt)

  async function reuse() {
    setIsAsking(false)
    const fault = await take(
      reused<StoredMeal, StoredPlan, NonNullable<Book['shoppingList']>>(book, weeksAgo, today),
    )
    if (fault) return
    notify.success(words.reused)
    onReused()
  }

  async function copy(meal: StoredMeal, at: SlotAddress) {
    const step = copied<StoredMeal, StoredPlan, NonNullable<Book['shoppingList']>>(book, at, meal)
    if (!step.ok || !step.book.plan) return notify.error(words.copyNeedsPlan)
    const old = book.plan && mealAt<StoredMeal>(book.plan, at)
    const perServing = (servingCents(meal) ?? 0) - ((old && servingCents(old)) ?? 0)
    const deltaCents = perServing * (profile.adults + profile.kids)
    const plan = withMealChanged(step.book.plan, [at], { deltaCents, reasons: [] })
    await take({ ok: true, book: { ...step.book, plan } })
    notify.success(words.copied(meal.name, DAY_NAMES[at.day] ?? ''))
    if (plan.report !== undefined) await refreshTotal(plan)
  }

  return (
    <>
      <div className={styles.past}>
        <p>
          <strong>{words.weekDates(shortDay(dates[0] ?? today), shortDay(dates[6] ?? today))}</strong>{' '}
          <span className={styles.soft}>{words.readOnly}</span>
        </p>
        <Button look="primary" onClick={() => (book.plan ? setIsAsking(true) : void reuse())}>
          {words.reuseWeek}
        </Button>
      </div>
      <WeekView
        days={week.plan.days}
        dates={dates}
        today={today}
        renderMeal={(meal, at) => (
          <MealCard
            meal={meal}
            slot={at.slot}
            onOpen={() => setOpenAt(at)}
            actions={
              <Button
                className={styles.copy ?? ''}
                aria-label={words.copyMeal(meal.name, DAY_NAMES[at.day] ?? '')}
                onClick={() => void copy(meal, at)}
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
        onConfirm={() => void reuse()}
        onCancel={() => setIsAsking(false)}
      >
        {words.reuseText}
      </ConfirmDialog>
    </>
  )
}
