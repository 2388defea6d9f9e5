import { addDays, dayOf } from '@pennyplate/domain/calendar-day'
import type { Done, PaymentGateway, SubscriptionRef } from '../gateway.ts'
import { findRefunds } from './find-refunds.ts'
import { readView } from './read-square.ts'
import { idempotencyKey, type SquareAccount, toDone, toFailure } from './square-account.ts'
import {
  anyAnswer,
  invoicesAnswer,
  type SquareSubscription,
  squareSubscriptionAnswer,
} from './square-shapes.ts'

/** Older invoices are already in our ledger. */
const INVOICES_READ = 12

export async function startSquareSubscription(
  { call, config, findPlan, log }: SquareAccount,
  { customerId, cardId, idempotencyKey: key, firstChargeOn, priceCents }: NewSubscription,
): ReturnType<PaymentGateway['startSubscription']> {
  const plan = await findPlan()
  if ('ok' in plan) return plan
  if (plan.priceCents > priceCents) {
    log.error('the plan at Square costs more than the price people were notified of')
    return { ok: false, reason: 'refused' }
  }
  const body = {
    idempotency_key: idempotencyKey('subscription', key),
    location_id: config.locationId,
    plan_variation_id: config.planVariationId,
    customer_id: customerId,
    card_id: cardId,
    start_date: addDays(firstChargeOn, -plan.trialDays),
  }
  const answer = await call({ method: 'POST', path: '/v2/subscriptions', body }, squareSubscriptionAnswer)
  return answer.ok ? { ok: true, subscriptionId: answer.value.subscription.id } : toFailure(answer)
}

export async function readSquareSubscription(
  account: SquareAccount,
  ref: SubscriptionRef,
): ReturnType<PaymentGateway['read']> {
  const { call, config, findPlan, now } = account
  const [found, plan] = [await findSquareSubscription(account, ref), await findPlan()]
  if (!found.ok) return toFailure(found)
  if ('ok' in plan) return plan
  const { subscription } = found.value
  const body = {
    query: {
      filter: { location_ids: [config.locationId], customer_ids: [subscription.customer_id] },
      sort: { field: 'INVOICE_SORT_DATE', order: 'DESC' },
    },
    limit: INVOICES_READ,
  }
  const searched = await call({ method: 'POST', path: '/v2/invoices/search', body }, invoicesAnswer)
  if (!searched.ok) return toFailure(searched)
  const invoices = searched.value.invoices.filter((invoice) => invoice.subscription_id === subscription.id)
  const refunded = await findRefunds(call, invoices)
  if (!refunded.ok) return refunded
  const today = dayOf(now().toISOString())
  const { refunds } = refunded
  return { ok: true, view: readView(subscription, { invoices, refunds }, { ...plan, today }) }
}

export async function changeSquareCard(
  account: SquareAccount,
  ref: SubscriptionRef & { cardId: string },
): Promise<Done> {
  const found = await findSquareSubscription(account, ref)
  if (!found.ok) return toFailure(found)
  const { version } = found.value.subscription
  const body = { subscription: { card_id: ref.cardId, version } }
  return toDone(await account.call({ method: 'PUT', path: pathOf(ref), body }, anyAnswer))
}

/** At Square a price is a plan. The operator configures the new one; Square applies it at the end of the month. */
export async function changeSquarePrice(
  { call, config }: SquareAccount,
  ref: SubscriptionRef,
): Promise<Done> {
  const body = { new_plan_variation_id: config.planVariationId }
  return toDone(await call({ method: 'POST', path: `${pathOf(ref)}/swap-plan`, body }, anyAnswer))
}

/** Square refuses to cancel twice, so after a refusal we check whether the subscription already ends. */
export async function cancelSquareSubscription(
  account: SquareAccount,
  ref: Pick<SubscriptionRef, 'subscriptionId'>,
): Promise<Done> {
  const answer = await account.call({ method: 'POST', path: `${pathOf(ref)}/cancel` }, anyAnswer)
  if (answer.ok || answer.reason === 'unavailable') return toDone(answer)
  const found = await findSquareSubscription(account, ref)
  if (!found.ok) return toFailure(found)
  return isEnding(found.value.subscription) ? { ok: true } : { ok: false, reason: 'refused' }
}

/** Deletes the scheduled cancellation. */
export async function resumeSquareSubscription(account: SquareAccount, ref: SubscriptionRef): Promise<Done> {
  const found = await findSquareSubscription(account, ref)
  if (!found.ok) return toFailure(found)
  const { subscription } = found.value
  if (subscription.status === 'CANCELED') return { ok: false, reason: 'refused' }
  for (const { id } of (subscription.actions ?? []).filter(({ type }) => type === 'CANCEL')) {
    const path = `${pathOf(ref)}/actions/${encodeURIComponent(id)}`
    const answer = await account.call({ method: 'DELETE', path }, anyAnswer)
    if (!answer.ok) return toDone(answer)
  }
  return { ok: true }
}

type NewSubscription = Parameters<PaymentGateway['startSubscription']>[0]

function findSquareSubscription({ call }: SquareAccount, ref: Pick<SubscriptionRef, 'subscriptionId'>) {
  return call({ method: 'GET', path: `${pathOf(ref)}?include=actions` }, squareSubscriptionAnswer)
}

function pathOf({ subscriptionId }: Pick<SubscriptionRef, 'subscriptionId'>): string {
  return `/v2/subscriptions/${encodeURIComponent(subscriptionId)}`
}

function isEnding({ status, canceled_date, actions }: SquareSubscription): boolean {
  const isScheduled = actions?.some(({ type }) => type === 'CANCEL') ?? false
  return isScheduled || Boolean(canceled_date) || status === 'CANCELED' || status === 'DEACTIVATED'
}
