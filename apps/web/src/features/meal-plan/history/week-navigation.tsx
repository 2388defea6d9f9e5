import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from '../meal-plan-tab.module.css'

type WeekNavigationProps = {
  /** 0 is the current week; N is the Nth saved week, newest first. */
  readonly shown: number
  /** The saved weeks that can be shown. */
  readonly earlier: readonly number[]
  readonly saved: number
  /** How many weeks ago the shown week was, by its dates. */
  readonly weeksAgo: number
  readonly onChange: (shown: number) => void
}

export function WeekNavigation({ shown, earlier, saved, weeksAgo, onChange }: WeekNavigationProps) {
  const previous = earlier.find((place) => place > shown)
  const next = earlier.findLast((place) => place < shown) ?? 0
  return (
    <nav className={styles.weeks} aria-label={words.weekNavigation}>
      <IconButton
        label={words.previousWeek}
        icon={<IconChevronLeft size={20} aria-hidden="true" />}
        disabled={previous === undefined}
        onClick={() => onChange(previous ?? shown)}
      />
      <span aria-live="polite" className={styles.weekLabel}>
        {words.weekLabel(weeksAgo, saved)}
      </span>
      <IconButton
        label={words.nextWeek}
        icon={<IconChevronRight size={20} aria-hidden="true" />}
        disabled={shown === 0}
        onClick={() => onChange(next)}
      />
    </nav>
  )
}
