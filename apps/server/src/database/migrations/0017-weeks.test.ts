import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { checkBackup } from '../../backup/read-backup.ts'
import { loadBackup } from '../../backup/restore-backup.ts'
import { ENGINES, freshDatabase, type Where } from '../../testing/fresh-database.ts'
import { OLD_BACKUP } from '../../testing/old-database.ts'
import { returningVisitor } from '../../testing/session-cookie.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openDatabase } from '../open-database.ts'
import type { DatabaseKind } from '../schema.ts'

const MONDAY_DINNER = { day: 1, mealType: 'dinner' }

const planOf = (dinner: string, more: object = {}) => ({
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner }, mood: 'good' } })),
  ...more,
})
const saved = {
  plan: planOf('Soup'),
  dateAccepted: '2026-11-15T08:00:00Z',
  weekStartDate: '2026-11-15',
  note: 1,
}
/** An older form: the plan itself with two dates. */
const flat = planOf('Stew', { dateAccepted: '2026-11-08', weekStartDate: '2026-11-08T00:00:00Z' })
/** Written by another program: no date, and a report of its own. */
const unusual = planOf('Chili', { report: { totalCents: 'much', reasons: 'none' } })
const oldList = { shoppingList: { sections: [] }, totalCost: 12.5 }

const CASES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'everything, in older forms': {
    currentMealPlan: unusual,
    currentShoppingList: oldList,
    mealPlanHistory: [saved, flat],
  },
  'a week that is also saved': {
    currentMealPlan: planOf('Chili', { weekStartDate: '2026-11-15' }),
    mealPlanHistory: [saved],
  },
  'an empty history and a list without a plan': {
    currentShoppingList: { sections: [] },
    mealPlanHistory: [],
  },
  'past weeks alone': { mealPlanHistory: [saved, flat] },
  nothing: {},
}

/** Kim's documents in a database of version 0.1.0, each with a revision of its own. */
async function fill(place: Where, engine: DatabaseKind, documents: Readonly<Record<string, unknown>>) {
  const database = await openDatabase(place)
  const head = await checkBackup(OLD_BACKUP)
  await database.db.transaction().execute(async (trx) => {
    await loadBackup(trx, engine, OLD_BACKUP, head)
    const { rows } = await sql<{ id: string }>`select id from "user" where email = 'kim@example.org'`.execute(
      trx,
    )
    const id = rows[0]?.id
    await sql`delete from documents where user_id = ${id}`.execute(trx)
    for (const [index, [key, value]] of Object.entries(documents).entries()) {
      const text = JSON.stringify(value)
      await sql`insert into documents (user_id, key, value, size_bytes, revision, updated_at)
        values (${id}, ${key}, ${text}, ${text.length}, ${index + 7}, ${'2026-11-25T10:00:00.000Z'})`.execute(
        trx,
      )
    }
  })
  await database.close()
}

describe.each(ENGINES)('the weeks of version 0.1.0 with %s', (engine) => {
  let place: Where
  let server: TestServer
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  async function kimOf(documents: Readonly<Record<string, unknown>>) {
    place = await freshDatabase(engine)
    await fill(place, engine, documents)
    server = await startTestServer({ engine, where: place, startsAt: '2026-11-26T12:00:00Z' })
    const kim = await returningVisitor(server, 'kim@example.org')
    const read = async () => (await kim.get(`/api/kv/all?userId=${kim.userId}`)).text
    let sent = 0
    const send = async (command: object) =>
      (await kim.post('/api/week/commands', { idempotencyKey: `${++sent}`, command })).json
    return { ...kim, read, send }
  }

  it.each(Object.entries(CASES))('are read back as they were: %s', async (_, documents) => {
    const kim = await kimOf(documents)
    const entries = Object.entries(documents).map(([key, value], index) => [
      key,
      { value, revision: index + 7, updatedAt: '2026-11-25T10:00:00.000Z' },
    ])
    // To the letter, so that the order of properties counts too.
    expect(await kim.read()).toBe(JSON.stringify({ entries: Object.fromEntries(entries.sort()) }))
  })

  it('take commands, and what a command does not touch keeps its form', async () => {
    const kim = await kimOf(CASES['everything, in older forms'] ?? {})
    const skipped = await kim.send({ type: 'skip', at: MONDAY_DINNER })
    expect(skipped.plan.days[1].meals).toMatchObject({ dinner: { place: 'skip' }, mood: 'good' })
    const from = { week: '2026-11-08', ...MONDAY_DINNER }
    const copied = await kim.send({ type: 'copy', from, to: { day: 2, mealType: 'dinner' } })
    expect(copied.plan.days[2].meals.dinner.name).toBe('Stew')
    const reused = await kim.send({ type: 'reuse', from: '2026-11-08', week: '2026-11-29' })
    expect(reused.plan.days[3].meals.dinner.name).toBe('Stew')
    const { entries } = JSON.parse(await kim.read())
    expect(entries.mealPlanHistory).toMatchObject({ value: [saved, flat], revision: 9 })
    expect(entries.currentMealPlan.revision).toBe(10)
  })
})
