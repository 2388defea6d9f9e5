import type { ProviderRefund } from '@pennyplate/domain/subscription/subscription-reconcile'
import type { SquareAnswer, SquareClient } from './square-client.ts'
import { orderAnswer, paymentAnswer, refundAnswer, type SquareInvoice } from './square-shapes.ts'

const REFUNDED = new Set(['PARTIALLY_REFUNDED', 'REFUNDED'])

type Found = { ok: true; refunds: readonly ProviderRefund[] } | { ok: false; reason: 'unavailable' }

/** An invoice only says that it was refunded. The refunds themselves are found through its order's payments. */
export async function findRefunds(ask: SquareClient, invoices: readonly SquareInvoice[]): Promise<Found> {
  const refunds: ProviderRefund[] = []
  for (const invoice of invoices) {
    if (!REFUNDED.has(invoice.status) || invoice.order_id === undefined) continue
    const order = await ask({ method: 'GET', path: `/v2/orders/${part(invoice.order_id)}` }, orderAnswer)
    if (isAway(order)) return order
    // What we may not read, for example because the access token lacks a permission, is skipped. The client logs it.
    const payments = order.ok ? (order.value.order.tenders ?? []) : []
    for (const { id, payment_id = id } of payments) {
      const payment = await ask({ method: 'GET', path: `/v2/payments/${part(payment_id)}` }, paymentAnswer)
      if (isAway(payment)) return payment
      for (const refundId of payment.ok ? (payment.value.payment.refund_ids ?? []) : []) {
        const refund = await ask({ method: 'GET', path: `/v2/refunds/${part(refundId)}` }, refundAnswer)
        if (isAway(refund)) return refund
        if (!refund.ok || refund.value.refund.status !== 'COMPLETED') continue
        const { amount_money, created_at } = refund.value.refund
        refunds.push({
          refundId,
          paymentId: invoice.id,
          amountCents: amount_money.amount,
          refundedAt: created_at,
        })
      }
    }
  }
  return { ok: true, refunds }
}

function isAway(answer: SquareAnswer<unknown>): answer is { ok: false; reason: 'unavailable' } {
  return !answer.ok && answer.reason === 'unavailable'
}

function part(id: string): string {
  return encodeURIComponent(id)
}
