import { sql } from 'kysely'
import type { ImportedDb, ImportedProductRow } from '../../database/imported-schema.ts'
import type { DatabaseKind } from '../../database/schema.ts'

type Imported = { engine: DatabaseKind; db: ImportedDb }

/** The product of a 14-digit code; undefined also while nothing was ever imported. */
export async function findImportedRow(
  { engine, db }: Imported,
  gtin: string,
): Promise<ImportedProductRow | undefined> {
  if (!(await hasProducts({ engine, db }))) return undefined
  return db.selectFrom('imported_products').selectAll().where('gtin', '=', Number(gtin)).executeTakeFirst()
}

/** Remembered per connection, because the table never goes once it is there. */
const filled = new WeakSet<ImportedDb>()

async function hasProducts({ engine, db }: Imported): Promise<boolean> {
  if (filled.has(db)) return true
  const query =
    engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'imported_products'`
      : sql`select 1 where to_regclass('imported_products') is not null`
  const isThere = (await query.execute(db)).rows.length > 0
  if (isThere) filled.add(db)
  return isThere
}

export type ImportProgress = { linesRead: number; countsJson: string }

/** Where the import of this file stopped. Undefined if it is new; what is left of another file is then removed. */
export async function resumeImport(
  { engine, db }: Imported,
  fingerprint: string,
): Promise<ImportProgress | undefined> {
  return db.transaction().execute(async (trx) => {
    await sql`
      create table if not exists product_import (
        fingerprint text primary key, lines_read bigint not null, counts_json text not null
      )`.execute(trx)
    const [known] = await trx.selectFrom('product_import').selectAll().execute()
    if (known?.fingerprint === fingerprint)
      return { linesRead: known.lines_read, countsJson: known.counts_json }
    await trx.deleteFrom('product_import').execute()
    await trx.schema.dropTable('imported_products_next').ifExists().execute()
    // Only "integer" makes the code the row's own number in SQLite.
    await sql`
      create table imported_products_next (
        gtin ${sql.raw(engine === 'sqlite' ? 'integer' : 'bigint')} primary key,
        name text not null, brand text, quantity text, category text, ingredients text, allergens text, traces text
      )`.execute(trx)
    await trx.insertInto('product_import').values({ fingerprint, lines_read: 0, counts_json: '{}' }).execute()
    return undefined
  })
}

/** Returns false, and changes nothing, if another import went on in the meantime. */
export async function saveBatch(
  { db }: Imported,
  rows: readonly ImportedProductRow[],
  from: number,
  to: ImportProgress,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('product_import')
      .set({ lines_read: to.linesRead, counts_json: to.countsJson })
      .where('lines_read', '=', from)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    if (rows.length > 0)
      await trx
        .insertInto('imported_products_next')
        .values([...rows])
        .onConflict((conflict) =>
          conflict
            .column('gtin')
            .doUpdateSet((eb) => ({
              name: eb.ref('excluded.name'),
              brand: eb.ref('excluded.brand'),
              quantity: eb.ref('excluded.quantity'),
              category: eb.ref('excluded.category'),
              ingredients: eb.ref('excluded.ingredients'),
              allergens: eb.ref('excluded.allergens'),
              traces: eb.ref('excluded.traces'),
            }))
            // The entry that says what is in it wins.
            .where('imported_products_next.ingredients', 'is', null),
        )
        .execute()
    return true
  })
}

/** Puts the new products in the place of the old ones, at once. Returns how many there are. */
export async function replaceProducts({ db }: Imported): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('imported_products_next')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    await trx.schema.dropTable('imported_products').ifExists().execute()
    await trx.schema.alterTable('imported_products_next').renameTo('imported_products').execute()
    await trx.deleteFrom('product_import').execute()
    return Number(count)
  })
}
