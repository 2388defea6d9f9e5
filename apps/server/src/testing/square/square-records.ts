export type SquareReply = { status: number; body: unknown }

type Subscription = {
  id: string
  customer_id: string
  card_id: string
  status: string
  start_date: string
  charged_through_date?: string
  canceled_date: string | null
  version: number
  actions: { id: string; type: string }[]
}
type Invoice = {
  id: string
  subscription_id: string
  customer_id: string
  status: string
  due: string
  cents: number
  refunds: { id: string; status: string; cents: number; at: string }[]
}

/** What Square stores, and what was deleted there. */
export type SquareRecords = ReturnType<typeof createSquareRecords>

export function createSquareRecords(priceCents: number) {
  let ids = 0
  return {
    priceCents,
    nextId: (kind: string) => `${kind}${++ids}`,
    subscriptions: new Map<string, Subscription>(),
    invoices: [] as Invoice[],
    deleted: { customers: [] as string[], cards: [] as string[] },
    /** Replies by idempotency key. */
    replies: new Map<string, { body: string; reply: SquareReply }>(),
  }
}

/** Square charges a month, or fails to. */
export function billMonth(
  records: SquareRecords,
  subscriptionId: string,
  bill: { due: string; status: 'PAID' | 'UNPAID' | 'FAILED'; chargedThrough: string },
): void {
  const found = records.subscriptions.get(subscriptionId)
  if (!found) throw new Error('no such subscription')
  Object.assign(found, { status: 'ACTIVE', charged_through_date: bill.chargedThrough })
  const known = records.invoices.find(
    (invoice) => invoice.subscription_id === found.id && invoice.due === bill.due,
  )
  if (known) known.status = bill.status
  else
    records.invoices.push({
      id: records.nextId('INV'),
      subscription_id: found.id,
      customer_id: found.customer_id,
      status: bill.status,
      due: bill.due,
      cents: records.priceCents,
      refunds: [],
    })
}

export function refundInvoice(
  records: SquareRecords,
  due: string,
  { cents, at, status = 'COMPLETED' }: { cents: number; at: string; status?: string },
): void {
  const found = records.invoices.find((invoice) => invoice.due === due)
  if (!found) throw new Error('no such invoice')
  found.refunds.push({ id: records.nextId('REFUND'), status, cents, at })
  const refunded = found.refunds.reduce((sum, refund) => sum + refund.cents, 0)
  found.status = refunded < found.cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
}

export function planJson(cents: number) {
  const phases = [
    {
      uid: 'b',
      ordinal: 1,
      cadence: 'MONTHLY',
      pricing: { type: 'STATIC', price_money: { amount: cents, currency: 'USD' } },
    },
    {
      uid: 'a',
      ordinal: 0,
      cadence: 'WEEKLY',
      periods: 1,
      pricing: { type: 'STATIC', price_money: { amount: 0, currency: 'USD' } },
    },
  ]
  return {
    type: 'SUBSCRIPTION_PLAN_VARIATION',
    id: 'PLAN1',
    subscription_plan_variation_data: { name: 'Monthly', phases },
  }
}

export function invoiceJson({ id, subscription_id, status, due, cents }: Invoice) {
  const money = { amount: cents, currency: 'USD' }
  return {
    id,
    subscription_id,
    order_id: `ORDER-${id}`,
    status,
    updated_at: `${due}T10:00:00Z`,
    payment_requests: [{ due_date: due, computed_amount_money: money }],
  }
}

export function refundJson({ id, status, cents, at }: Invoice['refunds'][number]) {
  return { id, status, created_at: at, amount_money: { amount: cents, currency: 'USD' } }
}
