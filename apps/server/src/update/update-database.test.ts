import { existsSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkBackup } from '../backup/read-backup.ts'
import { replaceByBackup } from '../backup/restore-backup.ts'
import { writeRows } from '../backup/write-backup.ts'
import { type Migration, migrations } from '../database/migrations/migrations.ts'
import { type Database, openDatabase } from '../database/open-database.ts'
import { explainStartFailure } from '../explain-start-failure.ts'
import { ENGINES, freshDatabase, type Where } from '../testing/fresh-database.ts'
import { everyRow, fillOldDatabase } from '../testing/old-database.ts'
import { VERSION } from '../version.ts'
import { undoUpdate } from './undo-update.ts'
import { updateDatabase } from './update-database.ts'

const NOW = new Date('2026-12-02T10:00:00Z')

describe.each(ENGINES)('an update with %s', (engine) => {
  let place: Where
  let old: Record<string, string[]>
  const said: string[] = []
  const open: Database[] = []
  beforeEach(async () => {
    place = await freshDatabase(engine)
    await fillOldDatabase(place)
    old = await everyRow(place)
  })
  afterEach(async () => {
    said.length = 0
    for (const database of open.splice(0)) await database.close()
    await place.remove()
  })

  async function connect(where: Where = place): Promise<Database> {
    const database = await openDatabase(where)
    open.push(database)
    return database
  }
  const update = async (parts?: Parameters<typeof updateDatabase>[2], where: Where = place) =>
    updateDatabase(
      await connect(where),
      { dataDir: where.dataDir, now: NOW, say: (line) => said.push(line) },
      parts,
    )
  const explained = (outcome: Promise<unknown>) =>
    outcome.then(
      () => 'no failure',
      (error: unknown) => explainStartFailure(error, { port: 3000, ...place }),
    )
  const folder = () => join(place.dataDir, 'before-update')
  const saved = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const and = (...more: Migration[]) => ({ list: [...migrations, ...more] })

  it('saves the data first, in a file that brings the older version back', async () => {
    const { snapshot } = await update()
    const path = snapshot?.path ?? ''
    expect(path).toBe(join(folder(), `before-${VERSION}-2026-12-02T10-00-00Z.backup`))
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    expect(said).toEqual([
      expect.stringContaining(`Updating your data to ${VERSION}. It is saved in ${folder()}`),
    ])
    expect((await everyRow(place)).migrations).toHaveLength(migrations.length)

    const head = await checkBackup(path)
    expect(head.migrations.at(-1)).toBe('0011-sandbox-provider')
    const elsewhere = await freshDatabase(engine)
    for (const where of [elsewhere, place]) {
      const { db } = await connect(where)
      await db.transaction().execute((trx) => replaceByBackup(trx, engine, path, head))
      expect(await everyRow(where)).toEqual(old)
    }
    for (const database of open.splice(0)) await database.close()
    await elsewhere.remove()
  })

  it('saves nothing of a new database, and nothing when there is nothing to do', async () => {
    const empty = await freshDatabase(engine)
    expect((await update({}, empty)).applied).toHaveLength(migrations.length)
    expect(await update({}, empty)).toEqual({ applied: [], snapshot: undefined })
    expect(existsSync(join(empty.dataDir, 'before-update'))).toBe(false)
    expect(said).toEqual([])
    for (const database of open.splice(0)) await database.close()
    await empty.remove()
  })

  it.each<[string, Migration, string]>([
    [
      'throws',
      { name: '9999-throws', up: () => Promise.reject(new Error('two kitchens in one household')) },
      '9999-throws: two kitchens in one household',
    ],
    [
      'fails in the database',
      { name: '9999-wrong', up: async (trx) => void (await sql`select secret from nowhere`.execute(trx)) },
      engine === 'sqlite' ? '9999-wrong: Error ERR_SQLITE_ERROR' : '9999-wrong: error 42P01',
    ],
    [
      'fills the disk',
      {
        name: '9999-large',
        async up(trx) {
          if (engine === 'postgres') throw Object.assign(new Error('no space left'), { code: '53100' })
          const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(trx)
          await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(trx)
          await sql`create table large as select randomblob(9000000) as filler`.execute(trx)
        },
      },
      '9999-large: the disk is full',
    ],
    [
      'loses rows',
      { name: '9999-loses', up: async (trx) => void (await sql`delete from receipt_aliases`.execute(trx)) },
      'the table receipt_aliases would lose rows: 1',
    ],
    [
      'drops a table',
      { name: '9999-drops', up: (trx) => trx.schema.dropTable('receipt_aliases').execute() },
      'the table receipt_aliases would lose rows: 1',
    ],
    [
      'writes a document that cannot be read',
      {
        name: '9999-cuts',
        up: async (trx) =>
          void (await sql`update documents set value = substr(value, 1, 5) where key = 'profile'`.execute(
            trx,
          )),
      },
      'rows of documents could not be read any more: 1',
    ],
    [
      'empties a document',
      {
        name: '9999-empties',
        up: async (trx) =>
          void (await sql`update documents set value = null where key = 'profile'`.execute(trx)),
      },
      'rows of documents could not be read any more: 1',
    ],
  ])('leaves the database as it was if a migration %s', async (_, migration, reason) => {
    expect(await explained(update(and(migration)))).toBe(
      `the update to ${VERSION} failed (${reason}). Your data is as it was before. Go on with the version you used before${
        reason.includes('full') ? ', or make room and start again' : ''
      }.`,
    )
    expect(await everyRow(place)).toEqual(old)
    expect(saved()).toEqual([])
    for (const database of open.splice(0)) await database.close()
    expect((await update()).applied).toHaveLength(migrations.length - 11)
  })

  it('finds a week that cannot be read any more', async () => {
    await update()
    const ruin: Migration = {
      name: '9999-weeks',
      up: async (trx) => void (await sql`update weeks set plan = '{"days":'`.execute(trx)),
    }
    const { db } = await connect()
    const household = await db.selectFrom('households').select('id').executeTakeFirstOrThrow()
    await sql`
      insert into weeks (household_id, week_start, plan, size_bytes, updated_at)
      values (${household.id}, '2026-11-29', '{"days":[]}', 11, '')`.execute(db)
    expect(await explained(update(and(ruin)))).toContain('rows of weeks could not be read any more')
  })

  it('goes on where a migration says that it removes rows, and where a row could not be read before', async () => {
    const { db } = await connect()
    await sql`update documents set value = '{' where key = 'profile'`.execute(db)
    const loses: Migration = {
      name: '9999-loses',
      loses: ['receipt_aliases'],
      up: (trx) => trx.schema.dropTable('receipt_aliases').execute(),
    }
    expect((await update(and(loses))).applied).toContain('9999-loses')
  })

  it.each<[string, typeof writeRows, string]>([
    [
      'the disk is full',
      async () => {
        throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      },
      'the disk is full. Nothing was changed. Make room, then try again.',
    ],
    [
      'what was written cannot be read back',
      async (db, kind, path, now) => {
        const counts = await writeRows(db, kind, path, now)
        truncateSync(path, 200)
        return counts
      },
      'what was written there cannot be read back. Nothing was changed. Check that disk, then try again.',
    ],
  ])('does not begin if %s', async (_, write, reason) => {
    expect(await explained(update({ write }))).toBe(
      `the update to ${VERSION} did not begin: your data could not be saved in ${folder()} first, because ${reason}`,
    )
    expect(await everyRow(place)).toEqual(old)
    expect(saved()).toEqual([])
  })

  it('does not begin if its folder cannot be written', async () => {
    writeFileSync(folder(), '')
    expect(await explained(update())).toBe(
      `the update to ${VERSION} did not begin: your data could not be saved in ${folder()} first, because ${folder()} cannot be written. Give this user the right to, or set DATA_DIR.`,
    )
    expect(await everyRow(place)).toEqual(old)
  })

  it('is taken back with SQLite, unless somebody wrote since; with PostgreSQL somebody might have', async () => {
    const database = await connect()
    const context = { dataDir: place.dataDir, now: NOW, say: () => {} }
    const portTaken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' })
    const undo = async () => {
      const { snapshot } = await updateDatabase(database, context)
      if (!snapshot) throw new Error('nothing was saved')
      return { snapshot, undone: () => undoUpdate(database, snapshot, portTaken, () => {}) }
    }
    const first = await undo()
    const way = await first.undone()
    if (engine === 'postgres') {
      expect(way.stage).toEqual({ name: 'kept', snapshot: first.snapshot.path })
      return
    }
    expect(way.stage).toEqual({ name: 'undone' })
    expect(await everyRow(place)).toEqual(old)
    expect(saved()).toEqual([])

    const second = await undo()
    const { db } = await connect()
    await db.updateTable('user').set({ name: 'Samantha' }).execute()
    const kept = await second.undone()
    expect(kept.stage).toEqual({ name: 'kept', snapshot: second.snapshot.path })
    expect((await everyRow(place)).user?.join()).toContain('Samantha')
    expect(explainStartFailure(kept, { port: 3000, ...place })).toBe(
      `port 3000 is taken. Stop what uses it, or set PORT to another. Your data is already updated to ${VERSION}. To go back, stop all servers and run this with the version you used before: npm run pennyplate -- restore ${second.snapshot.path} --replace`,
    )
  })
})
