import type { Trx } from '../schema.ts'

/** Notices to users, each sent once; leases for scheduled work; and when an account was last used. */
export async function createNotices(trx: Trx): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('notices')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('params_json', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('try_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('notices_pk', ['user_id', 'id'])
    .execute()
  await schema.createIndex('notices_state_idx').on('notices').columns(['state', 'try_at']).execute()

  await schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('done_for', 'text', (column) => column.notNull())
    .execute()

  await schema
    .createTable('account_activity')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('last_active_on', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('account_activity_day_idx')
    .on('account_activity')
    .column('last_active_on')
    .execute()
  // Existing accounts count as used today, because their earlier use was not recorded.
  const today = new Date().toISOString().slice(0, 10)
  await trx
    .insertInto('account_activity')
    .columns(['user_id', 'last_active_on'])
    .expression((eb) => eb.selectFrom('user').select(['id', eb.val(today).as('last_active_on')]))
    .execute()
}
