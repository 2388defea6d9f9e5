import {
  changeCardRequest,
  createSubscriptionRequest,
  customerPortalRequest,
  paymentSuccessRequest,
} from '@pennyplate/contract/payments/payments'
import { PAYMENT_ROUTES } from '@pennyplate/contract/payments/routes'
import type { z } from 'zod'
import type { Operation } from './operation.ts'
import { schemaOf } from './schema-of.ts'

const refused = { 400: 'Invalid request; details say path and reason', 401: 'No valid session' }
const own = { 403: 'userId names someone else' }
const counted = { 429: 'Too many cards were tried; Retry-After says when to try again' }
const CHANGED = '{success: true, current: {...}}, or {success: false, code, error}'

const call = (
  path: string,
  summary: string,
  answers: Record<string, string>,
  body?: z.core.$ZodType,
): Operation => ({
  method: 'post',
  path,
  summary,
  answers: { ...answers, ...refused },
  ...(body ? { body: schemaOf(body) } : {}),
})

const SUCCESS = '{success: true, status}'

export const paymentOperations: readonly Operation[] = [
  {
    method: 'get',
    path: PAYMENT_ROUTES.subscription,
    summary: 'The subscription, its card, what is charged next, receipts and notices',
    answers: {
      200: '{billing, billingStartsOn, priceCents, trialDays, cardForm, status, subscription | null, notices, receipts}',
      401: 'No valid session',
    },
  },
  call(
    PAYMENT_ROUTES.createSubscription,
    'Start the trial with a token of the card form; asking again answers the same subscription',
    {
      200: '{success: true, sessionId, status, isNew, firstChargeOn}, or {success: false, code, error}',
      ...own,
      ...counted,
    },
    createSubscriptionRequest,
  ),
  call(
    PAYMENT_ROUTES.customerPortal,
    'Where the subscription is managed; null without one',
    { 200: '{portalUrl}', ...own },
    customerPortalRequest,
  ),
  call(
    PAYMENT_ROUTES.paymentSuccess,
    'Verify that a session id is of the signed-in subscription',
    { 200: SUCCESS, 404: 'It is not' },
    paymentSuccessRequest,
  ),
  call(
    '/payments/payment-success',
    'The same under its older address',
    { 200: SUCCESS, 404: 'It is not' },
    paymentSuccessRequest,
  ),
  call(
    PAYMENT_ROUTES.changeCard,
    'Charge another card from now on',
    { 200: CHANGED, ...counted },
    changeCardRequest,
  ),
  call(PAYMENT_ROUTES.cancel, 'Cancel; what is paid for, or the trial, runs to its end', { 200: CHANGED }),
  call(PAYMENT_ROUTES.resume, 'Take up again what was cancelled and has not run out', { 200: CHANGED }),
  {
    method: 'post',
    path: PAYMENT_ROUTES.webhook,
    summary: 'For the payment provider: signed, and only a hint where to look',
    answers: {
      200: '{received: true}',
      403: 'Not signed by the provider, or too old',
      413: 'More than 256 KiB',
      503: 'The provider cannot be asked now; call again',
    },
    isPublic: true,
  },
]
