import type { BillingNotice } from '@pennyplate/contract/payments/payments'
import { formatCents } from '@pennyplate/domain/money'
import { longDay } from '../../messages/day-words.ts'
import { noticeMessages as words } from '../../messages/premium.ts'
import { Notice } from '../../ui/notice.tsx'

type BillingNoticesProps = Readonly<{ notices: readonly BillingNotice[] }>

/** The billing notices that are also sent by mail. */
export function BillingNotices({ notices }: BillingNoticesProps) {
  return notices.map((notice) => (
    <Notice key={notice.kind} tone={notice.kind === 'payment_failed' ? 'error' : 'info'}>
      {noticeText(notice)}
    </Notice>
  ))
}

export function noticeText(notice: BillingNotice): string {
  switch (notice.kind) {
    case 'billing_starts':
      return words.billingStarts(longDay(notice.startsOn), formatCents(notice.priceCents))
    case 'first_charge':
      return words.firstCharge(longDay(notice.chargeOn), formatCents(notice.priceCents))
    case 'price_change':
      return words.priceChange(
        longDay(notice.appliesFrom),
        formatCents(notice.priceCents),
        formatCents(notice.oldPriceCents),
      )
    case 'payment_failed':
      return words.paymentFailed
  }
}
