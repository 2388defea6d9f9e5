import type { Trx } from '../schema.ts'

/** The records of test mode's payment provider, which a real provider would keep itself. */
export async function createSandboxProvider(trx: Trx): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('sandbox_cards')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('behaviour', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sandbox_cards_pk', ['user_id', 'id'])
    .execute()

  await schema
    .createTable('sandbox_subscriptions')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('card_id', 'text', (column) => column.notNull())
    .addColumn('price_cents', 'integer', (column) => column.notNull())
    .addColumn('first_charge_on', 'text', (column) => column.notNull())
    .addColumn('months_billed', 'integer', (column) => column.notNull())
    .addColumn('next_try_on', 'text')
    .addColumn('is_cancelled', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sandbox_subscriptions_pk', ['user_id', 'id'])
    .execute()
  await schema
    .createIndex('sandbox_subscriptions_due_idx')
    .on('sandbox_subscriptions')
    .column('next_try_on')
    .execute()

  await schema
    .createTable('sandbox_invoices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('period_to', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addPrimaryKeyConstraint('sandbox_invoices_pk', ['user_id', 'id'])
    .execute()
}
