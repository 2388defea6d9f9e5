import { afterEach, describe, expect, it } from 'vitest'
import { backupRows } from '../../backup/read-backup.ts'
import { restoreBackup } from '../../backup/restore-backup.ts'
import { ENGINES, freshDatabase, type Where } from '../../testing/fresh-database.ts'
import { fillOldDatabase, OLD_BACKUP } from '../../testing/old-database.ts'
import { returningVisitor } from '../../testing/session-cookie.ts'
import { LIVE, passDays } from '../../testing/subscribers.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { openDatabase } from '../open-database.ts'

const BACKED_UP_AT = '2026-12-02T02:00:00.000Z'

type Row = Readonly<Record<string, unknown>>

async function rowsBefore(table: string, userId: string): Promise<Row[]> {
  const found: Row[] = []
  for await (const part of backupRows(OLD_BACKUP))
    if (part.table === table) found.push(...part.rows.filter((row) => row.user_id === userId))
  return found
}

async function restore(place: Where): Promise<void> {
  const database = await openDatabase(place)
  await restoreBackup(database, OLD_BACKUP, { mayReplace: false })
  await database.close()
}

describe.each(ENGINES)('version 0.1.0 with %s', (engine) => {
  let place: Where
  let server: TestServer
  afterEach(async () => {
    await server.close()
    await place.remove()
  })

  it.each([
    ['database', fillOldDatabase],
    ['backup', restore],
  ] as const)('a %s opens with everything in place', async (_, prepare) => {
    place = await freshDatabase(engine)
    await prepare(place)
    server = await startTestServer({ engine, where: place, startsAt: BACKED_UP_AT, env: LIVE })
    const sam = await returningVisitor(server, 'sam@example.org')
    const kim = await returningVisitor(server, 'kim@example.org')

    const me = (await sam.get('/api/me')).json
    expect(me).toMatchObject({
      user: { id: sam.userId },
      role: 'owner',
      publicMetadata: { tosAccepted: true },
      unsafeMetadata: { profileCompleted: true },
    })
    expect((await sam.get('/api/household')).json).toEqual({
      id: me.householdId,
      name: 'Sam',
      role: 'owner',
      members: [{ userId: sam.userId, name: 'Sam', role: 'owner' }],
      households: [{ id: me.householdId, name: 'Sam', role: 'owner' }],
    })
    const households = [me.householdId, (await kim.get('/api/me')).json.householdId]
    expect(new Set([...households, sam.userId, kim.userId]).size).toBe(4)

    for (const who of [sam, kim]) {
      const { json } = await who.get(`/api/kv/all?userId=${who.userId}`)
      const before = (await rowsBefore('documents', who.userId)).filter(({ value }) => value !== null)
      expect(json.entries).toEqual(
        Object.fromEntries(
          before.map(({ key, value, revision, updated_at: updatedAt }) => [
            key,
            { value: JSON.parse(String(value)), revision, updatedAt },
          ]),
        ),
      )
    }
    const deleted = await kim.get(`/api/kv?userId=${kim.userId}&key=recipeDislikes&absent=null`)
    expect(deleted.json).toMatchObject({ value: null, revision: 2 })

    const [share] = await rowsBefore('shares', sam.userId)
    expect((await sam.get('/api/shares')).json.shares).toMatchObject([{ id: share?.id }])
    expect((await kim.get('/api/shares')).json.shares).toEqual([])
    expect((await server.visitor().get(`/api/shares/${share?.id}`)).status).toBe(200)
    expect((await sam.get('/api/barcode/4001724039150')).json.product).toMatchObject({ name: 'Plum jam' })
    expect((await kim.get('/api/barcode/4001724039150')).json.product?.name).not.toBe('Plum jam')
    const { db } = server.deps.database
    for (const table of ['receipt_aliases', 'ai_runs'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toMatchObject([
        { household_id: me.householdId },
      ])

    const overview = (await sam.get('/api/payments/subscription')).json
    expect(overview).toMatchObject({ status: 'active', receipts: [{ amountCents: 999 }] })
    expect((await kim.get('/api/payments/subscription')).json).toMatchObject({
      status: 'trial',
      notices: [{ kind: 'first_charge' }],
      receipts: [],
    })
  })

  it('subscriptions go on: the next month, a trial not scheduled yet, and a cancellation', async () => {
    place = await freshDatabase(engine)
    await fillOldDatabase(place)
    server = await startTestServer({ engine, where: place, startsAt: BACKED_UP_AT, env: LIVE })
    const { db } = server.deps.database
    const sam = await returningVisitor(server, 'sam@example.org')
    const kim = await returningVisitor(server, 'kim@example.org')
    const keys = await db.selectFrom('subscriptions').select('provider_key').execute()
    expect(new Set(keys.map(({ provider_key }) => provider_key))).toEqual(new Set([sam.userId, kim.userId]))

    await passDays(server, 32)
    expect((await sam.get('/api/payments/subscription')).json.receipts).toHaveLength(2)
    expect((await kim.get('/api/payments/subscription')).json).toMatchObject({
      status: 'active',
      receipts: [{ amountCents: 999 }],
    })
    const cancelled = await sam.post('/api/payments/cancel', {})
    expect(cancelled.json).toMatchObject({ success: true, current: { status: 'cancelled' } })
  })
})
