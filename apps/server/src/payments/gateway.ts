import type { CardRefusal, SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import type { ProviderView } from '@pennyplate/domain/subscription/subscription-settle'

export type KeptCard = {
  id: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** refused: asking the same again will be refused again. unavailable: nobody knows whether it happened; ask again. */
export type Failure = { ok: false; reason: 'refused' | 'unavailable' }
export type Done = { ok: true } | Failure

export type SubscriptionRef = { userId: string; subscriptionId: string }
type NewSubscription = {
  userId: string
  customerId: string
  cardId: string
  priceCents: number
  /** Asking twice with one key makes one subscription. */
  idempotencyKey: string
  firstChargeOn: string
}

export type GatewayEvent = { eventId: string; sentAt: string; subscriptionId: string | undefined }

/**
 * Who keeps the cards and charges them, month after month. Every call may be repeated without doing anything twice, so
 * whoever was interrupted simply asks again.
 */
export type PaymentGateway = {
  name: 'sandbox' | 'square'
  cardForm: SubscriptionAnswer['cardForm']
  createCustomer: (customer: {
    userId: string
    email: string
  }) => Promise<{ ok: true; customerId: string } | Failure>
  /** Takes a token of the card form; here a card is accepted or refused, nothing is charged. */
  keepCard: (card: {
    userId: string
    customerId: string
    sourceId: string
  }) => Promise<{ ok: true; card: KeptCard } | { ok: false; code: CardRefusal }>
  startSubscription: (
    subscription: NewSubscription,
  ) => Promise<{ ok: true; subscriptionId: string } | Failure>
  read: (ref: SubscriptionRef) => Promise<{ ok: true; view: ProviderView } | Failure>
  changeCard: (ref: SubscriptionRef & { cardId: string }) => Promise<Done>
  changePrice: (ref: SubscriptionRef & { priceCents: number }) => Promise<Done>
  /** Ends after the month that is paid for, or after the trial; nothing more is charged. */
  cancel: (ref: SubscriptionRef) => Promise<Done>
  resume: (ref: SubscriptionRef) => Promise<Done>
  /** For somebody who has left: nothing is charged any more and the card is forgotten. */
  deleteCustomer: (customer: {
    customerId: string
    cardId: string | null
    subscriptionId: string | null
  }) => Promise<Done>
  /** What a call to our webhook says, if it truly comes from the provider. */
  readEvent: (call: { signature: string | undefined; body: string }) => GatewayEvent | undefined
  /** What the provider does by itself on such a day; a real one needs no telling. */
  chargeDue: (today: string) => Promise<void>
}
