import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import styles from './page-frame.module.css'

export type PageFrameProps = {
  readonly title: string
  /** One or two plain sentences under the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
  /** 'narrow' for one form, 'wide' for a form beside something else. */
  readonly width?: 'narrow' | 'wide'
}

/** A page that stands alone, outside the dashboard: sign-in, errors, payment results. */
export function PageFrame({ title, lead, children, width = 'narrow' }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main} data-width={width} id="main">
        <title>{`${title} · Pennyplate`}</title>
        <div className={styles.intro}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
