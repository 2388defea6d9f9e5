import { Kysely, SqliteDialect, sql } from 'kysely'
import { expect, it } from 'vitest'
import { openSqlite } from './sqlite-connection.ts'

it('reports why a transaction failed, even if SQLite has already rolled it back', async () => {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: openSqlite(':memory:') }) })
  await sql`create table foods (name text primary key)`.execute(db)
  // Ends the transaction the way a full disk does.
  const add = sql`insert or rollback into foods values ('rice')`
  const twice = db.transaction().execute(async (trx) => {
    await add.execute(trx)
    await add.execute(trx)
  })
  await expect(twice).rejects.toThrow('UNIQUE constraint failed: foods.name')
  expect((await sql`select name from foods`.execute(db)).rows).toEqual([])
  await db.transaction().execute((trx) => add.execute(trx))
  expect((await sql`select name from foods`.execute(db)).rows).toEqual([{ name: 'rice' }])
  await db.destroy()
})
