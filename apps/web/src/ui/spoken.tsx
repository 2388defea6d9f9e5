import type { ReactNode } from 'react'
import styles from './spoken.module.css'

type SpokenProps = {
  readonly as?: 'span' | 'div' | 'p'
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** Text for screen readers only. */
export function Spoken({ as: Tag = 'span', ...rest }: SpokenProps) {
  return <Tag className={styles.spoken} {...rest} />
}
