import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import type { Failure } from '../../payments/gateway.ts'

/** The provider's customer id for a user, created on first use. */
export async function customerOf(
  deps: Deps,
  { userId, email }: Pick<Actor, 'userId' | 'email'>,
): Promise<{ ok: true; customerId: string } | Failure> {
  const { db } = deps.database
  const known = await db
    .selectFrom('payment_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .where('gateway', '=', deps.gateway.name)
    .executeTakeFirst()
  if (known) return { ok: true, customerId: known.customer_id }
  const made = await deps.gateway.createCustomer({ userId, email })
  if (!made.ok) return made
  await db
    .insertInto('payment_customers')
    .values({ user_id: userId, gateway: deps.gateway.name, customer_id: made.customerId })
    .onConflict((conflict) => conflict.columns(['user_id', 'gateway']).doNothing())
    .execute()
  return made
}
