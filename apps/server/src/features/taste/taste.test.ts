import { type TasteAnswer, tasteAnswer } from '@pennyplate/contract/taste/taste'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { DAYS_REMEMBERED } from '@pennyplate/domain/taste/taste-event'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const TODAY = '2026-11-24'
const TACOS = { name: 'Beef tacos', recipeId: 'beef-tacos' }
const TURKEY_TACOS = { name: 'Turkey tacos', recipeId: 'turkey-tacos' }

const weekOf = (...dinners: readonly object[]) => ({
  weekStartDate: WEEK,
  days: DAY_NAMES.map((day, at) => ({ day, meals: { dinner: dinners[at % dinners.length] } })),
})
const at = (day: number) => ({ day, mealType: 'dinner' })
const dish = (name: string) => ({ name })

describe.each(ENGINES)('taste with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine, startsAt: `${TODAY}T12:00:00Z` })
  })
  afterEach(() => server.close())

  async function household(email = 'sam@example.org') {
    const sam = await signUp(server, email)
    await sam.post(sam.kv('profile'), { value: { adults: 2, weeklyBudget: 120, zipCode: '72762' } })
    let sent = 0
    const send = async (command: object, more: object = {}) => {
      server.advance(1000)
      const body = { idempotencyKey: `${email} ${++sent}`, today: TODAY, command, ...more }
      expect((await sam.post('/api/week/commands', body)).status).toBe(200)
    }
    const events = async () => (await sam.get('/api/taste/events')).json
    const told = async (): Promise<string[]> =>
      (await events()).events.map(({ kind, name }: { kind: string; name: string }) => `${kind} ${name}`)
    const learned = async (): Promise<TasteAnswer> => tasteAnswer.parse((await sam.get('/api/taste')).json)
    return { ...sam, send, events, told, learned }
  }

  it('is told by what the household does with a week, once per command, each with who did it', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf(dish('Chili'), dish('Pizza')) })
    await sam.send({ type: 'take', plan: weekOf(dish('Chili'), TACOS, dish('Soup')) })
    const replace = {
      type: 'replace',
      at: at(2),
      meal: dish('Lasagna'),
      alsoAt: [{ day: 5, mealType: 'dinner' }],
    }
    await sam.send(replace, { idempotencyKey: 'one press' })
    await sam.send(replace, { idempotencyKey: 'one press' })
    await sam.send({ type: 'skip', at: at(0) })
    await sam.send({ type: 'cook', at: at(1), taken: [] })
    await sam.send({ type: 'accept' })
    expect(await sam.told()).toEqual([
      'turned-down Pizza',
      'replaced Soup',
      'chosen Lasagna',
      'skipped Chili',
      'cooked Beef tacos',
      'kept Beef tacos',
      'kept Lasagna',
      'kept Chili',
    ])
    const { events } = await sam.events()
    expect(events[4]).toEqual({
      kind: 'cooked',
      ...TACOS,
      slot: 'dinner',
      weekStart: WEEK,
      at: `${TODAY}T12:00:06.000Z`,
      by: sam.userId,
    })
  })

  it('forgets what was told by a command that is undone', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf(dish('Chili')) })
    await sam.send({ type: 'skip', at: at(1) }, { idempotencyKey: 'oops' })
    await sam.send({ type: 'cook', at: at(2), taken: [] }, { idempotencyKey: 'dinner' })
    await sam.send({ type: 'undo', of: 'oops' })
    expect(await sam.told()).toEqual(['cooked Chili'])
    await sam.send({ type: 'undo', of: 'dinner' })
    expect(await sam.told()).toEqual([])
  })

  it('is the household’s own', async () => {
    const sam = await household()
    const kim = await household('kim@example.org')
    await sam.send({ type: 'take', plan: weekOf(dish('Chili')) })
    await sam.send({ type: 'skip', at: at(1) })
    expect(await kim.told()).toEqual([])
    await kim.delete('/api/taste')
    expect(await sam.told()).toEqual(['skipped Chili'])
    expect((await server.visitor().get('/api/taste/events')).status).toBe(401)
  })

  it('forgets an event after half a year, when the next one is told', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf(dish('Chili')) })
    await sam.send({ type: 'skip', at: at(1) })
    const happened_at = new Date(Date.parse(TODAY) - (DAYS_REMEMBERED + 1) * DAY_MS).toISOString()
    await server.deps.database.db.updateTable('taste_events').set({ happened_at }).execute()
    expect(await sam.told()).toHaveLength(1)
    await sam.send({ type: 'cook', at: at(2), taken: [] })
    expect(await sam.told()).toEqual(['cooked Chili'])
  })

  it('is told in words that were learned, strongest first, and why', async () => {
    const sam = await household()
    const grandmasSoup = dish('Grandma’s soup')
    await sam.send({
      type: 'take',
      plan: weekOf(TACOS, grandmasSoup, TURKEY_TACOS, grandmasSoup, TACOS, grandmasSoup),
    })
    for (const day of [0, 2, 4]) await sam.send({ type: 'cook', at: at(day), taken: [] })
    await sam.send({ type: 'replace', at: at(1), meal: dish('Pizza'), alsoAt: [at(3), at(5)] })
    const { traits } = await sam.learned()
    expect(traits.find(({ trait }) => trait === 'form:taco')).toMatchObject({
      counts: { cooked: 3 },
      stars: expect.any(Number),
    })
    const soup = traits.find(({ trait }) => trait === 'dish:name:grandma’s soup')
    expect(soup).toMatchObject({ name: 'Grandma’s soup', counts: { replaced: 1 } })
    expect(soup?.stars).toBeLessThan(-0.25)
  })

  it('can be corrected: what was learned of a trait is forgotten', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf(TACOS, TURKEY_TACOS) })
    for (const day of [0, 1, 2]) await sam.send({ type: 'cook', at: at(day), taken: [] })
    const taco = ({ traits }: TasteAnswer) => traits.find(({ trait }) => trait === 'form:taco')
    expect(taco(await sam.learned())?.counts).toEqual({ cooked: 3 })
    const answer = await sam.post('/api/taste/corrections', { trait: 'form:taco' })
    expect(taco(tasteAnswer.parse(answer.json))).toBeUndefined()
    // What is known of the dish itself stays.
    expect((await sam.learned()).traits.map(({ trait }) => trait)).toContain('dish:beef-tacos')
    expect((await sam.post('/api/taste/corrections', { trait: 'mood:good' })).status).toBe(400)
  })

  it('can be reset, and is gone with all stored data', async () => {
    const sam = await household()
    await sam.send({ type: 'take', plan: weekOf(TACOS) })
    const tell = async () => {
      await sam.send({ type: 'skip', at: at(0) })
      await sam.send({ type: 'replace', at: at(0), meal: TACOS })
      await sam.post('/api/taste/corrections', { trait: 'form:taco' })
      expect((await sam.events()).corrections).toHaveLength(1)
    }
    await tell()
    await sam.delete('/api/taste')
    expect(await sam.events()).toEqual({ events: [], corrections: [] })
    await tell()
    await sam.delete(`/api/kv/all?userId=${sam.userId}`)
    expect(await sam.events()).toEqual({ events: [], corrections: [] })
  })
})
