import { z } from 'zod'
import { invoiceJson, planJson, refundJson, type SquareRecords, type SquareReply } from './square-records.ts'

/** The request bodies Square accepts. It answers any other with 400. */
const BODIES = {
  customer: z.strictObject({ idempotency_key: z.string().min(1).max(45), email_address: z.email() }),
  card: z.strictObject({
    idempotency_key: z.string().min(1).max(45),
    source_id: z.string().min(1),
    card: z.strictObject({ customer_id: z.string().min(1) }),
  }),
  subscription: z.strictObject({
    idempotency_key: z.string().min(1).max(45),
    location_id: z.literal('L1'),
    plan_variation_id: z.literal('PLAN1'),
    customer_id: z.string().min(1),
    card_id: z.string().min(1),
    start_date: z.iso.date(),
  }),
  update: z.strictObject({ subscription: z.strictObject({ card_id: z.string(), version: z.int() }) }),
  invoices: z.strictObject({
    query: z.strictObject({
      filter: z.strictObject({
        location_ids: z.tuple([z.literal('L1')]),
        customer_ids: z.tuple([z.string()]),
      }),
      sort: z.strictObject({ field: z.literal('INVOICE_SORT_DATE'), order: z.enum(['ASC', 'DESC']) }),
    }),
    limit: z.int().max(200),
  }),
  swap: z.strictObject({ new_plan_variation_id: z.string() }),
}

type SquareRequest = {
  method: string
  id: string
  action: string | undefined
  actionId: string | undefined
  body: unknown
}
type Answer = (records: SquareRecords, request: SquareRequest) => SquareReply

const ANSWERS: Readonly<Record<string, Answer>> = {
  catalog: ({ priceCents }) => ok({ object: planJson(priceCents) }),
  customers: answerCustomer,
  cards: answerCard,
  invoices: searchInvoices,
  // The ids of an invoice's order and payment contain its own.
  orders: ({ invoices }, { id }) =>
    invoices.some((invoice) => id === `ORDER-${invoice.id}`)
      ? ok({ order: { id, tenders: [{ id: 'TENDER', payment_id: id.replace('ORDER-', 'PAY-') }] } })
      : notFound(),
  payments: ({ invoices }, { id }) => {
    const found = invoices.find((invoice) => id === `PAY-${invoice.id}`)
    return found ? ok({ payment: { id, refund_ids: found.refunds.map((refund) => refund.id) } }) : notFound()
  },
  refunds: ({ invoices }, { id }) => {
    const found = invoices.flatMap(({ refunds }) => refunds).find((refund) => refund.id === id)
    return found ? ok({ refund: refundJson(found) }) : notFound()
  },
  subscriptions: answerSubscription,
}

export function answerSquareRequest(
  records: SquareRecords,
  { method, path, body }: { method: string; path: string; body: unknown },
): SquareReply {
  const [, kind = '', id = '', action, actionId] =
    /^\/v2\/([a-z]+)(?:\/([^/?]+))?(?:\/([^/?]+))?(?:\/([^/?]+))?/.exec(path) ?? []
  const answer = Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind] : undefined
  return answer ? answer(records, { method, id, action, actionId, body }) : notFound()
}

function answerCustomer(records: SquareRecords, { method, id, body }: SquareRequest): SquareReply {
  if (method === 'DELETE') {
    records.deleted.customers.push(id)
    return ok({})
  }
  return parsed(BODIES.customer, body, () =>
    once(records, body, () => ok({ customer: { id: records.nextId('CUST') } })),
  )
}

function answerCard(records: SquareRecords, { id, action, body }: SquareRequest): SquareReply {
  if (action === 'disable') {
    records.deleted.cards.push(id)
    return ok({})
  }
  return parsed(BODIES.card, body, ({ source_id }) => {
    const refusal = /^cnon:refused-(.+)$/.exec(source_id)?.[1]
    if (refusal) return errorReply(400, 'PAYMENT_METHOD_ERROR', refusal)
    const card = { card_brand: 'VISA', last_4: '5858', exp_month: 12, exp_year: 2090 }
    return once(records, body, () => ok({ card: { id: records.nextId('CARD'), ...card } }))
  })
}

function searchInvoices({ invoices }: SquareRecords, { body }: SquareRequest): SquareReply {
  return parsed(BODIES.invoices, body, ({ query }) => {
    const [customer] = query.filter.customer_ids
    const found = invoices.filter(({ customer_id }) => customer_id === customer)
    return ok({ invoices: found.toReversed().map(invoiceJson) })
  })
}

function answerSubscription(records: SquareRecords, request: SquareRequest): SquareReply {
  const { method, id, action, actionId, body } = request
  if (id === '') return createSubscription(records, body)
  const found = records.subscriptions.get(id)
  if (!found) return notFound()
  if (method === 'GET') return ok({ subscription: found })
  if (method === 'PUT')
    return parsed(BODIES.update, body, ({ subscription }) => {
      if (subscription.version !== found.version)
        return errorReply(409, 'INVALID_REQUEST_ERROR', 'VERSION_MISMATCH')
      found.card_id = subscription.card_id
      found.version += 1
      return ok({ subscription: found })
    })
  if (action === 'swap-plan') return parsed(BODIES.swap, body, () => ok({ subscription: found }))
  if (action === 'cancel') {
    if (found.actions.length > 0) return errorReply(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST')
    found.actions.push({ id: records.nextId('ACT'), type: 'CANCEL' })
    found.canceled_date = found.charged_through_date ?? found.start_date
    return ok({ subscription: found, actions: found.actions })
  }
  if (action === 'actions' && method === 'DELETE') {
    found.actions = found.actions.filter((scheduled) => scheduled.id !== actionId)
    found.canceled_date = null
    return ok({ subscription: found })
  }
  return notFound()
}

function createSubscription(records: SquareRecords, body: unknown): SquareReply {
  return parsed(BODIES.subscription, body, ({ customer_id, card_id, start_date }) =>
    once(records, body, () => {
      const created = {
        id: records.nextId('SUB'),
        customer_id,
        card_id,
        status: 'PENDING',
        start_date,
        canceled_date: null,
        version: 1,
        actions: [],
      }
      records.subscriptions.set(created.id, created)
      return ok({ subscription: created })
    }),
  )
}

/** The same key with the same body gets the same reply; with another body it is an error. */
function once({ replies }: SquareRecords, body: unknown, make: () => SquareReply): SquareReply {
  const key = z.object({ idempotency_key: z.string() }).parse(body).idempotency_key
  const text = JSON.stringify(body)
  const earlier = replies.get(key)
  if (earlier)
    return earlier.body === text
      ? earlier.reply
      : errorReply(400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED')
  const reply = make()
  if (reply.status === 200) replies.set(key, { body: text, reply })
  return reply
}

function parsed<T extends z.ZodType>(
  shape: T,
  body: unknown,
  act: (value: z.infer<T>) => SquareReply,
): SquareReply {
  const outcome = shape.safeParse(body)
  return outcome.success
    ? act(outcome.data)
    : errorReply(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST', z.prettifyError(outcome.error))
}

function ok(body: unknown): SquareReply {
  return { status: 200, body }
}

function notFound(): SquareReply {
  return errorReply(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
}

export function errorReply(
  status: number,
  category: string,
  code: string,
  detail = 'an explanation in English',
): SquareReply {
  return { status, body: { errors: [{ category, code, detail }] } }
}
