import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

export type AnchorButtonProps = {
  readonly href: string
  readonly look?: 'primary' | 'secondary'
  readonly icon?: ReactNode
} & Pick<ComponentProps<'a'>, 'children' | 'target' | 'rel'>

/** A plain link that looks like a button, for pages outside the app or without a router. */
export function AnchorButton({ look = 'secondary', icon, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} data-look={look} className={styles.button}>
      {icon}
      {children}
    </a>
  )
}
