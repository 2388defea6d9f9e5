import { PREMIUM_PLAN_ID } from '@pennyplate/domain/bounds/limits'
import { SUBSCRIPTION_STATUSES } from '@pennyplate/domain/subscription/subscription'
import { z } from 'zod'
import { text } from '../documents/parts.ts'

/** Where the person manages a subscription: our own page. */
export const MANAGE_SUBSCRIPTION_PATH = '/subscribe/manage'

/** A card as a token of the provider; a card number is never sent (D4). */
const sourceId = z.string().min(1).max(500)

export const createSubscriptionRequest = z.object({
  sourceId,
  userId: text(200),
  email: text(320).optional(),
  planId: z.literal(PREMIUM_PLAN_ID, { error: `must be ${PREMIUM_PLAN_ID}` }),
})

export const changeCardRequest = z.object({ sourceId })
export const customerPortalRequest = z.object({ userId: text(200) })
export const paymentSuccessRequest = z.object({ sessionId: z.string().min(1).max(200) })

/** Why a card was not taken. */
export const CARD_REFUSALS = [
  'card_declined',
  'card_expired',
  'card_needs_more_input',
  'card_invalid',
  /** The provider cannot be asked now; trying again is safe. */
  'provider_unavailable',
] as const
export type CardRefusal = (typeof CARD_REFUSALS)[number]

const refused = z.object({
  success: z.literal(false),
  code: z.enum([...CARD_REFUSALS, 'no_subscription']),
  /** The same in words, for clients without words of their own. */
  error: z.string(),
})

const status = z.enum(SUBSCRIPTION_STATUSES)
const day = z.iso.date()
const moment = z.iso.datetime()

/** Pressing again answers the same subscription; isNew says whether this press made it. */
export const createSubscriptionAnswer = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    /** For /payment-success?session_id=... */
    sessionId: z.string(),
    status,
    isNew: z.boolean(),
    firstChargeOn: day.nullable(),
  }),
  refused,
])

export const customerPortalAnswer = z.object({ portalUrl: z.string().nullable() })
export const paymentSuccessAnswer = z.object({ success: z.literal(true), status })

/** What the person has to be told, for the app to show beside the mail that says the same. */
export const billingNotice = z.discriminatedUnion('kind', [
  /** Billing starts for everybody; nothing is charged without subscribing. */
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
  /** Below zero where money went back. */
  amountCents: z.int(),
  currency: z.literal('USD'),
  /** The days it paid for, the last one included. */
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

/** Which card form the page shows. The script of Square is only let in on /subscribe and the pages below it. */
const cardForm = z.discriminatedUnion('gateway', [
  z.object({ gateway: z.literal('sandbox') }),
  z.object({
    gateway: z.literal('square'),
    applicationId: z.string(),
    locationId: z.string(),
    scriptUrl: z.url(),
  }),
])

/** Everything the subscribe page and the manage page show: GET /api/payments/subscription. */
export const subscriptionAnswer = z.object({
  billing: z.enum(['beta', 'live']),
  /** The first day on which anybody may be charged; null in the beta. */
  billingStartsOn: day.nullable(),
  priceCents: z.int(),
  trialDays: z.int(),
  cardForm,
  status,
  /** Null where there never was one. */
  subscription: z
    .object({
      sessionId: z.string(),
      startedAt: moment,
      /** What the next renewal costs. */
      priceCents: z.int(),
      /** Null while nothing will be charged: in the beta, or once it is cancelled or ended. */
      nextChargeOn: day.nullable(),
      /** The last day of premium, for a subscription that is cancelled or has ended. */
      endsOn: day.nullable(),
      card: cardOnFile,
      canCancel: z.boolean(),
      canResume: z.boolean(),
    })
    .nullable(),
  notices: z.array(billingNotice),
  /** Newest first. */
  receipts: z.array(paymentReceipt),
})

/** Changing the card, cancelling and resuming answer what is true now, or why not. */
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
