import type { ReactNode } from 'react'
import styles from './button.module.css'

export type AnchorButtonProps = {
  readonly href: string
  readonly children: ReactNode
  readonly look?: 'primary' | 'secondary'
}

/** A plain link that looks like a button, for the public pages, where no router runs. */
export function AnchorButton({ href, children, look = 'secondary' }: AnchorButtonProps) {
  return (
    <a href={href} data-look={look} className={styles.button}>
      {children}
    </a>
  )
}
