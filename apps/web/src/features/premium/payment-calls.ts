import {
  type CreateSubscriptionAnswer,
  createSubscriptionAnswer,
  customerPortalAnswer,
  paymentSuccessAnswer,
  type SubscriptionAnswer,
  type SubscriptionChangeAnswer,
  subscriptionAnswer,
  subscriptionChangeAnswer,
} from '@pennyplate/contract/payments/payments'
import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import { PREMIUM_PLAN_ID } from '@pennyplate/domain/bounds/limits'
import type * as z from 'zod/mini'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** Card services are slow, and an early timeout would only make people try again. */
const CARD_TIMEOUT_MS = 60_000

type Payer = Readonly<{ id: string; email: string }>

export function fetchSubscription(signal?: AbortSignal): Promise<SubscriptionAnswer> {
  return callApi(PAYMENT_ROUTES.subscription, { signal, parse: answerBy(subscriptionAnswer) })
}

export function postSubscription(sourceId: string, { id, email }: Payer): Promise<CreateSubscriptionAnswer> {
  const body = { sourceId, userId: id, email, planId: PREMIUM_PLAN_ID }
  return postPayment(PAYMENT_ROUTES.createSubscription, body, createSubscriptionAnswer)
}

export function postCardChange(sourceId: string): Promise<SubscriptionChangeAnswer> {
  return postPayment(PAYMENT_ROUTES.changeCard, { sourceId }, subscriptionChangeAnswer)
}

export function postCancellation(): Promise<SubscriptionChangeAnswer> {
  return postPayment(PAYMENT_ROUTES.cancel, {}, subscriptionChangeAnswer)
}

export function postResumption(): Promise<SubscriptionChangeAnswer> {
  return postPayment(PAYMENT_ROUTES.resume, {}, subscriptionChangeAnswer)
}

/** Null if the user has no portal. */
export function requestPortalUrl(userId: string): Promise<string | null> {
  return callApi(PAYMENT_ROUTES.customerPortal, {
    method: 'POST',
    body: { userId },
    parse: (body) => customerPortalAnswer.safeParse(body).data?.portalUrl ?? null,
  })
}

export function requestPaymentCheck(sessionId: string, signal: AbortSignal): Promise<true> {
  return callApi(PAYMENT_ROUTES.paymentSuccess, {
    method: 'POST',
    body: { sessionId },
    signal,
    parse: (body) => answerBy(paymentSuccessAnswer)(body).success,
  })
}

/** Returns a refused card as a value, whatever its HTTP status. */
async function postPayment<T>(path: string, body: object, schema: z.ZodMiniType<T>): Promise<T> {
  const request = { method: 'POST', body, timeoutMs: CARD_TIMEOUT_MS, parse: answerBy(schema) } as const
  try {
    return await callApi(path, request)
  } catch (error) {
    const refusal = error instanceof ApiError ? schema.safeParse(error.body).data : undefined
    if (refusal === undefined) throw error
    return refusal
  }
}
