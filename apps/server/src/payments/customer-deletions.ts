import { randomUUID } from 'node:crypto'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { findSubscription } from './subscriptions.store.ts'

const RETRY_MS = 10 * 60 * 1000
const BATCH = 100

/** Runs in the transaction that deletes an account. Stores what to delete at the provider, without naming the user. */
export async function scheduleCustomerDeletion(trx: Trx, householdId: HouseholdId): Promise<void> {
  const customers = await trx
    .selectFrom('payment_customers')
    .select(['gateway', 'customer_id'])
    .where('household_id', '=', householdId)
    // Test mode keeps its records in this database; they are deleted with the account.
    .where('gateway', '!=', 'sandbox')
    .execute()
  for (const { gateway, customer_id } of customers) {
    const subscription = await findSubscription(trx, householdId, gateway)
    await trx
      .insertInto('gateway_farewells')
      .values({
        id: randomUUID(),
        gateway,
        customer_id,
        card_id: subscription?.card.id ?? null,
        subscription_id: subscription?.gatewaySubscriptionId ?? null,
        // Due immediately.
        try_at: '',
      })
      .execute()
  }
}

export async function deleteScheduledCustomers(deps: Deps): Promise<void> {
  const { db } = deps.database
  const now = deps.now()
  const due = await db
    .selectFrom('gateway_farewells')
    .selectAll()
    .where('gateway', '=', deps.gateway.name)
    .where('try_at', '<=', now.toISOString())
    .limit(BATCH)
    .execute()
  for (const { id, customer_id: customerId, card_id: cardId, subscription_id: subscriptionId } of due) {
    const deleted = await deps.gateway.deleteCustomer({ customerId, cardId, subscriptionId })
    const row = { try_at: new Date(now.getTime() + RETRY_MS).toISOString() }
    if (deleted.ok) await db.deleteFrom('gateway_farewells').where('id', '=', id).execute()
    else await db.updateTable('gateway_farewells').set(row).where('id', '=', id).execute()
  }
}
