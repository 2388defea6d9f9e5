import styles from './progress-bar.module.css'

type ProgressBarProps = {
  /** Left out if text beside the bar says the same. The bar is then hidden from screen readers. */
  readonly label?: string
  readonly done: number
  /** 0 while unknown. */
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
