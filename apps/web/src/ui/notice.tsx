import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeProps = {
  readonly tone: 'info' | 'success' | 'error'
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
  /** For an error that changes often: a screen reader reads it at the next pause instead of at once. */
  readonly isPatient?: boolean
}

/** A message within the page. Only errors interrupt a screen reader. */
export function Notice({ tone, title, children, action, isPatient = false }: NoticeProps) {
  return (
    <div
      className={styles.notice}
      data-tone={tone}
      role={tone === 'error' && !isPatient ? 'alert' : 'status'}
    >
      <div className={styles.text}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
      {action}
    </div>
  )
}
