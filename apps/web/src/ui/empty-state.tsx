import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconName } from './food-icon-names.ts'

export type EmptyStateProps = {
  readonly icon: FoodIconName
  /** The one sentence that says what is not here yet. */
  readonly message: string
  readonly children?: ReactNode
  /** The next step: usually one button. */
  readonly action?: ReactNode
}

export function EmptyState({ icon, message, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <FoodIcon name={icon} size={56} />
      <p className={styles.message}>{message}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  )
}
