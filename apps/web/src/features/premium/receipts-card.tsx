import type { PaymentReceipt } from '@pennyplate/contract/payments/payments'
import { dayRange } from '../../messages/day-words.ts'
import { manageMessages as words } from '../../messages/premium.ts'
import { Card } from '../../ui/card.tsx'
import { ReceiptCard } from '../../ui/receipt-card.tsx'
import styles from './premium.module.css'

/** All charges and refunds, newest first, as a receipt. */
export function ReceiptsCard({ receipts }: { readonly receipts: readonly PaymentReceipt[] }) {
  if (receipts.length === 0)
    return (
      <Card title={words.receiptsTitle}>
        <p className={styles.soft}>{words.noReceipts}</p>
      </Card>
    )
  return (
    <ReceiptCard
      title={words.receiptsTitle}
      totalLabel={words.receiptTotal}
      totalCents={receipts.reduce((sum, { amountCents }) => sum + amountCents, 0)}
      lines={receipts.map(({ id, periodFrom, periodTo, amountCents }) => ({
        id,
        name: amountCents < 0 ? words.refund(dayRange(periodFrom, periodTo)) : dayRange(periodFrom, periodTo),
        priceCents: amountCents,
      }))}
      footnote={receipts.some(({ isTest }) => isTest) ? words.receiptTest : undefined}
    />
  )
}
