import { PREMIUM_PLAN_ID } from '@pennyplate/domain/bounds/limits'
import { SUBSCRIPTION_STATUSES } from '@pennyplate/domain/subscription/subscription'
import * as z from 'zod/mini'
import { isoDate, isoMoment, text } from '../documents/parts.ts'

/** Our page for managing a subscription. */
export const MANAGE_SUBSCRIPTION_PATH = '/subscribe/manage'

/** The provider's card token; a card number is never sent (D4). */
const sourceId = z.string().check(z.minLength(1), z.maxLength(500))

export const createSubscriptionRequest = z.object({
  sourceId,
  userId: text(200),
  email: z.optional(text(320)),
  planId: z.literal(PREMIUM_PLAN_ID, { error: `must be ${PREMIUM_PLAN_ID}` }),
})

export const changeCardRequest = z.object({ sourceId })
export const customerPortalRequest = z.object({ userId: text(200) })
export const paymentSuccessRequest = z.object({
  sessionId: z.string().check(z.minLength(1), z.maxLength(200)),
})

/** Why a card was refused. */
export const CARD_REFUSALS = [
  'card_declined',
  'card_expired',
  'card_needs_more_input',
  'card_invalid',
  /** The provider is not reachable; retrying is safe. */
  'provider_unavailable',
] as const
export type CardRefusal = (typeof CARD_REFUSALS)[number]

const refused = z.object({
  success: z.literal(false),
  code: z.enum([...CARD_REFUSALS, 'no_subscription']),
  /** A message for clients without their own. */
  error: z.string(),
})

const status = z.enum(SUBSCRIPTION_STATUSES)
const day = isoDate
const moment = isoMoment

/** A repeated request returns the same subscription; isNew says whether this request created it. */
export const createSubscriptionAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    /** For /payment-success?session_id=... */
    sessionId: z.string(),
    status,
    isNew: z.boolean(),
    firstChargeOn: z.nullable(day),
  }),
  refused,
])

export const customerPortalAnswer = z.object({ portalUrl: z.nullable(z.string()) })
export const paymentSuccessAnswer = z.object({ success: z.literal(true), status })

/** A billing notice for the app to show; a mail says the same. */
export const billingNotice = z.discriminatedUnion('kind', [
  /** Billing starts for everyone; nothing is charged without a subscription. */
  z.object({ kind: z.literal('billing_starts'), startsOn: day, priceCents: z.int() }),
  z.object({ kind: z.literal('first_charge'), chargeOn: day, priceCents: z.int() }),
  z.object({
    kind: z.literal('price_change'),
    appliesFrom: day,
    priceCents: z.int(),
    oldPriceCents: z.int(),
  }),
  z.object({ kind: z.literal('payment_failed') }),
])

export const paymentReceipt = z.object({
  id: z.string(),
  paidAt: moment,
  /** Negative for a refund. */
  amountCents: z.int(),
  currency: z.literal('USD'),
  /** The paid period, inclusive. */
  periodFrom: day,
  periodTo: day,
  isTest: z.boolean(),
})

const cardOnFile = z.object({
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
})

/** Which card form to show. Square's script is allowed only on /subscribe and below. */
const cardForm = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox') }),
  z.object({
    gateway: z.literal('square'),
    applicationId: z.string(),
    locationId: z.string(),
    scriptUrl: z.string().check(z.regex(/^https:\/\//)),
  }),
])

/** Data of the subscribe and manage pages: GET /api/payments/subscription. */
export const subscriptionAnswer = z.object({
  billing: z.enum(['beta', 'live']),
  /** The first day anyone may be charged; null in the beta. */
  billingStartsOn: z.nullable(day),
  priceCents: z.int(),
  trialDays: z.int(),
  cardForm,
  status,
  /** Null when there never was one. */
  subscription: z.nullable(
    z.object({
      sessionId: z.string(),
      startedAt: moment,
      /** What the next renewal costs. */
      priceCents: z.int(),
      /** Null while nothing will be charged: in the beta, or once it is cancelled or ended. */
      nextChargeOn: z.nullable(day),
      /** The last day of premium, for a subscription that is cancelled or has ended. */
      endsOn: z.nullable(day),
      card: cardOnFile,
      canCancel: z.boolean(),
      canResume: z.boolean(),
    }),
  ),
  notices: z.array(billingNotice),
  /** Newest first. */
  receipts: z.array(paymentReceipt),
})

/** Answer to changing the card, cancelling and resuming: the current state, or why not. */
export const subscriptionChangeAnswer = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), current: subscriptionAnswer }),
  refused,
])

export type CreateSubscriptionAnswer = z.infer<typeof createSubscriptionAnswer>
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>
export type SubscriptionChangeAnswer = z.infer<typeof subscriptionChangeAnswer>
export type BillingNotice = z.infer<typeof billingNotice>
export type PaymentReceipt = z.infer<typeof paymentReceipt>
export type CardOnFile = z.infer<typeof cardOnFile>
