import type { ReactNode } from 'react'
import styles from './tab-heading.module.css'

type TabHeadingProps = {
  readonly children: ReactNode
  /** A sentence on what the tab is for. */
  readonly lead?: string | undefined
}

/** The heading of a dashboard tab. */
export function TabHeading({ children, lead }: TabHeadingProps) {
  const heading = <h1 className={styles.heading}>{children}</h1>
  if (lead === undefined) return heading
  return (
    <div>
      {heading}
      <p className={styles.lead}>{lead}</p>
    </div>
  )
}
