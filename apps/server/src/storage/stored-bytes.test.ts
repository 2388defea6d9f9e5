import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toHouseholdId } from '../database/ids.ts'
import { ENGINES } from '../testing/fresh-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { storedBytes } from './stored-bytes.ts'

const SAM = toHouseholdId('sam')
const KIM = toHouseholdId('kim')
const NOW = '2026-11-26T12:00:00.000Z'

describe.each(ENGINES)('the bytes of a household, with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
    const households = [SAM, KIM].map((id) => ({ id, name: id, created_at: NOW }))
    await server.deps.database.db.insertInto('households').values(households).execute()
  })
  afterEach(() => server.close())

  it('are those of every text it stores, in UTF-8, and of nobody else', async () => {
    const { db } = server.deps.database
    expect(await storedBytes(db, SAM)).toBe(0)
    for (const household_id of [SAM, KIM]) {
      const own = { household_id, updated_at: NOW }
      await db
        .insertInto('documents')
        .values({ ...own, key: 'pantry', value: 'crème', size_bytes: 6, revision: 1, writes: '[]' })
        .execute()
      await db
        .insertInto('weeks')
        .values({ ...own, week_start: '2026-11-22', plan: 'a'.repeat(10), size_bytes: 10, summary: 'bb' })
        .execute()
      await db
        .insertInto('week_commands')
        .values({ household_id, key: 'one', revision: 1, revisions: '{}', undo: 'ccc', applied_at: NOW })
        .execute()
      await db
        .insertInto('own_recipes')
        .values({ ...own, id: 'own-soup', revision: 1, value: 'd', reading: 'e', size_bytes: 100 })
        .execute()
      const photo = { id: 'photo-1', webp_base64: 'f'.repeat(36), small_base64: 'g'.repeat(4) }
      await db
        .insertInto('recipe_photos')
        .values({ household_id, ...photo, size_bytes: 30, added_at: NOW, unused_since: null })
        .execute()
      const share = { id: `share-${household_id}`, payload: 'h'.repeat(200), shared_by: 'somebody' }
      await db
        .insertInto('shares')
        .values({ household_id, ...share, week_start_date: null, shared_at: NOW, expires_at: NOW })
        .execute()
      await db
        .insertInto('ai_runs')
        .values({ household_id, key: 'plan', started_at: NOW, outcome: 'i'.repeat(1000) })
        .execute()
    }
    expect(await storedBytes(db, SAM)).toBe(6 + 2 + 10 + 2 + 3 + 100 + 40 + 200 + 1000)
  })
})

it('recipes and photos are added up in an index, however many and large they are', async () => {
  const server = await startTestServer()
  const { db } = server.deps.database
  for (const table of ['own_recipes', 'recipe_photos']) {
    const { rows } = await sql<{ detail: string }>`explain query plan
      select sum(size_bytes) from ${sql.table(table)} where household_id = 'sam'`.execute(db)
    expect(rows.map(({ detail }) => detail).join()).toContain(`COVERING INDEX ${table}_size_idx`)
  }
  await server.close()
})
