import { formatCents } from '@pennyplate/domain/money'
import type { ReactNode } from 'react'
import styles from './receipt.module.css'

type ReceiptPaperProps = {
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** A strip of receipt paper with a torn lower edge. */
export function ReceiptPaper({ children, ...label }: ReceiptPaperProps) {
  return (
    <section className={styles.receipt} {...label}>
      <div className={styles.paper}>{children}</div>
    </section>
  )
}

export function ReceiptTotal({ label, cents }: { readonly label: string; readonly cents: number }) {
  return (
    <p className={styles.total}>
      <span>{label}</span>
      <span>{formatCents(cents)}</span>
    </p>
  )
}
