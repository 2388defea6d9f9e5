import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeProps = {
  readonly tone: 'info' | 'success' | 'error'
  readonly title?: string
  readonly children: ReactNode
  readonly action?: ReactNode
  /** For an error that stands there for a while and changes: read when there is a pause, not in between. */
  readonly isPatient?: boolean
}

/** A message in the flow of the page. Errors interrupt a screen reader; the rest waits its turn. */
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
