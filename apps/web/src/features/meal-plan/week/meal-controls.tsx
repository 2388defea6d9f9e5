import { isAmong } from '@pennyplate/domain/recipe/tastes'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { IconDots, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import styles from './meal-controls.module.css'
import type { Preferences } from './use-preferences.ts'

export function OpinionButtons({
  meal,
  preferences,
  children,
}: {
  readonly meal: WeekMeal
  readonly preferences: Preferences
  /** More buttons. */
  readonly children?: ReactNode
}) {
  const { likes, dislikes, like, dislike } = preferences
  const { name } = meal
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={words.like(name)}
        title={words.like(name)}
        aria-pressed={isAmong(likes, meal)}
        onClick={() => like(meal)}
      >
        <IconThumbUp size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles.icon}
        data-tone="danger"
        aria-label={words.dislike(name)}
        title={words.dislike(name)}
        aria-pressed={isAmong(dislikes, meal)}
        onClick={() => dislike(meal)}
      >
        <IconThumbDown size={18} aria-hidden="true" />
      </button>
      {children}
    </>
  )
}

type ChangeButtonsProps = {
  readonly meal: WeekMeal
  readonly day: string
  readonly slot: string
  /** What is happening to this meal. */
  readonly busy: 'replacing' | 'generating' | undefined
  /** True while any meal is being changed. */
  readonly disabled: boolean
  readonly onReplace: () => void
  readonly onMore: () => void
}

export function ChangeButtons(props: ChangeButtonsProps) {
  const { meal, day, slot, busy, disabled, onReplace, onMore } = props
  const [idle, name] = meal.place
    ? [words.choose, words.chooseMeal(day, slot)]
    : [words.replace, words.replaceMeal(meal.name, day, slot)]
  return (
    <>
      <button
        type="button"
        className={styles.text}
        aria-label={busy === undefined ? name : words[busy]}
        disabled={disabled}
        onClick={onReplace}
      >
        {busy === undefined ? idle : words[busy]}
      </button>
      <button
        type="button"
        className={styles.icon}
        data-framed
        aria-label={words.moreFor(meal.name, day, slot)}
        title={words.moreFor(meal.name, day, slot)}
        disabled={disabled}
        onClick={onMore}
      >
        <IconDots size={18} aria-hidden="true" />
      </button>
    </>
  )
}
