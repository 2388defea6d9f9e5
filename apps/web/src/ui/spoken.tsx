import type { ReactNode } from 'react'
import styles from './spoken.module.css'

type SpokenProps = {
  readonly as?: 'span' | 'div' | 'p'
  readonly role?: 'alert'
  readonly children: ReactNode
}

/** Words for the ear where the eye has a picture or a place. */
export function Spoken({ as: Tag = 'span', ...rest }: SpokenProps) {
  return <Tag className={styles.spoken} {...rest} />
}
