import type { Trx } from '../database/schema.ts'
import { scheduleCustomerDeletion } from '../payments/customer-deletions.ts'

const PAYMENT_TABLES = [
  'notices',
  'ledger_entries',
  'subscriptions',
  'payment_customers',
  'sandbox_invoices',
  'sandbox_subscriptions',
  'sandbox_cards',
  'account_activity',
] as const

/** Deletes every row that belongs to a household. A test checks all tables for rows that are left. */
export async function eraseHousehold(trx: Trx, userId: string): Promise<void> {
  await scheduleCustomerDeletion(trx, userId)
  for (const table of PAYMENT_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx.deleteFrom('documents').where('user_id', '=', userId).execute()
  await trx.deleteFrom('shares').where('user_id', '=', userId).execute()
  await trx.deleteFrom('household_products').where('user_id', '=', userId).execute()
  await trx.deleteFrom('receipt_aliases').where('user_id', '=', userId).execute()
  await trx.deleteFrom('user_metadata').where('user_id', '=', userId).execute()
  await trx.deleteFrom('rate_limits').where('key', 'like', `%:${userId}`).execute()
  // A requested password reset has the user's id as its value.
  await trx.deleteFrom('verification').where('value', '=', userId).execute()
  await trx.deleteFrom('email_changes').where('user_id', '=', userId).execute()
  await trx.updateTable('owner_codes').set({ claimed_by: null }).where('claimed_by', '=', userId).execute()
  await trx.deleteFrom('session').where('userId', '=', userId).execute()
  await trx.deleteFrom('account').where('userId', '=', userId).execute()
  await trx.deleteFrom('user').where('id', '=', userId).execute()
}
