import { type HolidayInWeek, holidaysIn } from '@pennyplate/domain/week/holidays'
import { mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { isHolidayAhead, type LocalMoment } from '@pennyplate/domain/week/still-in-time'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useId, useState } from 'react'
import { minutesOfDay } from '../../../lib/local-day.ts'
import { shortDay } from '../../../messages/day-words.ts'
import { holidayMessages as words } from '../../../messages/holidays.ts'
import { plateName } from '../../../messages/plates.ts'
import { Button } from '../../../ui/button.tsx'
import { UndoBar } from '../../../ui/undo-bar.tsx'
import type { MealChanges } from '../change-meal/use-change-meal.ts'
import { datesOf } from '../week-dates.ts'
import styles from './holiday-offer.module.css'
import { useAnsweredHolidays } from './use-answered-holidays.ts'

type HolidayOfferProps = {
  readonly plan: WeekPlan
  readonly today: string
  readonly changes: MealChanges
}

/** Asks once about the dinner of each holiday of this week for which something can still be cooked. */
export function HolidayOffer({ plan, today, changes }: HolidayOfferProps) {
  const { isLoaded, answered, answer, takeBack } = useAnsweredHolidays()
  const [left, setLeft] = useState<HolidayInWeek>()
  const now = { today, minutes: minutesOfDay(new Date()) }
  const [next] = isLoaded
    ? holidaysIn(datesOf(plan.weekStartDate, today)[0] ?? today).filter(
        (one) => isHolidayAhead(one, now) && !answered.includes(one.id) && mealAt(plan, dinnerOn(one.day)),
      )
    : []

  function close(id: string) {
    answer(id)
    // The pressed button goes with the card.
    document.getElementById('main')?.focus()
  }

  return (
    <>
      {next && (
        <OfferCard
          holiday={next}
          now={now}
          meal={mealAt<WeekMeal>(plan, dinnerOn(next.day))}
          changes={changes}
          onAnswered={() => close(next.id)}
          onLeave={() => {
            close(next.id)
            setLeft(next)
          }}
        />
      )}
      <UndoBar
        text={left && words.left(left.holiday)}
        onUndo={() => {
          if (left) takeBack(left.id)
          setLeft(undefined)
        }}
        onDismiss={() => setLeft(undefined)}
      />
    </>
  )
}

type OfferCardProps = {
  readonly holiday: HolidayInWeek
  readonly now: LocalMoment
  readonly meal: WeekMeal | undefined
  readonly changes: MealChanges
  readonly onAnswered: () => void
  readonly onLeave: () => void
}

function OfferCard({
  holiday: { holiday, day, date },
  now,
  meal,
  changes,
  onAnswered,
  onLeave,
}: OfferCardProps) {
  const dayName = DAY_NAMES[day] ?? ''
  const at = dinnerOn(day)
  const isCooked = meal !== undefined && !meal.place
  const title = useId()
  return (
    <section className={styles.offer} aria-labelledby={title} data-offer>
      <details>
        <summary className={styles.head}>
          <h2 id={title} className={styles.title}>
            {words.title(holiday, dayName, shortDay(date))}
          </h2>
        </summary>
        <p className={styles.text}>
          {isCooked ? words.planned(dayName, plateName(meal)) : words.notCooked(dayName)}
        </p>
        <div className={styles.actions}>
          <Button
            loading={changes.busy !== undefined}
            onClick={() => changes.showChoices(at, { holiday, askedAt: now, onTaken: onAnswered })}
          >
            {words.plan(holiday)}
          </Button>
          {isCooked && (
            <Button
              onClick={() => {
                changes.change({ type: 'eatOut', at }, words.ateElsewhere(dayName))
                onAnswered()
              }}
            >
              {words.elsewhere}
            </Button>
          )}
          <Button look="quiet" onClick={onLeave}>
            {words.leave}
          </Button>
        </div>
      </details>
    </section>
  )
}

function dinnerOn(day: number): SlotAddress {
  return { day, slot: 'dinner' }
}
