import type { CardRefusal, SubscriptionAnswer } from '@pennyplate/contract/payments/payments'
import type { ProviderView } from '@pennyplate/domain/subscription/subscription-reconcile'
import type { HouseholdId } from '../database/ids.ts'

export type KeptCard = {
  id: string
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
}

/** refused: repeating the call would be refused again. unavailable: it may or may not have happened; repeat the call. */
export type Failure = { ok: false; reason: 'refused' | 'unavailable' }
export type Done = { ok: true } | Failure

export type SubscriptionRef = { householdId: HouseholdId; subscriptionId: string }
type NewSubscription = {
  householdId: HouseholdId
  customerId: string
  cardId: string
  priceCents: number
  /** Two calls with the same key make one subscription. */
  idempotencyKey: string
  firstChargeOn: string
}

export type GatewayEvent = { eventId: string; sentAt: string; subscriptionId: string | undefined }

/**
 * The payment provider, which stores cards and charges them monthly. Every call is idempotent, so an interrupted one can
 * simply be repeated.
 */
export type PaymentGateway = {
  name: 'sandbox' | 'square'
  cardForm: SubscriptionAnswer['cardForm']
  createCustomer: (customer: {
    householdId: HouseholdId
    email: string
  }) => Promise<{ ok: true; customerId: string } | Failure>
  /** Stores the card behind a card form token. The card is accepted or refused; nothing is charged. */
  keepCard: (card: {
    householdId: HouseholdId
    customerId: string
    sourceId: string
  }) => Promise<{ ok: true; card: KeptCard } | { ok: false; code: CardRefusal }>
  startSubscription: (
    subscription: NewSubscription,
  ) => Promise<{ ok: true; subscriptionId: string } | Failure>
  read: (ref: SubscriptionRef) => Promise<{ ok: true; view: ProviderView } | Failure>
  changeCard: (ref: SubscriptionRef & { cardId: string }) => Promise<Done>
  changePrice: (ref: SubscriptionRef & { priceCents: number }) => Promise<Done>
  /** Stops further charges. The subscription ends after the paid month or the trial. */
  cancel: (ref: SubscriptionRef) => Promise<Done>
  resume: (ref: SubscriptionRef) => Promise<Done>
  /** For a deleted account: cancels the subscription and deletes the card and the customer. */
  deleteCustomer: (customer: {
    customerId: string
    cardId: string | null
    subscriptionId: string | null
  }) => Promise<Done>
  /** Parses a webhook call; undefined if it is not from the provider. */
  readEvent: (call: { signature: string | undefined; body: string }) => GatewayEvent | undefined
  /** Charges what is due in test mode. A real provider does so by itself. */
  chargeDue: (today: string) => Promise<void>
}
