import type { ReactNode } from 'react'
import { Brand } from './brand.tsx'
import { FoodIcon } from './food-icon.tsx'
import type { FoodIconName } from './food-icon-names.ts'
import styles from './page-frame.module.css'

export type PageFrameProps = {
  readonly title: string
  /** One or two plain sentences under the title. */
  readonly lead?: ReactNode
  /** Shown above the title, for pages with little content. */
  readonly icon?: FoodIconName
  readonly children?: ReactNode
  /** 'narrow' for a form, 'wide' for a form beside something else. */
  readonly width?: 'narrow' | 'wide'
}

/** The frame of pages outside the dashboard: sign-in, errors, payment results. */
export function PageFrame({ title, lead, icon, children, width = 'narrow' }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Brand />
      </header>
      <main className={styles.main} data-width={width} id="main">
        <title>{`${title} · Pennyplate`}</title>
        <div className={styles.intro}>
          {icon && <FoodIcon name={icon} size={72} />}
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
