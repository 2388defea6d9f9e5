import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { mealPlanMessages as words } from '../../messages/meal-plan.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './meal-plan-tab.module.css'

type WeekNavigationProps = {
  /** 0 is the current week; N the Nth saved one, newest first. */
  readonly weeksAgo: number
  readonly saved: number
  readonly onChange: (weeksAgo: number) => void
}

export function WeekNavigation({ weeksAgo, saved, onChange }: WeekNavigationProps) {
  return (
    <nav className={styles.weeks} aria-label={words.weekNavigation}>
      <IconButton
        label={words.previousWeek}
        icon={<IconChevronLeft size={20} aria-hidden="true" />}
        disabled={weeksAgo >= saved}
        onClick={() => onChange(weeksAgo + 1)}
      />
      <span aria-live="polite" className={styles.weekLabel}>
        {words.weekLabel(weeksAgo, saved)}
      </span>
      <IconButton
        label={words.nextWeek}
        icon={<IconChevronRight size={20} aria-hidden="true" />}
        disabled={weeksAgo === 0}
        onClick={() => onChange(weeksAgo - 1)}
      />
    </nav>
  )
}
