import { PLAN_RUNS_PER_HOUSEHOLD_MAX } from '@pennyplate/domain/bounds/limits'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COUNTED_TABLES } from '../../storage/stored-bytes.ts'
import { ENGINES } from '../../testing/fresh-database.ts'
import { householdAt, planFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Every table with rows of a household or a user, and what limits them. A new table has to be added here. */
const BOUNDS: Readonly<Record<string, string>> = {
  documents: 'HOUSEHOLD_BYTES_MAX in sum, VALUE_BYTES_MAX each',
  weeks: 'HOUSEHOLD_BYTES_MAX in sum with the documents',
  current_weeks: 'one row',
  shown_weeks: 'one row for each session',
  week_commands: 'WEEK_COMMANDS_KEPT keys, WEEK_UNDOS_KEPT with what undo needs',
  taste_events: 'TASTE_EVENTS_KEPT, for half a year',
  taste_corrections: 'TASTE_CORRECTIONS_KEPT',
  own_recipes:
    'OWN_RECIPES_MAX, OWN_RECIPES_BYTES_MAX in sum, OWN_RECIPE_BYTES_MAX each; as many deleted ones',
  recipe_photos: 'PHOTOS_BYTES_MAX in sum; those that no recipe names for UNUSED_PHOTO_HOURS',
  recipe_imports: 'IMPORTS_KEPT, each with at most the lines of IMPORT_LIMITS.reported',
  shares: 'SHARES_PER_HOUSEHOLD_MAX of SHARE_BYTES_MAX',
  household_products: 'TAUGHT_PRODUCTS_MAX',
  receipt_aliases: 'RECEIPT_ALIASES_MAX',
  ai_runs: 'PLAN_RUNS_PER_HOUSEHOLD_MAX, for a day',
  ai_calls: 'AI_DAILY_LIMIT, numbers alone',
  household_members: 'one row',
  user_metadata: 'one row, of fields with a fixed form',
  session: 'SESSIONS_PER_USER_MAX, DEVICE_CHARS_MAX',
  account: 'one row for each way to sign in',
  email_changes: 'one row, EMAIL_CHARS_MAX',
  owner_codes: 'one row for OWNER_EMAIL',
  account_activity: 'one row',
  subscriptions: 'one row',
  payment_customers: 'one row for each gateway',
  ledger_entries: 'written when somebody is charged',
  notices: 'written when somebody is told of a charge',
  sandbox_cards: 'the limit on cards; test mode alone',
  sandbox_subscriptions: 'the limit on cards; test mode alone',
  sandbox_invoices: 'written when somebody is charged; test mode alone',
}

/** A few short rows, or rows that a household cannot write itself: not counted against HOUSEHOLD_STORAGE_MB. */
const NOT_COUNTED = [
  ...['household_members', 'current_weeks', 'shown_weeks', 'taste_corrections', 'ai_calls'],
  ...['subscriptions', 'payment_customers', 'ledger_entries', 'notices'],
  ...['sandbox_cards', 'sandbox_subscriptions', 'sandbox_invoices'],
]

describe.each(ENGINES)('what one household stores, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  it('is bounded in every table', async () => {
    const tables = await server.deps.database.db.introspection.getTables()
    const ofPeople = tables.filter(({ columns }) =>
      columns.some(({ name }) => ['household_id', 'user_id', 'userId', 'claimed_by'].includes(name)),
    )
    expect(new Set(ofPeople.map(({ name }) => name))).toEqual(new Set(Object.keys(BOUNDS)))
  })

  it('is counted in every table that could hold much', async () => {
    const tables = await server.deps.database.db.introspection.getTables()
    const ofHouseholds = tables.filter(({ columns }) => columns.some(({ name }) => name === 'household_id'))
    const named = [...Object.keys(COUNTED_TABLES), ...NOT_COUNTED]
    expect(ofHouseholds.map(({ name }) => name).toSorted()).toEqual(named.toSorted())
  })

  it('keeps a limited number of finished plans, the newest', async () => {
    const sam = await householdAt(server, 'sam@example.org', { mealTypes: ['Breakfast'] })
    const { db } = server.deps.database
    const rows = Array.from({ length: PLAN_RUNS_PER_HOUSEHOLD_MAX + 20 }, (_, n) => ({
      household_id: sam.householdId,
      key: `key-${n}`,
      holder: 'a server',
      profile_revision: 1,
      started_at: new Date(server.deps.now().getTime() - n * 1000).toISOString(),
      lease_until: server.deps.now().toISOString(),
      outcome: '{}',
    }))
    await db.insertInto('ai_runs').values(rows).execute()
    await planFor(sam, { idempotencyKey: 'one more' })
    const kept = await db.selectFrom('ai_runs').select('key').execute()
    expect(kept).toHaveLength(PLAN_RUNS_PER_HOUSEHOLD_MAX + 1)
    expect(kept.map(({ key }) => key)).toContain('key-0')
    expect(kept.map(({ key }) => key)).not.toContain(`key-${PLAN_RUNS_PER_HOUSEHOLD_MAX}`)
  })

  it('drops rate limit counts when they expire', async () => {
    const guess = (n: number) =>
      server.visitor().post('/api/auth/sign-in/email', { email: `n${n}@example.org`, password: 'wrong' })
    for (let n = 0; n < 20; n++) await guess(n)
    server.advance(600_000)
    await guess(20)
    const counts = await server.deps.database.db.selectFrom('rate_limits').select('key').execute()
    expect(counts.length).toBeLessThan(5)
  })
})
