import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import type { Failure } from '../../payments/gateway.ts'

/** The provider's customer id for a household, created on first use. */
export async function customerOf(
  deps: Deps,
  { householdId, email }: Pick<Actor, 'householdId' | 'email'>,
): Promise<{ ok: true; customerId: string } | Failure> {
  const { db } = deps.database
  const known = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('household_id', '=', householdId)
    .where('gateway', '=', deps.gateway.name)
    .executeTakeFirst()
  if (known) return { ok: true, customerId: known.customer_id }
  const made = await deps.gateway.createCustomer({ householdId, email })
  if (!made.ok) return made
  await db
    .insertInto('payment_customers')
    .values({ household_id: householdId, gateway: deps.gateway.name, customer_id: made.customerId })
    .onConflict((conflict) => conflict.columns(['household_id', 'gateway']).doNothing())
    .execute()
  return made
}
