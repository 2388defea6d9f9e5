import { formatCents } from '@pennyplate/domain/money'
import type { ReactNode } from 'react'
import styles from './receipt.module.css'

export type ReceiptLine = {
  readonly id: string
  readonly name: ReactNode
  /** Null where nobody knows. */
  readonly priceCents: number | null
  /** The sum of those above it. */
  readonly isSum?: boolean
}

/** Names and prices as a till prints them: dotted leaders between, digits that line up. */
export function ReceiptLines({ lines }: { readonly lines: readonly ReceiptLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, name, priceCents, isSum }) => (
        <li key={id} className={styles.line} data-sum={isSum || undefined}>
          <span className={styles.name}>{name}</span>
          <Leader />
          <span className={styles.price}>{priceCents === null ? '–' : formatCents(priceCents)}</span>
        </li>
      ))}
    </ul>
  )
}

export function Leader() {
  return <span className={styles.leader} />
}
