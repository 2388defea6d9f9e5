import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** Left out where words beside the bar say the same: then it is for the eye alone. */
  readonly label?: string
  readonly done: number
  /** 0 while nobody knows how much there is. */
  readonly total: number
}

export function ProgressBar({ label, done, total }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      {...(total > 0 ? { value: done, max: total } : {})}
    />
  )
}
