import type { ReactNode } from 'react'
import styles from './chip.module.css'

type ChipProps = {
  readonly isPressed: boolean
  /** Stands out among the others, as today does among days. */
  readonly isMarked?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** One of a row of choices. How wide it is, is for the row to say. */
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
