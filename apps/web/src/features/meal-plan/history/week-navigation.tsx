import { weeksBeside } from '@pennyplate/domain/week/week-days'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useShowWeek } from '../../../lib/use-show-week.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from '../meal-plan-tab.module.css'
import type { Book } from '../stored-plan.ts'

const NextWeekDialog = lazyPart(async () => (await import('./next-week-dialog.tsx')).NextWeekDialog)

type WeekNavigationProps = {
  /** 0 is the current week; N is the Nth saved week, newest first. */
  readonly shown: number
  /** The saved weeks that can be shown. */
  readonly earlier: readonly number[]
  readonly book: Book
  readonly today: string
  /** The Sunday of the week on screen. */
  readonly weekStart: string
  /** How many weeks ago the shown week was, by its dates. */
  readonly weeksAgo: number
  /** While a week is being made, no other comes on screen. */
  readonly isBusy: boolean
  readonly onChange: (shown: number) => void
  readonly onPlan: (weekStart: string) => void
}

/** A step to the week before or after. Weeks that are over are only read; one of the next without a plan can be planned. */
export function WeekNavigation(props: WeekNavigationProps) {
  const { shown, earlier, book, today, weekStart, weeksAgo, isBusy, onChange, onPlan } = props
  const { showFirst } = useShowWeek()
  const [asked, setAsked] = useState<string>()
  const previous = earlier.find((place) => place > shown)
  const next = earlier.findLast((place) => place < shown) ?? 0
  const { before, after } = weeksBeside(weekStart, today)
  const open = (weeks: readonly string[], onNone: () => void) => void showFirst(weeks, onNone)

  function stepBack() {
    const over = () => (previous === undefined ? setAsked(before[0]) : onChange(previous))
    if (shown === 0 && before.length > 0) open(before, over)
    else over()
  }
  function stepForward() {
    if (shown > 0) onChange(next)
    else open(after.slice(0, 1), () => setAsked(after[0]))
  }

  return (
    <nav className={styles.weeks} aria-label={words.weekNavigation}>
      <IconButton
        label={words.previousWeek}
        icon={<IconChevronLeft size={20} aria-hidden="true" />}
        disabled={previous === undefined && (shown > 0 || before.length === 0 || isBusy)}
        onClick={stepBack}
      />
      <span aria-live="polite" className={styles.weekLabel}>
        {words.weekLabel(weeksAgo, book.history.length)}
      </span>
      <IconButton
        label={words.nextWeek}
        icon={<IconChevronRight size={20} aria-hidden="true" />}
        disabled={shown === 0 && (after.length === 0 || isBusy)}
        onClick={stepForward}
      />
      {asked && (
        <NextWeekDialog
          week={asked}
          book={book}
          today={today}
          onPlan={() => {
            setAsked(undefined)
            onPlan(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </nav>
  )
}
