import { addDays } from '@pennyplate/domain/calendar-day'
import type { SandboxBehavior } from '@pennyplate/domain/subscription/sandbox-card'
import { renewalDay } from '@pennyplate/domain/subscription/subscription-billing'
import type { ProviderView } from '@pennyplate/domain/subscription/subscription-reconcile'
import type { Db, Schema, Trx } from '../../database/schema.ts'
import type { SubscriptionRef } from '../gateway.ts'

export type SandboxSubscription = Schema['sandbox_subscriptions']

/** A failed charge is retried daily until the subscription ends. */
const RETRY_DAYS = 1

export async function findSandboxSubscription(
  db: Db | Trx,
  { householdId, subscriptionId }: SubscriptionRef,
): Promise<SandboxSubscription | undefined> {
  return db
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('household_id', '=', householdId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
}

export async function changeSandboxSubscription(
  db: Db | Trx,
  { householdId, subscriptionId }: SubscriptionRef,
  changes: Partial<SandboxSubscription>,
): Promise<boolean> {
  const result = await db
    .updateTable('sandbox_subscriptions')
    .set(changes)
    .where('household_id', '=', householdId)
    .where('id', '=', subscriptionId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Charges a subscription's next month, or records the failure. Retries update the month's one invoice. */
export async function billNextMonth(trx: Trx, due: SandboxSubscription, today: string): Promise<void> {
  const month = due.months_billed
  const ref = { householdId: due.household_id, subscriptionId: due.id }
  const dueOn = renewalDay(due.first_charge_on, month)
  const nextDueOn = renewalDay(due.first_charge_on, month + 1)
  const isPaid = (await behaviorOf(trx, due)) === 'accepted'
  const paidAt = isPaid ? `${today}T00:00:00.000Z` : null
  await trx
    .insertInto('sandbox_invoices')
    .values({
      household_id: due.household_id,
      id: `${due.id}-${month}`,
      subscription_id: due.id,
      amount_cents: due.price_cents,
      due_on: dueOn,
      period_to: addDays(nextDueOn, -1),
      paid_at: paidAt,
    })
    .onConflict((conflict) => conflict.columns(['household_id', 'id']).doUpdateSet({ paid_at: paidAt }))
    .execute()
  await changeSandboxSubscription(
    trx,
    ref,
    isPaid
      ? { months_billed: month + 1, next_try_on: nextDueOn }
      : { next_try_on: addDays(today, RETRY_DAYS) },
  )
}

/** The new card is charged at once if the last charge failed, otherwise when the next month is due. */
export async function useSandboxCard(db: Db, ref: SubscriptionRef & { cardId: string }): Promise<boolean> {
  const found = await findSandboxSubscription(db, ref)
  if (!found) return false
  return changeSandboxSubscription(db, ref, {
    card_id: ref.cardId,
    next_try_on: renewalDay(found.first_charge_on, found.months_billed),
  })
}

export async function viewOf(db: Db, subscription: SandboxSubscription): Promise<ProviderView> {
  const invoices = await db
    .selectFrom('sandbox_invoices')
    .selectAll()
    .where('household_id', '=', subscription.household_id)
    .where('subscription_id', '=', subscription.id)
    .execute()
  return {
    invoices: invoices.map((invoice) => ({
      paymentId: invoice.id,
      amountCents: invoice.amount_cents,
      state: invoice.paid_at === null ? 'failed' : 'paid',
      paidAt: invoice.paid_at,
      dueOn: invoice.due_on,
      periodFrom: invoice.due_on,
      periodTo: invoice.period_to,
    })),
    // Test mode has no refunds.
    refunds: [],
    nextChargeOn: subscription.is_cancelled
      ? null
      : (subscription.next_try_on ?? subscription.first_charge_on),
    // In test mode a cancelled subscription can always be resumed.
    isOver: false,
  }
}

async function behaviorOf(trx: Trx, due: SandboxSubscription): Promise<SandboxBehavior | undefined> {
  const card = await trx
    .selectFrom('sandbox_cards')
    .select('behaviour')
    .where('household_id', '=', due.household_id)
    .where('id', '=', due.card_id)
    .executeTakeFirst()
  // This card's code was confirmed when it was stored.
  if (card?.behaviour === 'needs_more_input') return 'accepted'
  return card?.behaviour === 'accepted' ? 'accepted' : 'fails_when_charged'
}
