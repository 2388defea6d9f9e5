import { frozenItem } from '@pennyplate/domain/pantry/frozen-dish'
import { asThawed } from '@pennyplate/domain/week/from-freezer'
import { asLeftover } from '@pennyplate/domain/week/leftovers'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const TODAY = '2026-11-24'
const CHILI = {
  name: 'Chili',
  recipeId: 'chili',
  servingsPerAdult: 1,
  keepsDays: 4,
  freezes: true,
  estimatedCost: 2,
}
const GRILLED = { name: 'Grilled cheese', recipeId: 'grilled-cheese', servingsPerAdult: 1 }
const TUESDAY = { day: 2, mealType: 'lunch' }
const FRIDAY = { day: 5, mealType: 'dinner' }
const PROFILE = { adults: 2, weeklyBudget: 120, zipCode: '72762', mealTypes: ['Lunch', 'Dinner'] }

/** Chili on Sunday and what is left of it on Tuesday; on Friday what is in the freezer, if anything. */
const weekOf = (friday: object = GRILLED) => ({
  weekStartDate: WEEK,
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: {
      ...(index === 2 ? { lunch: asLeftover(CHILI) } : {}),
      dinner: index === 0 ? { ...CHILI, sittings: 2 } : index === 5 ? friday : GRILLED,
    },
  })),
})

describe.each(ENGINES)('the freezer with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  async function household(plan: object, pantry: readonly object[] = []) {
    const sam = await signUp(server, 'sam@example.org')
    let sent = 0
    const send = (command: object) =>
      sam.post('/api/week/commands', { idempotencyKey: `key ${++sent}`, today: TODAY, command })
    await sam.post(sam.kv('profile'), { value: PROFILE })
    if (pantry.length > 0) await sam.post(sam.kv('pantry'), { value: pantry })
    await send({ type: 'take', plan })
    return { ...sam, send, pantry: async () => (await sam.get(sam.kv('pantry'))).json.value }
  }

  it('gets leftovers with what is in them; the list stays as it was, and undo takes them out', async () => {
    const sam = await household(weekOf())
    const before = (await sam.send({ type: 'accept' })).json
    const claimed = { id: 'mine', name: 'Nothing', quantity: '99 portions', allergens: [] }
    const frozen = await sam.send({ type: 'freeze', at: TUESDAY, portions: 2, item: claimed })
    expect(frozen.status).toBe(200)
    expect(frozen.json.plan.days[2].meals.lunch).toMatchObject({ name: 'In the freezer', place: 'skip' })
    expect(frozen.json.plan.days[0].meals.dinner.sittings).toBe(2)
    expect(frozen.json.totals.listCents).toBe(before.totals.listCents)
    const [item] = await sam.pantry()
    expect(item).toMatchObject({ id: 'mine', name: 'Chili', quantity: '2 portions', category: 'Frozen' })
    expect(item.frozen).toMatchObject({ recipeId: 'chili', servingsPerAdult: 1 })

    const undone = await sam.send({ type: 'undo', of: 'key 3' })
    expect(undone.json.plan.days[2].meals.lunch.name).toBe('Leftovers: Chili')
    expect(await sam.pantry()).toEqual([])
  })

  it('gets nothing of a dish that does not freeze', async () => {
    const sam = await household(weekOf())
    const refused = await sam.send({ type: 'freeze', at: FRIDAY, portions: 2 })
    expect([refused.status, refused.json.error]).toEqual([422, 'does_not_freeze'])
  })

  it('says what a dish contains', async () => {
    const pie = { ...CHILI, name: 'Baked ziti', recipeId: 'baked-ziti' }
    const sam = await household(weekOf(pie))
    await sam.send({ type: 'freeze', at: FRIDAY, portions: 2 })
    const [item] = await sam.pantry()
    expect(item.allergens).toEqual(expect.arrayContaining(['milk', 'wheat']))
  })

  it('gives up portions when they are eaten, and gets them back', async () => {
    const moment = { id: 'f', now: `${TODAY}T12:00:00Z`, today: TODAY }
    const item = frozenItem(CHILI, 3, moment)
    const plan = weekOf(asThawed(CHILI, { item: 'f', portions: 2 }))
    const sam = await household(plan, item ? [item] : [])
    const eaten = await sam.send({ type: 'cook', at: FRIDAY })
    expect(eaten.status).toBe(200)
    expect(await sam.pantry()).toMatchObject([{ quantity: '1 portion' }])
    await sam.send({ type: 'undo', of: 'key 2' })
    expect(await sam.pantry()).toMatchObject([{ quantity: '3 portions' }])
  })

  it('feeds meals that are not bought, and are reported when it no longer can', async () => {
    const moment = { id: 'f', now: `${TODAY}T12:00:00Z`, today: TODAY }
    const item = frozenItem(CHILI, 2, moment)
    const thawed = asThawed(CHILI, { item: 'f', portions: 2 })
    const sam = await household(weekOf(thawed), item ? [item] : [])
    const check = async (plan: object) => (await sam.post('/api/ai/check', { plan, today: TODAY })).json
    const own = await check(weekOf(thawed))
    const fresh = await check(weekOf(CHILI))
    expect(own.totals.listCents).toBe(own.totals.tillCents)
    expect(own.totals.listCents).toBeLessThan(fresh.totals.listCents)
    expect(own.totals.perDay[5].calories).toBe(fresh.totals.perDay[5].calories)
    const codes = (answer: { violations: { code: string }[] }) => answer.violations.map(({ code }) => code)
    expect(codes(own)).not.toContain('freezer')
    await sam.post(sam.kv('pantry'), { value: [], baseRevision: 1 })
    expect(codes(await check(weekOf(thawed)))).toContain('freezer')
  })
})
