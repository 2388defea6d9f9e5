import { sql } from 'kysely'
import type { DatabaseKind, Trx } from '../schema.ts'
import { householdTables, type RekeyedTable } from './0016-household-tables.ts'

/**
 * Gives every account a household of its own, and keys by household what belongs to it. A household's id never equals a
 * user's id, so that code which mixes them up finds nothing.
 */
export async function createHouseholds(trx: Trx, engine: DatabaseKind): Promise<void> {
  const { schema } = trx
  await schema
    .createTable('households')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('household_members')
    .addColumn('household_id', 'text', (column) =>
      column.notNull().references('households.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('household_members_pk', ['household_id', 'user_id'])
    .addCheckConstraint('household_members_role', sql`role in ('owner', 'adult', 'child')`)
    .execute()
  await schema
    .createIndex('household_members_user_id_idx')
    .on('household_members')
    .column('user_id')
    .execute()
  await giveEveryAccountAHousehold(trx, engine)
  for (const table of householdTables) await rekey(trx, table)
  await addHouseholdToNotices(trx)
}

async function giveEveryAccountAHousehold(trx: Trx, engine: DatabaseKind): Promise<void> {
  const newId = sql.raw(engine === 'postgres' ? `gen_random_uuid()::text` : `lower(hex(randomblob(16)))`)
  const now = new Date().toISOString()
  await sql`create table new_households as select ${newId} as id, id as user_id, name from "user"`.execute(
    trx,
  )
  await sql`insert into households (id, name, created_at) select id, name, ${now} from new_households`.execute(
    trx,
  )
  await sql`
    insert into household_members (household_id, user_id, role, joined_at)
    select id, user_id, 'owner', ${now} from new_households`.execute(trx)
  await sql`drop table new_households`.execute(trx)
}

/** Neither database can change a primary key in place alike, so the rows move to a new table. */
async function rekey(trx: Trx, { name, key, columns, indexes = {} }: RekeyedTable): Promise<void> {
  const given = columns.filter(({ value }) => value === undefined).map((column) => column.name)
  const computed = columns.filter(({ value }) => value !== undefined)
  await sql
    .raw(`
      create table ${name}_new (
        household_id text not null references households (id) on delete cascade,
        ${columns.map((column) => `${column.name} ${column.type}`).join(', ')},
        constraint ${name}_household_pk primary key (${['household_id', ...key].join(', ')})
      )`)
    .execute(trx)
  await sql
    .raw(`
      insert into ${name}_new (${['household_id', ...given, ...computed.map((column) => column.name)].join(', ')})
      select ${[
        'household_members.household_id',
        ...given.map((column) => `${name}.${column}`),
        ...computed.map(({ value }) => value),
      ].join(', ')}
      from ${name} join household_members on household_members.user_id = ${name}.user_id`)
    .execute(trx)
  await trx.schema.dropTable(name).execute()
  await sql.raw(`alter table ${name}_new rename to ${name}`).execute(trx)
  for (const [index, on] of Object.entries(indexes))
    await sql.raw(`create index ${index} on ${name} (${on})`).execute(trx)
}

/** A notice is mailed to a user. Notices about a subscription also name its household; the others have an empty one. */
async function addHouseholdToNotices(trx: Trx): Promise<void> {
  await sql`
    create table notices_new (
      user_id text not null references "user" (id) on delete cascade,
      household_id text not null,
      id text not null,
      kind text not null,
      params_json text not null,
      state text not null,
      created_at text not null,
      try_at text not null,
      tries integer not null,
      told_at text,
      constraint notices_household_pk primary key (user_id, household_id, id)
    )`.execute(trx)
  await sql`
    insert into notices_new
      (user_id, household_id, id, kind, params_json, state, created_at, try_at, tries, told_at)
    select
      notices.user_id,
      case when kind in ('inactive', 'billing_starts') then '' else household_members.household_id end,
      id, kind, params_json, state, created_at, try_at, tries, told_at
    from notices join household_members on household_members.user_id = notices.user_id`.execute(trx)
  await trx.schema.dropTable('notices').execute()
  await sql`alter table notices_new rename to notices`.execute(trx)
  await trx.schema.createIndex('notices_state_idx').on('notices').columns(['state', 'try_at']).execute()
  await trx.schema.createIndex('notices_household_id_idx').on('notices').column('household_id').execute()
}
