import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** The shapes Square asks for; anything else is answered as Square answers it, with 400. */
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
type Trouble = 'fails' | 'fails after doing it' | 'hangs up after doing it'
type Said = { status: number; body: unknown }

/** Square on this computer: its paths, its shapes, its idempotency keys, and every way it goes wrong. */
export async function startSquareStandIn({
  signatureKey,
  priceCents = 999,
}: {
  signatureKey: string
  priceCents?: number
}) {
  const asked: { method: string; path: string; body: unknown }[] = []
  const answered = new Map<string, { body: string; said: Said }>()
  const subscriptions = new Map<string, Subscription>()
  const invoices: Invoice[] = []
  const gone = { customers: [] as string[], cards: [] as string[] }
  const troubles: { path: RegExp; trouble: Trouble }[] = []
  let ids = 0
  const id = (kind: string) => `${kind}${++ids}`

  const error = (status: number, category: string, code: string): Said => ({
    status,
    body: { errors: [{ category, code, detail: 'said in English' }] },
  })
  const refuse = (code: string) => error(400, 'PAYMENT_METHOD_ERROR', code)
  const ok = (body: unknown): Said => ({ status: 200, body })

  /** The same key with the same body is the same answer; with another body it is an error. */
  function once(body: unknown, make: () => Said): Said {
    const key = String(z.object({ idempotency_key: z.string() }).parse(body).idempotency_key)
    const known = answered.get(key)
    if (known)
      return known.body === JSON.stringify(body)
        ? known.said
        : error(400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED')
    const said = make()
    if (said.status === 200) answered.set(key, { body: JSON.stringify(body), said })
    return said
  }

  function answer(method: string, path: string, body: unknown): Said {
    const [, kind, one = '', action, actionId] =
      /^\/v2\/([a-z]+)(?:\/([^/?]+))?(?:\/([^/?]+))?(?:\/([^/?]+))?/.exec(path) ?? []
    if (kind === 'catalog') return ok({ object: plan(priceCents) })
    if (kind === 'customers' && method === 'POST')
      return read(BODIES.customer, body, () => once(body, () => ok({ customer: { id: id('CUST') } })))
    if (kind === 'customers' && method === 'DELETE') {
      gone.customers.push(one)
      return ok({})
    }
    if (kind === 'cards' && action === 'disable') {
      gone.cards.push(one)
      return ok({})
    }
    if (kind === 'cards')
      return read(BODIES.card, body, ({ source_id }) => {
        const refusal = /^cnon:refused-(.+)$/.exec(source_id)?.[1]
        if (refusal) return refuse(refusal)
        return once(body, () =>
          ok({ card: { id: id('CARD'), card_brand: 'VISA', last_4: '5858', exp_month: 12, exp_year: 2090 } }),
        )
      })
    if (kind === 'invoices')
      return read(BODIES.invoices, body, ({ query }) => {
        const [customer] = query.filter.customer_ids
        const mine = invoices.filter(({ customer_id }) => customer_id === customer)
        return ok({ invoices: mine.toReversed().map(toInvoice) })
      })
    // The order and the payment of an invoice are named after it.
    const ofInvoice = invoices.find((invoice) => one === `ORDER-${invoice.id}` || one === `PAY-${invoice.id}`)
    if (kind === 'orders' && ofInvoice)
      return ok({ order: { id: one, tenders: [{ id: 'TENDER', payment_id: `PAY-${ofInvoice.id}` }] } })
    if (kind === 'payments' && ofInvoice)
      return ok({ payment: { id: one, refund_ids: ofInvoice.refunds.map((refund) => refund.id) } })
    const refund = invoices.flatMap(({ refunds }) => refunds).find((made) => made.id === one)
    if (kind === 'refunds' && refund) return ok({ refund: toRefund(refund) })
    if (kind === 'subscriptions' && one === '')
      return read(BODIES.subscription, body, ({ customer_id, card_id, start_date }) =>
        once(body, () => {
          const made: Subscription = {
            id: id('SUB'),
            customer_id,
            card_id,
            status: 'PENDING',
            start_date,
            canceled_date: null,
            version: 1,
            actions: [],
          }
          subscriptions.set(made.id, made)
          return ok({ subscription: made })
        }),
      )
    const found = subscriptions.get(one)
    if (!found) return error(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
    if (method === 'GET') return ok({ subscription: found })
    if (method === 'PUT')
      return read(BODIES.update, body, ({ subscription }) => {
        if (subscription.version !== found.version)
          return error(409, 'INVALID_REQUEST_ERROR', 'VERSION_MISMATCH')
        found.card_id = subscription.card_id
        found.version += 1
        return ok({ subscription: found })
      })
    if (action === 'swap-plan') return read(BODIES.swap, body, () => ok({ subscription: found }))
    if (action === 'cancel') {
      if (found.actions.length > 0) return error(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST')
      found.actions.push({ id: id('ACT'), type: 'CANCEL' })
      found.canceled_date = found.charged_through_date ?? found.start_date
      return ok({ subscription: found, actions: found.actions })
    }
    if (action === 'actions' && method === 'DELETE') {
      found.actions = found.actions.filter((planned) => planned.id !== actionId)
      found.canceled_date = null
      return ok({ subscription: found })
    }
    return error(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
  }

  const server = createServer(async (request, response) => {
    const [method, path] = [request.method ?? '', request.url ?? '']
    const text = await textOf(request)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ method, path, body })
    if (request.headers.authorization !== 'Bearer a-token' || !request.headers['square-version'])
      return send(response, error(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'))
    const [planned] = troubles.filter((one) => one.path.test(`${method} ${path}`))
    if (planned) troubles.splice(troubles.indexOf(planned), 1)
    if (planned?.trouble === 'fails') return send(response, error(503, 'API_ERROR', 'SERVICE_UNAVAILABLE'))
    const said = answer(method, path, body)
    if (planned?.trouble === 'hangs up after doing it') return response.destroy()
    send(response, planned ? error(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR') : said)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with that port.
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    subscriptions,
    gone,
    /** The next calls that match go wrong, one trouble each. */
    trouble: (path: RegExp, ...kinds: Trouble[]) => {
      for (const trouble of kinds) troubles.push({ path, trouble })
    },
    /** Square takes a month's money, or fails to. */
    bill(subscriptionId: string, due: string, status: 'PAID' | 'UNPAID' | 'FAILED', chargedThrough: string) {
      const found = subscriptions.get(subscriptionId)
      if (!found) throw new Error('no such subscription')
      Object.assign(found, { status: 'ACTIVE', charged_through_date: chargedThrough })
      const known = invoices.find((invoice) => invoice.subscription_id === found.id && invoice.due === due)
      if (known) known.status = status
      else
        invoices.push({
          id: id('INV'),
          subscription_id: found.id,
          customer_id: found.customer_id,
          status,
          due,
          cents: priceCents,
          refunds: [],
        })
    },
    /** The seller gives money back for the bill of that day. */
    refund(due: string, { cents, at, status = 'COMPLETED' }: { cents: number; at: string; status?: string }) {
      const found = invoices.find((invoice) => invoice.due === due)
      if (!found) throw new Error('no such invoice')
      found.refunds.push({ id: id('REFUND'), status, cents, at })
      const back = found.refunds.reduce((sum, refund) => sum + refund.cents, 0)
      found.status = back < found.cents ? 'PARTIALLY_REFUNDED' : 'REFUNDED'
    },
    /** A webhook as Square signs it. */
    event(
      eventId: string,
      subscriptionId: string,
      { url, at, type = 'invoice.payment_made' }: { url: string; at: string; type?: string },
    ) {
      const object = type.startsWith('invoice')
        ? { invoice: { id: 'any', subscription_id: subscriptionId } }
        : { subscription: { id: subscriptionId } }
      const body = JSON.stringify({
        merchant_id: 'M1',
        type,
        event_id: eventId,
        created_at: at,
        data: { type: 'any', object },
      })
      const signature = createHmac('sha256', signatureKey)
        .update(url + body)
        .digest('base64')
      return {
        body,
        headers: { 'x-square-hmacsha256-signature': signature, 'content-type': 'application/json' },
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function read<T extends z.ZodType>(shape: T, body: unknown, act: (read: z.infer<T>) => Said): Said {
  const parsed = shape.safeParse(body)
  if (parsed.success) return act(parsed.data)
  return {
    status: 400,
    body: {
      errors: [
        { category: 'INVALID_REQUEST_ERROR', code: 'BAD_REQUEST', detail: z.prettifyError(parsed.error) },
      ],
    },
  }
}

function plan(cents: number) {
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

function toInvoice({ id, subscription_id, status, due, cents }: Invoice) {
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

function toRefund({ id, status, cents, at }: Invoice['refunds'][number]) {
  return { id, status, created_at: at, amount_money: { amount: cents, currency: 'USD' } }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function send(response: ServerResponse, { status, body }: Said): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
