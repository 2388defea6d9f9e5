import { type ReactNode, useId } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './receipt.module.css'
import { type ReceiptLine, ReceiptLines } from './receipt-lines.tsx'
import { ReceiptPaper, ReceiptTotal } from './receipt-paper.tsx'

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
    <ReceiptPaper aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <ReceiptLines lines={lines} />
      <ReceiptTotal label={totalLabel ?? uiMessages.total} cents={totalCents} />
      {footnote !== undefined && <p className={styles.footnote}>{footnote}</p>}
    </ReceiptPaper>
  )
}
