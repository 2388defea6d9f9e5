import { createHmac, timingSafeEqual } from 'node:crypto'
import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import { jsonIn } from '../../json.ts'
import type { GatewayEvent } from '../gateway.ts'
import { webhookBody } from './square-shapes.ts'

type Webhook = { baseUrl: string; signatureKey: string }
type Call = { signature: string | undefined; body: string }

/** Square signs the configured webhook URL and the body with a key that only Square and we have. */
export function readSquareEvent({ baseUrl, signatureKey }: Webhook, call: Call): GatewayEvent | undefined {
  const address = `${baseUrl}${PAYMENT_ROUTES.webhook}`
  const expected = createHmac('sha256', signatureKey).update(address).update(call.body).digest()
  const given = Buffer.from(call.signature ?? '', 'base64')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const parsed = webhookBody.safeParse(jsonIn(call.body))
  if (!parsed.success) return undefined
  const { event_id: eventId, created_at: sentAt, data } = parsed.data
  const subscriptionId = data.object?.subscription?.id ?? data.object?.invoice?.subscription_id
  return { eventId, sentAt, subscriptionId }
}
