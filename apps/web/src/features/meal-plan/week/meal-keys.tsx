import { type RefObject, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { keepFocusInWeek } from './keep-focus-in-week.ts'
import { watchArrowKeys } from './meal-arrows.ts'
import styles from './meal-keys.module.css'

type MealKeysProps = {
  readonly area: RefObject<HTMLElement | null>
  readonly hintId: string
  /** The day that a narrow screen shows. */
  readonly shownDay: number
  readonly onShowDay: (day: number) => void
}

/** Lets the week be used by keys: arrows go from meal to meal, and the focus stays in the week after a change. */
export function MealKeys({ area, hintId, shownDay, onShowDay }: MealKeysProps) {
  // The meal is focused at once, so its day has to be there.
  const showDay = useEffectEvent((day: number) => flushSync(() => onShowDay(day)))
  const dayNow = useEffectEvent(() => shownDay)
  useEffect(() => {
    if (!area.current) return
    const stops = [
      watchArrowKeys(area.current, { shownDay: () => dayNow(), showDay: (day) => showDay(day) }),
      keepFocusInWeek(area.current),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [area])
  return (
    <p id={hintId} className={styles.hint}>
      {words.weekKeys}
    </p>
  )
}
