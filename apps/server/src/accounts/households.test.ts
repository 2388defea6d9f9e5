import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentChange } from '../documents/change-broadcast.ts'
import { ENGINES } from '../testing/fresh-database.ts'
import { LIVE, type Person, passDays, subscribe } from '../testing/subscribers.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../testing/test-server.ts'

const BREAD = { id: 'a', name: 'Bread', quantity: '1 loaf', category: 'Grains' }
const CODE = '4001724039150'
const CALLS = ['/api/shares', '/api/payments/subscription', '/api/household', `/api/barcode/${CODE}`]

describe.each(ENGINES)('households with %s', (engine) => {
  let server: TestServer
  let sam: Person
  let kim: Person
  beforeEach(async () => {
    server = await startTestServer({ engine, env: LIVE })
    sam = await signUp(server, 'sam@example.org')
    kim = await signUp(server, 'kim@example.org')
  })
  afterEach(() => server.close())

  /** The changes that the household's browsers are told of. */
  function changesFor({ householdId }: Person): DocumentChange[] {
    const heard: DocumentChange[] = []
    server.deps.changes.subscribe(householdId, {
      onChange: (change) => heard.push(change),
      onResync: () => {},
    })
    return heard
  }

  /** Kim leaves the household of her own for Sam's; there is no call for it yet. */
  async function moveIn(): Promise<void> {
    const { db } = server.deps.database
    server.advance(1000)
    const joined_at = server.deps.now().toISOString()
    await db
      .updateTable('household_members')
      .set({ household_id: sam.householdId, role: 'adult', joined_at })
      .where('user_id', '=', kim.userId)
      .execute()
    await db.deleteFrom('households').where('id', '=', kim.householdId).execute()
  }

  it('are never seen by the users of another', async () => {
    const heardByKim = changesFor(kim)
    const heardBySam = changesFor(sam)
    const before = await Promise.all(CALLS.map((path) => kim.get(path)))
    const saved = await sam.post(sam.kv('pantry'), { value: [BREAD] })
    await sam.post(`/api/barcode/${CODE}`, { name: 'Plum jam', category: 'Canned' })
    await subscribe(sam)
    expect(saved.status).toBe(200)

    expect((await kim.get(`/api/kv/all?userId=${kim.userId}`)).json).toEqual({ entries: {} })
    for (const [n, path] of CALLS.entries()) expect((await kim.get(path)).json).toEqual(before[n]?.json)
    // Neither a user's nor a household's id opens another's documents, nor does the own household's id.
    for (const id of [sam.userId, sam.householdId, kim.householdId]) {
      expect((await kim.get(kim.kv('pantry', id))).status).toBe(403)
      expect((await kim.post(kim.kv('pantry', id), { value: [] })).status).toBe(403)
      expect((await kim.delete(`/api/kv/all?userId=${id}`)).status).toBe(403)
    }
    await expect.poll(() => heardBySam.map(({ key }) => key)).toContain('subscriptionStatus')
    expect(heardBySam).toContainEqual({ key: 'pantry', revision: 1 })
    expect(heardByKim).toEqual([])
  })

  it('are shared by their members, who keep their own account', async () => {
    await moveIn()
    const heard = changesFor(sam)
    expect((await kim.post(kim.kv('pantry'), { value: [BREAD] })).status).toBe(200)
    expect((await sam.get(sam.kv('pantry'))).json).toMatchObject({ value: [BREAD], revision: 1 })
    await expect.poll(() => heard).toEqual([{ key: 'pantry', revision: 1 }])
    expect((await kim.get('/api/me')).json).toMatchObject({
      user: { id: kim.userId },
      householdId: sam.householdId,
      role: 'adult',
    })
    expect((await kim.get('/api/household')).json).toEqual({
      id: sam.householdId,
      name: 'Sam',
      role: 'adult',
      members: [
        { userId: sam.userId, name: 'Sam', role: 'owner' },
        { userId: kim.userId, name: 'Sam', role: 'adult' },
      ],
      households: [{ id: sam.householdId, name: 'Sam', role: 'adult' }],
    })
  })

  it('have one subscription; its owner gets the mails, and every member has premium', async () => {
    await moveIn()
    await subscribe(kim)
    server.mails.length = 0
    await passDays(server, 10)
    expect(server.mails.map(({ to }) => to)).toEqual(['sam@example.org'])
    for (const who of [sam, kim])
      expect((await who.get('/api/payments/subscription')).json).toMatchObject({ status: 'active' })
  })

  it('stay when a member deletes an account, and go with the last one', async () => {
    await moveIn()
    await sam.post(sam.kv('pantry'), { value: [BREAD] })
    const gone = { confirmation: 'DELETE', password: PASSWORD }
    expect((await sam.delete('/api/account', gone)).json).toEqual({ deleted: true })
    expect((await kim.get(kim.kv('pantry'))).json).toMatchObject({ value: [BREAD] })
    expect((await kim.delete('/api/account', gone)).json).toEqual({ deleted: true })
    const { db } = server.deps.database
    for (const table of ['households', 'household_members', 'documents'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  })

  it('are made at the first request if the server stopped while the account was made', async () => {
    const { db } = server.deps.database
    await db.deleteFrom('households').where('id', '=', sam.householdId).execute()
    const answers = await Promise.all(Array.from({ length: 5 }, () => sam.get('/api/household')))
    const ids = new Set(answers.map(({ json }) => json.id))
    expect(ids.size).toBe(1)
    expect([...ids]).not.toContain(sam.householdId)
    expect((await sam.post(sam.kv('pantry'), { value: [BREAD] })).status).toBe(200)
  })
})
