import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { weeksBetween, weekToPlan } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { weekRange } from '../../../messages/day-words.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notify } from '../../../ui/notify.ts'
import styles from '../generate/generate-section.module.css'
import type { PlanBookStore } from '../use-plan-book.ts'

const NextWeekDialog = lazyPart(async () => (await import('./next-week-dialog.tsx')).NextWeekDialog)

type WeekTurnProps = {
  readonly planBook: PlanBookStore
  readonly plan: WeekPlan
  readonly today: string
  readonly onPlan: (weekStart: string) => void
}

/** Offers to plan the next week when the current plan's week is over, or is accepted and about to end. */
export function WeekTurn({ planBook, plan, today, onPlan }: WeekTurnProps) {
  const { book, issue } = planBook
  const [isAsking, setIsAsking] = useState(false)
  const next = weekToPlan(today)
  const start = plan.weekStartDate ?? next
  const isOver = weeksBetween(start, today) > 0
  const isEnding = isWeekAccepted(book) && start < next
  if (!isOver && !isEnding) return null

  function reuseMeals() {
    if (issue({ type: 'reuse', from: start.slice(0, 10) }).ok) notify.success(words.usedAgain)
  }

  return (
    <>
      <Notice
        tone="info"
        title={isOver ? words.weekOver(...weekRange(start)) : words.weekEnding}
        action={
          <div className={styles.choices}>
            {isOver && <Button onClick={reuseMeals}>{words.useAgain}</Button>}
            <Button look="primary" onClick={() => setIsAsking(true)}>
              {words.planWeek(...weekRange(next))}
            </Button>
          </div>
        }
      >
        {isOver ? words.weekOverText : words.weekEndingText}
      </Notice>
      {isAsking && (
        <NextWeekDialog
          week={next}
          book={book}
          today={today}
          onPlan={() => {
            setIsAsking(false)
            onPlan(next)
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}
