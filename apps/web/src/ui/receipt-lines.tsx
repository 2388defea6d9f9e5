import { formatCents } from '@pennyplate/domain/money'
import type { ReactNode } from 'react'
import styles from './receipt.module.css'

export type ReceiptLine = {
  readonly id: string
  readonly name: ReactNode
  /** Null if unknown. */
  readonly priceCents: number | null
  /** A subtotal of the lines above it. */
  readonly isSum?: boolean
}

/** Names and prices as on a receipt: dotted leaders and aligned digits. */
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
