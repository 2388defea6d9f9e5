import { sql } from 'kysely'
import type { Trx } from '../schema.ts'

/** Our view of subscriptions; the payment provider has its own. */
export async function createPayments(trx: Trx): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('payment_customers')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('payment_customers_pk', ['user_id', 'gateway'])
    .execute()

  await schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('card_json', 'text', (column) => column.notNull())
    .addColumn('gateway_subscription_id', 'text')
    .addColumn('arm_tries', 'integer', (column) => column.notNull())
    .addColumn('first_charge_on', 'text')
    .addColumn('paid_through', 'text')
    .addColumn('next_charge_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('past_due_since', 'text')
    .addColumn('untold', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute()
  const index = (name: string) => schema.createIndex(name).on('subscriptions')
  await index('subscriptions_gateway_id_idx').column('gateway_subscription_id').execute()
  await index('subscriptions_due_idx').columns(['status', 'next_charge_on']).execute()

  await schema
    .createTable('ledger_entries')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('period_from', 'text', (column) => column.notNull())
    .addColumn('period_to', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ledger_entries_pk', ['user_id', 'gateway', 'payment_id'])
    .execute()

  await schema
    .createTable('gateway_events')
    .addColumn('event_id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .execute()

  // A deleted account still has a subscription at the provider until it is cancelled there.
  await schema
    .createTable('gateway_farewells')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('gateway', 'text', (column) => column.notNull())
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('card_id', 'text')
    .addColumn('subscription_id', 'text')
    .addColumn('try_at', 'text', (column) => column.notNull())
    .execute()

  // From now on only the server writes these two; earlier values came from browsers and prove nothing.
  await sql`
    update documents set value = null, size_bytes = 0, revision = revision + 1
    where key in ('subscriptionStatus', 'accountDeleted') and value is not null`.execute(trx)
}
