import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerSquareRequest, errorReply } from './answer-square-request.ts'
import { billMonth, createSquareRecords, refundInvoice, type SquareReply } from './square-records.ts'

type Failure = 'fails' | 'fails after doing it' | 'hangs up after doing it'
type PlannedFailure = { path: RegExp; failure: Failure }
type AskedRequest = { method: string; path: string; body: unknown }

/** A local stand-in for Square: its paths, body shapes and idempotency keys, with failures on demand. */
export async function startSquareStandIn({
  signatureKey,
  priceCents = 999,
}: {
  signatureKey: string
  priceCents?: number
}) {
  const records = createSquareRecords(priceCents)
  const asked: AskedRequest[] = []
  const failures: PlannedFailure[] = []

  const server = createServer(async (request, response) => {
    const [method, path] = [request.method ?? '', request.url ?? '']
    const text = await textOf(request)
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    asked.push({ method, path, body })
    if (request.headers.authorization !== 'Bearer a-token' || !request.headers['square-version'])
      return send(response, errorReply(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED'))
    const failure = takeFailure(failures, `${method} ${path}`)
    if (failure === 'fails') return send(response, errorReply(503, 'API_ERROR', 'SERVICE_UNAVAILABLE'))
    const reply = answerSquareRequest(records, { method, path, body })
    if (failure === 'hangs up after doing it') return response.destroy()
    send(response, failure ? errorReply(500, 'API_ERROR', 'INTERNAL_SERVER_ERROR') : reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on a port has an address object.
  const { port } = server.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    subscriptions: records.subscriptions,
    deleted: records.deleted,
    /** Makes the next matching requests fail, one per failure named. */
    failNext: (path: RegExp, ...kinds: Failure[]) => {
      for (const failure of kinds) failures.push({ path, failure })
    },
    bill: (subscriptionId: string, bill: Parameters<typeof billMonth>[2]) =>
      billMonth(records, subscriptionId, bill),
    /** The seller refunds the invoice that was due on that day. */
    refund: (due: string, refund: Parameters<typeof refundInvoice>[2]) => refundInvoice(records, due, refund),
    event: (eventId: string, subscriptionId: string, call: EventCall) =>
      signedEvent(signatureKey, { eventId, subscriptionId, ...call }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function takeFailure(failures: PlannedFailure[], request: string): Failure | undefined {
  const index = failures.findIndex(({ path }) => path.test(request))
  return index < 0 ? undefined : failures.splice(index, 1)[0]?.failure
}

type EventCall = { url: string; at: string; type?: string }

/** A webhook call as Square signs it. */
function signedEvent(
  signatureKey: string,
  {
    eventId,
    subscriptionId,
    url,
    at,
    type = 'invoice.payment_made',
  }: EventCall & { eventId: string; subscriptionId: string },
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
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

function send(response: ServerResponse, { status, body }: SquareReply): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
