import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { scheduleCustomerDeletion } from '../payments/customer-deletions.ts'

const HOUSEHOLD_TABLES = [
  'notices',
  'ledger_entries',
  'subscriptions',
  'payment_customers',
  'sandbox_invoices',
  'sandbox_subscriptions',
  'sandbox_cards',
  'ai_calls',
  'ai_runs',
  'documents',
  'weeks',
  'current_weeks',
  'shown_weeks',
  'week_commands',
  'taste_events',
  'taste_corrections',
  'own_recipes',
  'recipe_photos',
  'recipe_imports',
  'shares',
  'household_products',
  'receipt_aliases',
  'household_members',
] as const

/** Deletes every row that belongs to a household. A test checks all tables for rows that are left. */
export async function eraseHousehold(trx: Trx, householdId: HouseholdId): Promise<void> {
  await scheduleCustomerDeletion(trx, householdId)
  for (const table of HOUSEHOLD_TABLES)
    await trx.deleteFrom(table).where('household_id', '=', householdId).execute()
  await trx.deleteFrom('rate_limits').where('key', 'like', `%:${householdId}`).execute()
  await trx.deleteFrom('households').where('id', '=', householdId).execute()
}
