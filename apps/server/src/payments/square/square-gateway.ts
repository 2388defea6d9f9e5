import { createHash } from 'node:crypto'
import { addDays, dayOf } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../../deps.ts'
import type { Done, Failure, PaymentGateway, SubscriptionRef } from '../gateway.ts'
import { findRefunds } from './find-refunds.ts'
import { readPlan, readView, type SquarePlan } from './read-square.ts'
import { createSquareClient, type SquareAnswer } from './square-client.ts'
import { type SquareConfig, squareAddresses } from './square-config.ts'
import { cardRefusal } from './square-refusals.ts'
import {
  anyAnswer,
  cardAnswer,
  customerAnswer,
  invoicesAnswer,
  planAnswer,
  type SquareSubscription,
  subscriptionAnswer,
} from './square-shapes.ts'
import { readSquareEvent } from './square-webhook.ts'

/** Bills of more than a year are long in our own ledger. */
const INVOICES_READ = 12

type SquareDeps = Pick<Deps, 'fetcher' | 'log' | 'now'> & { baseUrl: string }

/** Square over its REST API: customer, card on file, subscription, and what became of them. */
export function createSquareGateway(square: SquareConfig, deps: SquareDeps): PaymentGateway {
  const ask = createSquareClient(square, deps)
  const { locationId, planVariationId, applicationId } = square
  let plan: SquarePlan | undefined

  async function findPlan(): Promise<SquarePlan | Failure> {
    if (plan) return plan
    const path = `/v2/catalog/object/${encodeURIComponent(planVariationId)}`
    const answer = await ask({ method: 'GET', path }, planAnswer)
    if (!answer.ok) return failure(answer)
    plan = readPlan(answer.value)
    if (plan) return plan
    deps.log.error('SQUARE_PLAN_VARIATION_ID names no monthly plan with a fixed price')
    return { ok: false, reason: 'refused' }
  }

  const find = ({ subscriptionId }: SubscriptionRef) =>
    ask({ method: 'GET', path: `${pathOf(subscriptionId)}?include=actions` }, subscriptionAnswer)

  /** An end that is there already is refused when asked for again: what counts is that it is there. */
  async function cancel(ref: SubscriptionRef): Promise<Done> {
    const answer = await ask({ method: 'POST', path: `${pathOf(ref.subscriptionId)}/cancel` }, anyAnswer)
    if (answer.ok || answer.reason === 'unavailable') return done(answer)
    const found = await find(ref)
    if (!found.ok) return done(found)
    return endsAnyway(found.value.subscription) ? { ok: true } : { ok: false, reason: 'refused' }
  }

  return {
    name: 'square',
    cardForm: {
      gateway: 'square',
      applicationId,
      locationId,
      scriptUrl: `${squareAddresses(square).scripts}/v1/square.js`,
    },

    async createCustomer({ userId, email }) {
      const body = { idempotency_key: keyOf('customer', userId, email), email_address: email }
      const answer = await ask({ method: 'POST', path: '/v2/customers', body }, customerAnswer)
      return answer.ok ? { ok: true, customerId: answer.value.customer.id } : failure(answer)
    },

    async keepCard({ customerId, sourceId }) {
      const body = {
        idempotency_key: keyOf('card', customerId, sourceId),
        source_id: sourceId,
        card: { customer_id: customerId },
      }
      const answer = await ask({ method: 'POST', path: '/v2/cards', body }, cardAnswer)
      if (!answer.ok) return { ok: false, code: cardRefusal(answer) }
      const { id, card_brand: brand, last_4: last4, exp_month, exp_year } = answer.value.card
      return { ok: true, card: { id, brand, last4, expiryMonth: exp_month, expiryYear: exp_year } }
    },

    async startSubscription({ customerId, cardId, idempotencyKey, firstChargeOn, priceCents }) {
      const found = await findPlan()
      if ('ok' in found) return found
      // People were told a price; a plan with another one charges nobody.
      if (found.priceCents > priceCents) {
        deps.log.error('the plan at Square costs more than what people were told')
        return { ok: false, reason: 'refused' }
      }
      const body = {
        idempotency_key: keyOf('subscription', idempotencyKey),
        location_id: locationId,
        plan_variation_id: planVariationId,
        customer_id: customerId,
        card_id: cardId,
        start_date: addDays(firstChargeOn, -found.trialDays),
      }
      const answer = await ask({ method: 'POST', path: '/v2/subscriptions', body }, subscriptionAnswer)
      return answer.ok ? { ok: true, subscriptionId: answer.value.subscription.id } : failure(answer)
    },

    async read(ref) {
      const [found, ofPlan] = [await find(ref), await findPlan()]
      if (!found.ok) return failure(found)
      if ('ok' in ofPlan) return ofPlan
      const { subscription } = found.value
      const body = {
        query: {
          filter: { location_ids: [locationId], customer_ids: [subscription.customer_id] },
          sort: { field: 'INVOICE_SORT_DATE', order: 'DESC' },
        },
        limit: INVOICES_READ,
      }
      const bills = await ask({ method: 'POST', path: '/v2/invoices/search', body }, invoicesAnswer)
      if (!bills.ok) return failure(bills)
      const invoices = bills.value.invoices.filter((bill) => bill.subscription_id === subscription.id)
      const refunded = await findRefunds(ask, invoices)
      if (!refunded.ok) return refunded
      const today = dayOf(deps.now().toISOString())
      return {
        ok: true,
        view: readView(subscription, { invoices, refunds: refunded.refunds }, { ...ofPlan, today }),
      }
    },

    async changeCard(ref) {
      const found = await find(ref)
      if (!found.ok) return failure(found)
      const { version } = found.value.subscription
      const body = { subscription: { card_id: ref.cardId, version } }
      return done(await ask({ method: 'PUT', path: pathOf(ref.subscriptionId), body }, anyAnswer))
    },

    // A price is a plan at Square: the operator names the new one, and the change waits for the month's end.
    async changePrice({ subscriptionId }) {
      const path = `${pathOf(subscriptionId)}/swap-plan`
      return done(
        await ask({ method: 'POST', path, body: { new_plan_variation_id: planVariationId } }, anyAnswer),
      )
    },

    cancel,

    async resume(ref) {
      const found = await find(ref)
      if (!found.ok) return failure(found)
      const { subscription } = found.value
      if (subscription.status === 'CANCELED') return { ok: false, reason: 'refused' }
      for (const { id } of (subscription.actions ?? []).filter(({ type }) => type === 'CANCEL')) {
        const path = `${pathOf(ref.subscriptionId)}/actions/${encodeURIComponent(id)}`
        const answer = await ask({ method: 'DELETE', path }, anyAnswer)
        if (!answer.ok) return done(answer)
      }
      return { ok: true }
    },

    async farewell({ customerId, cardId, subscriptionId }) {
      const ended = subscriptionId ? await cancel({ userId: '', subscriptionId }) : { ok: true as const }
      if (!ended.ok && ended.reason === 'unavailable') return ended
      const steps = [
        ...(cardId
          ? [{ method: 'POST' as const, path: `/v2/cards/${encodeURIComponent(cardId)}/disable` }]
          : []),
        { method: 'DELETE' as const, path: `/v2/customers/${encodeURIComponent(customerId)}` },
      ]
      for (const step of steps) {
        const answer = await ask(step, anyAnswer)
        if (!answer.ok && answer.reason === 'unavailable') return done(answer)
      }
      return { ok: true }
    },

    readEvent: (call) => readSquareEvent({ baseUrl: deps.baseUrl, signatureKey: square.signatureKey }, call),
    chargeDue: async () => {},
  }
}

function pathOf(subscriptionId: string): string {
  return `/v2/subscriptions/${encodeURIComponent(subscriptionId)}`
}

function endsAnyway({ status, canceled_date, actions }: SquareSubscription): boolean {
  const isScheduled = actions?.some(({ type }) => type === 'CANCEL') ?? false
  return isScheduled || Boolean(canceled_date) || status === 'CANCELED' || status === 'DEACTIVATED'
}

function failure(answer: SquareAnswer<unknown> & { ok: false }): Failure {
  return { ok: false, reason: answer.reason }
}

function done(answer: SquareAnswer<unknown>): Done {
  return answer.ok ? { ok: true } : failure(answer)
}

/** At most 45 characters are a key at Square. */
function keyOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url')
}
