import type { PaymentReceipt } from '@pennyplate/contract/payments/payments'
import type { ProviderInvoice, ProviderView } from '@pennyplate/domain/subscription/subscription-reconcile'
import type { HouseholdId } from '../../database/ids.ts'
import type { Db, Trx } from '../../database/schema.ts'

const RECEIPTS_SHOWN = 60

/** Records each payment once, and each refund once as a negative amount. Safe to repeat. */
export async function recordPayments(
  trx: Trx,
  householdId: HouseholdId,
  gateway: string,
  { invoices, refunds }: Pick<ProviderView, 'invoices' | 'refunds'>,
): Promise<void> {
  const paid = invoices.filter((invoice) => invoice.state === 'paid' && invoice.amountCents > 0)
  const entries = [
    ...paid.flatMap((invoice) =>
      invoice.paidAt === null ? [] : [entry(invoice, invoice.paymentId, invoice.amountCents, invoice.paidAt)],
    ),
    ...refunds.flatMap(({ refundId, paymentId, amountCents, refundedAt }) => {
      const invoice = paid.find((one) => one.paymentId === paymentId)
      return invoice ? [entry(invoice, refundId, -amountCents, refundedAt)] : []
    }),
  ]
  if (entries.length === 0) return
  await trx
    .insertInto('ledger_entries')
    .values(entries.map((one) => ({ household_id: householdId, gateway, ...one })))
    .onConflict((conflict) => conflict.columns(['household_id', 'gateway', 'payment_id']).doNothing())
    .execute()
}

function entry({ periodFrom, periodTo }: ProviderInvoice, id: string, amountCents: number, at: string) {
  return {
    payment_id: id,
    amount_cents: amountCents,
    period_from: periodFrom,
    period_to: periodTo,
    paid_at: at,
  }
}

export async function findReceipts(db: Db, householdId: HouseholdId): Promise<PaymentReceipt[]> {
  const rows = await db
    .selectFrom('ledger_entries')
    .selectAll()
    .where('household_id', '=', householdId)
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
