import { type ReactNode, useId } from 'react'
import { uiMessages } from '../messages/ui.ts'
import styles from './receipt.module.css'
import { type ReceiptLine, ReceiptLines } from './receipt-lines.tsx'
import { ReceiptPaper, ReceiptTotal } from './receipt-paper.tsx'

export type ReceiptCardProps = {
  readonly title: string
  readonly titleLevel?: 2 | 3
  readonly lines: readonly ReceiptLine[]
  readonly totalCents: number
  readonly totalLabel?: string
  readonly footnote?: ReactNode
}

/** A store receipt: dotted leaders, aligned digits, one bold total, a torn lower edge. */
export function ReceiptCard({
  title,
  titleLevel = 2,
  lines,
  totalCents,
  totalLabel,
  footnote,
}: ReceiptCardProps) {
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
