import type { ReactNode } from 'react'
import { ButtonLink } from './button.tsx'
import styles from './empty-state.module.css'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconName } from './food-icon-names.ts'

export type EmptyStateProps = {
  readonly icon: FoodIconName
  /** One sentence saying what is not here yet. */
  readonly message: string
  readonly children?: ReactNode
  /** The next step, as a link. */
  readonly next?: { readonly to: string; readonly label: string }
  /** The next step, if it is not a link. */
  readonly action?: ReactNode
}

export function EmptyState({ icon, message, children, next, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <FoodIcon name={icon} size={56} />
      <p className={styles.message}>{message}</p>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {next && (
        <ButtonLink look="primary" to={next.to}>
          {next.label}
        </ButtonLink>
      )}
      {action}
    </div>
  )
}
