import type { Receipt } from '@pennyplate/contract/payments/payments'
import type { ProviderInvoice } from '@pennyplate/domain/subscription-settle'
import type { Db, Trx } from '../../database/schema.ts'

const RECEIPTS_SHOWN = 60

/** A payment is written once, however often the provider is looked at. */
export async function recordPayments(
  trx: Trx,
  userId: string,
  gateway: string,
  invoices: readonly ProviderInvoice[],
): Promise<void> {
  const paid = invoices.flatMap((invoice) =>
    invoice.state === 'paid' && invoice.paidAt !== null && invoice.amountCents > 0
      ? [
          {
            user_id: userId,
            gateway,
            payment_id: invoice.paymentId,
            amount_cents: invoice.amountCents,
            period_from: invoice.periodFrom,
            period_to: invoice.periodTo,
            paid_at: invoice.paidAt,
          },
        ]
      : [],
  )
  if (paid.length === 0) return
  await trx
    .insertInto('ledger_entries')
    .values(paid)
    .onConflict((conflict) => conflict.columns(['user_id', 'gateway', 'payment_id']).doNothing())
    .execute()
}

export async function findReceipts(db: Db, userId: string): Promise<Receipt[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('paid_at', 'desc')
    .limit(RECEIPTS_SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.payment_id,
    paidAt: new Date(row.paid_at).toISOString(),
    amountCents: row.amount_cents,
    currency: 'USD',
    periodFrom: row.period_from,
    periodTo: row.period_to,
    isTest: row.gateway === 'sandbox',
  }))
}
