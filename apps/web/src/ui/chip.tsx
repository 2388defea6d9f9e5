import type { ReactNode } from 'react'
import styles from './chip.module.css'

type ChipProps = {
  readonly isPressed: boolean
  /** Highlighted among the others, as today among days. */
  readonly isMarked?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One of a row of choices. The row sets its width. */
export function Chip({ isPressed, isMarked = false, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isPressed}
      data-marked={isMarked || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
