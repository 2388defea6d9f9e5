import { IconAlertTriangle } from '@tabler/icons-react'
import type { Conflict } from '../lib/use-week-conflicts.ts'
import { mealPlanMessages as words } from '../messages/meal-plan.ts'
import styles from './meal-conflict.module.css'
import { Notice } from './notice.tsx'
import { Spoken } from './spoken.tsx'

type ShownConflict = Pick<Conflict, 'text' | 'isCertain'>

/** Marks a meal of the week that does not suit the household, wherever it is a card. */
export function MealConflict({ conflict }: { readonly conflict: ShownConflict | undefined }) {
  if (conflict === undefined) return null
  return (
    <p className={styles.conflict} title={conflict.text}>
      <IconAlertTriangle size={16} aria-hidden="true" />{' '}
      {conflict.isCertain ? words.conflict : words.possibleConflict}
      <Spoken>. {conflict.text}</Spoken>
    </p>
  )
}

/** The same with the reasons, where one meal or its recipe is open. */
export function MealConflictNotice({ conflicts }: { readonly conflicts: readonly ShownConflict[] }) {
  if (conflicts.length === 0) return null
  const isCertain = conflicts.some((conflict) => conflict.isCertain)
  return (
    <Notice tone="error" title={isCertain ? words.conflict : words.possibleConflict}>
      {conflicts.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  )
}
