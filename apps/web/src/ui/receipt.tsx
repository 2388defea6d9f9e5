import { formatCents } from '@pennyplate/domain/money'
import { type ReactNode, useId } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './receipt.module.css'

type ReceiptLine = {
  readonly id: string
  readonly name: ReactNode
  readonly priceCents: number | null
}

export type ReceiptProps = {
  readonly title: string
  readonly titleLevel?: 2 | 3
  readonly lines: readonly ReceiptLine[]
  readonly totalCents: number
  readonly totalLabel?: string
  readonly footnote?: ReactNode
}

/** A till receipt: dotted leaders, digits that line up, one bold total, a torn lower edge. */
export function Receipt({ title, titleLevel = 2, lines, totalCents, totalLabel, footnote }: ReceiptProps) {
  const titleId = useId()
  const Heading = titleLevel === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <div className={styles.paper}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line.id} className={styles.line}>
              <span className={styles.name}>{line.name}</span>
              <span className={styles.leader} />
              <span className={styles.price}>
                {line.priceCents === null ? '–' : formatCents(line.priceCents)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{totalLabel ?? uiMessages.total}</span>
          <span>{formatCents(totalCents)}</span>
        </p>
        {footnote !== undefined && <p className={styles.footnote}>{footnote}</p>}
      </div>
    </section>
  )
}
