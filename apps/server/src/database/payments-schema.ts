import type { HouseholdId, UserId } from './ids.ts'

/** Dates and times are ISO text in both SQLite and PostgreSQL. */

export type SubscriptionTable = {
  household_id: HouseholdId
  gateway: string
  /** Counts a household's subscriptions, so that each has its own idempotency keys. */
  generation: number
  session_id: string
  status: string
  started_at: string
  price_cents: number
  card_json: string
  /** Null until the provider has it, which is only after the notice of the first charge was delivered. */
  gateway_subscription_id: string | null
  arm_tries: number
  first_charge_on: string | null
  paid_through: string | null
  next_charge_on: string | null
  ends_on: string | null
  past_due_since: string | null
  /** Changes the provider does not have yet: card, price, ending; separated by commas. */
  untold: string
  revision: number
  settled_at: string | null
  /** Starts the idempotency keys of calls to the provider, and never changes. */
  provider_key: string
}

export type NoticeTable = {
  /** Who gets the mail. */
  user_id: UserId
  /** Whose subscription it is about; empty if it is about the account. */
  household_id: HouseholdId | ''
  id: string
  kind: string
  params_json: string
  state: string
  created_at: string
  try_at: string
  tries: number
  told_at: string | null
}

export type PaymentsSchema = {
  payment_customers: { household_id: HouseholdId; gateway: string; customer_id: string }
  subscriptions: SubscriptionTable
  ledger_entries: {
    household_id: HouseholdId
    gateway: string
    payment_id: string
    amount_cents: number
    period_from: string
    period_to: string
    paid_at: string
  }
  gateway_events: { event_id: string; received_at: string; settled_at: string | null }
  gateway_farewells: {
    id: string
    gateway: string
    customer_id: string
    card_id: string | null
    subscription_id: string | null
    try_at: string
  }
  notices: NoticeTable
  leases: { name: string; holder: string; expires_at: string; done_for: string }
  account_activity: { user_id: UserId; last_active_on: string }
  sandbox_cards: { household_id: HouseholdId; id: string; behaviour: string }
  sandbox_subscriptions: {
    household_id: HouseholdId
    id: string
    card_id: string
    price_cents: number
    first_charge_on: string
    months_billed: number
    next_try_on: string | null
    is_cancelled: number
  }
  sandbox_invoices: {
    household_id: HouseholdId
    id: string
    subscription_id: string
    amount_cents: number
    due_on: string
    period_to: string
    paid_at: string | null
  }
}
