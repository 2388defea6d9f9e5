import { weekOverviewAnswer } from '@pennyplate/contract/week/overview'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { PASSWORD, signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const [WEEK, NEXT, LATER] = ['2026-11-22', '2026-11-29', '2026-12-13']
const TODAY = '2026-11-24'

const weekOf = (dinner: string, weekStartDate = WEEK) => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
  report: { totalCents: 1 },
})

/** As a checkmark names it. */
function firstLine({ sections: [section] }: { sections: { category: string; items: { name: string }[] }[] }) {
  return { category: section?.category, name: section?.items[0]?.name, nth: 0 }
}

describe.each(ENGINES)('several weeks with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  let sent = 0
  function deviceWith(person: Awaited<ReturnType<typeof signUp>>) {
    const send = (command: object) =>
      person.post('/api/week/commands', { idempotencyKey: `command ${++sent}`, today: TODAY, command })
    const overview = async () => weekOverviewAnswer.parse((await person.get('/api/weeks/overview')).json)
    const read = async (key: string) => (await person.get(person.kv(key))).json.value
    return { ...person, send, overview, read }
  }

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    await sam.post(sam.kv('profile'), { value: { adults: 2, weeklyBudget: 120, zipCode: '72762' } })
    return deviceWith(sam)
  }

  /** Another device of the same person. */
  async function deviceOf(sam: Awaited<ReturnType<typeof household>>) {
    const visitor = server.visitor()
    await visitor.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
    return deviceWith({ ...sam, ...visitor })
  }

  it('an accepted week is copied as a draft that is priced anew, and both can be opened', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs') })
    const { json: accepted } = await sam.send({ type: 'accept' })
    const { json: copied } = await sam.send({ type: 'reuse', from: WEEK, week: LATER })
    expect(copied.plan).toMatchObject({ weekStartDate: LATER, days: accepted.plan.days })
    expect(copied.shoppingList).toBeUndefined()
    expect(copied.totals.listCents).toBeGreaterThan(0)
    expect(copied.plan.report.totalCents).toBe(copied.totals.listCents)

    expect(await sam.overview()).toMatchObject({
      current: LATER,
      weeks: [
        { weekStart: LATER, state: 'draft', totalCents: copied.totals.listCents },
        { weekStart: WEEK, state: 'accepted' },
      ],
    })
    const { json: shown } = await sam.send({ type: 'show', week: WEEK })
    expect(shown.shoppingList).toEqual(accepted.shoppingList)
    expect(await sam.read('currentShoppingList')).toEqual(accepted.shoppingList)
    expect((await sam.overview()).current).toBe(WEEK)
    const unknown = await sam.send({ type: 'show', week: '2027-01-03' })
    expect([unknown.status, unknown.json.error]).toEqual([422, 'no_such_week'])
  })

  it('share food: what this week leaves in the pantry is not bought for the next, and is again after undo', async () => {
    const sam = await household()
    type Line = { foodId: string; needG: number; pantryG: number }
    const listOf = async (week: string) => {
      await sam.send({ type: 'show', week })
      const { sections } = await sam.read('currentShoppingList')
      return sections.flatMap(({ items }: { items: Line[] }) => items) as Line[]
    }
    for (const week of [WEEK, NEXT]) {
      await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs', week) })
      await sam.send({ type: 'accept' })
    }
    const whole = await listOf(NEXT)
    expect(whole.map(({ foodId }) => foodId)).toContain('salt')
    const key = `command ${sent + 1}`
    await sam.send({ type: 'buy', week: WEEK })
    const rest = await listOf(NEXT)
    expect(rest.map(({ foodId }) => foodId)).not.toContain('salt')
    const beef = (lines: Line[]) => lines.find(({ foodId }) => foodId.startsWith('ground-beef'))
    // All of the beef is still to be cooked this week.
    expect(beef(rest)).toMatchObject({ needG: beef(whole)?.needG })
    await sam.send({ type: 'undo', of: key })
    const keyed = (lines: Line[]) => lines.map(({ foodId, needG, pantryG }) => [foodId, needG, pantryG])
    expect(new Set(keyed(await listOf(NEXT)).map(String))).toEqual(new Set(keyed(whole).map(String)))
    expect(await listOf(WEEK)).toHaveLength(whole.length)
  })

  it('are summed up without being read, unless they were stored before summaries were kept', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send({ type: 'noteDay', day: 1, text: 'Soccer' })
    const { db } = server.deps.database
    const before = await sam.overview()
    expect(before.weeks).toMatchObject([
      { weekStart: WEEK, state: 'draft', days: [{}, { note: 'Soccer' }, {}, {}, {}, {}, {}] },
    ])
    await db.updateTable('weeks').set({ summary: null }).execute()
    expect(await sam.overview()).toEqual(before)
    const kept = JSON.stringify(before.weeks[0])
    await db.updateTable('weeks').set({ summary: kept, plan: 'no JSON' }).execute()
    expect(await sam.overview()).toEqual(before)
  })

  it('a note on a day is stored, stays when the week is planned again, and leaves list and total alone', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs') })
    await sam.send({ type: 'accept' })
    const before = await sam.read('currentShoppingList')
    const noted = await sam.send({ type: 'noteDay', day: 2, text: ' Soccer until 6 ' })
    expect(noted.json.plan.dayNotes).toEqual({ 2: 'Soccer until 6' })
    expect(await sam.read('currentShoppingList')).toEqual(before)
    const { weeks } = await sam.overview()
    expect(weeks[0]?.days[2]).toEqual({ dinner: 'Spaghetti and meatballs', meals: 1, note: 'Soccer until 6' })

    await sam.send({ type: 'take', plan: weekOf('Chili') })
    expect((await sam.read('currentMealPlan')).dayNotes).toEqual({ 2: 'Soccer until 6' })
    expect((await sam.send({ type: 'noteDay', day: 2, text: 'x'.repeat(141) })).status).toBe(400)
    expect((await sam.send({ type: 'noteDay', day: 7, text: 'x' })).status).toBe(400)
  })

  it('each device keeps the week it shows, whatever another one opens or plans', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs') })
    const { json: accepted } = await sam.send({ type: 'accept' })
    const dad = await deviceOf(sam)
    const seen = async () => [
      (await dad.read('currentMealPlan'))?.weekStartDate,
      (await sam.read('currentMealPlan'))?.weekStartDate,
    ]
    await sam.send({ type: 'take', plan: weekOf('Chili', NEXT) })
    expect(await seen()).toEqual([WEEK, NEXT])
    expect(await dad.read('currentShoppingList')).toEqual(accepted.shoppingList)
    expect(await sam.read('currentShoppingList')).toBeUndefined()

    // A change of the week that only the other device shows is announced to it.
    const revision = async () => (await dad.get(dad.kv('currentShoppingList'))).json.revision
    const before = await revision()
    const lines = [firstLine(accepted.shoppingList)]
    expect((await sam.send({ type: 'tick', week: WEEK, lines, isTicked: true })).status).toBe(200)
    expect(await revision()).toBeGreaterThan(before)

    await dad.send({ type: 'show', week: NEXT })
    await sam.send({ type: 'show', week: WEEK })
    expect(await seen()).toEqual([NEXT, WEEK])
    const { status } = await dad.send({ type: 'delete' })
    expect([status, ...(await seen())]).toEqual([200, undefined, WEEK])

    // A device without a week to keep follows, as one that signs in does.
    await sam.send({ type: 'take', plan: weekOf('Tacos', LATER) })
    expect(await seen()).toEqual([LATER, LATER])
    expect((await (await deviceOf(sam)).read('currentMealPlan')).weekStartDate).toBe(LATER)
  })

  it('a plan written as a document comes on every screen', async () => {
    const sam = await household()
    const dad = await deviceOf(sam)
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    await sam.send({ type: 'take', plan: weekOf('Soup', NEXT) })
    await sam.post(sam.kv('currentMealPlan'), { value: weekOf('Tacos', LATER) })
    for (const device of [sam, dad]) expect((await device.read('currentMealPlan')).weekStartDate).toBe(LATER)
  })

  it('a change for the week that was on screen reaches it, though another device opened another one', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili', NEXT) })
    await sam.send({ type: 'take', plan: weekOf('Spaghetti and meatballs') })
    const at = { week: NEXT, day: 1, mealType: 'dinner' }
    await sam.send({ type: 'replace', at, meal: { name: 'Soup' } })
    expect((await sam.read('currentMealPlan')).days[1].meals.dinner.name).toBe('Spaghetti and meatballs')
    const { weeks } = await sam.overview()
    expect(weeks.find(({ weekStart }) => weekStart === NEXT)?.days[1]?.dinner).toBe('Soup')
  })

  it('of another household are not seen', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf('Chili') })
    const eve = await household('eve@example.org')
    expect(await eve.overview()).toEqual({ current: null, weeks: [] })
    expect((await eve.send({ type: 'show', week: WEEK })).json.error).toBe('no_such_week')
  })
})
