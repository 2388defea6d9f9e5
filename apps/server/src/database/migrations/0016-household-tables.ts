type Column = {
  readonly name: string
  readonly type: string
  /** SQL over the old row, for a column that is new. */
  readonly value?: string
}

export type RekeyedTable = {
  readonly name: string
  /** The rest of the primary key, after the household. */
  readonly key: readonly string[]
  readonly columns: readonly Column[]
  readonly indexes?: Readonly<Record<string, string>>
}

const required = 'not null'
const text = (name: string, more = required): Column => ({ name, type: `text ${more}`.trim() })
const integer = (name: string, more = required): Column => ({ name, type: `integer ${more}`.trim() })
const optional = (name: string) => text(name, '')

/** What belonged to a user and belongs to the household from now on, with its columns as of migration 0016. */
export const householdTables: readonly RekeyedTable[] = [
  {
    name: 'documents',
    key: ['key'],
    columns: [
      text('key'),
      optional('value'),
      integer('size_bytes'),
      { name: 'revision', type: 'bigint not null' },
      text('updated_at'),
      text('writes', `not null default '[]'`),
    ],
  },
  {
    name: 'shares',
    key: ['id'],
    columns: [
      text('id'),
      text('payload'),
      text('shared_by'),
      optional('week_start_date'),
      text('shared_at'),
      text('expires_at'),
    ],
    indexes: { shares_id_idx: 'id', shares_expires_at_idx: 'expires_at' },
  },
  {
    name: 'household_products',
    key: ['gtin'],
    columns: [text('gtin'), text('product_json'), text('taught_at')],
  },
  {
    name: 'receipt_aliases',
    key: ['alias'],
    columns: [text('alias'), text('item_json'), text('taught_at')],
  },
  {
    name: 'ai_runs',
    key: ['key'],
    columns: [
      text('key'),
      text('started_at'),
      optional('outcome'),
      text('holder', `not null default ''`),
      text('lease_until', `not null default ''`),
      integer('profile_revision', 'not null default 0'),
    ],
    indexes: { ai_runs_started_at_idx: 'started_at' },
  },
  {
    name: 'ai_calls',
    key: ['id'],
    columns: [
      text('id'),
      text('asked_at'),
      text('kind'),
      text('model'),
      integer('tokens_in'),
      integer('tokens_out'),
      integer('cost_micros', ''),
      integer('ms'),
      text('outcome'),
    ],
    indexes: { ai_calls_asked_at_idx: 'asked_at' },
  },
  {
    name: 'payment_customers',
    key: ['gateway'],
    columns: [text('gateway'), text('customer_id')],
  },
  {
    name: 'subscriptions',
    key: [],
    columns: [
      text('gateway'),
      integer('generation'),
      text('session_id'),
      text('status'),
      text('started_at'),
      integer('price_cents'),
      text('card_json'),
      optional('gateway_subscription_id'),
      integer('arm_tries'),
      optional('first_charge_on'),
      optional('paid_through'),
      optional('next_charge_on'),
      optional('ends_on'),
      optional('past_due_since'),
      text('untold'),
      integer('revision'),
      optional('settled_at'),
      // A call to the provider that was interrupted before this migration is repeated under the same key after it.
      { name: 'provider_key', type: 'text not null', value: 'subscriptions.user_id' },
    ],
    indexes: {
      subscriptions_gateway_id_idx: 'gateway_subscription_id',
      subscriptions_due_idx: 'status, next_charge_on',
    },
  },
  {
    name: 'ledger_entries',
    key: ['gateway', 'payment_id'],
    columns: [
      text('gateway'),
      text('payment_id'),
      integer('amount_cents'),
      text('period_from'),
      text('period_to'),
      text('paid_at'),
    ],
  },
  {
    name: 'sandbox_cards',
    key: ['id'],
    columns: [text('id'), text('behaviour')],
  },
  {
    name: 'sandbox_subscriptions',
    key: ['id'],
    columns: [
      text('id'),
      text('card_id'),
      integer('price_cents'),
      text('first_charge_on'),
      integer('months_billed'),
      optional('next_try_on'),
      integer('is_cancelled'),
    ],
    indexes: { sandbox_subscriptions_due_idx: 'next_try_on' },
  },
  {
    name: 'sandbox_invoices',
    key: ['id'],
    columns: [
      text('id'),
      text('subscription_id'),
      integer('amount_cents'),
      text('due_on'),
      text('period_to'),
      optional('paid_at'),
    ],
  },
]
