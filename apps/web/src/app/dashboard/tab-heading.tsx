import type { ReactNode } from 'react'
import styles from './tab-heading.module.css'

export function TabHeading({ children }: { readonly children: ReactNode }) {
  return <h1 className={styles.heading}>{children}</h1>
}
