import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { seededRandom } from '@pennyplate/planner/search/random'
import { describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { householdAt, type Person } from '../../testing/plan-over-http.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'

/**
 * Two devices change the same weeks of real dishes, with the real planner pricing them. Whatever happened, both see what one
 * device would see that did the same commands one after another: every price to the cent, every amount to the last ounce.
 */

const COMMANDS = rounds(75, 500)
/** Printed with the test's name; give WEEK_SEED to repeat a run. */
const SEED = Number(process.env.WEEK_SEED ?? Date.now() % 1_000_000)
const TODAY = '2026-11-24'
const WEEKS = ['2026-11-22', '2026-11-29']
const DISHES = [
  ['Beef tacos', 'beef-tacos'],
  ['Spaghetti and meatballs', 'spaghetti-and-meatballs'],
  ['Chili', 'chili'],
  ['Tuna melt', 'tuna-melt'],
  ['Beef stew', 'beef-stew'],
  ['Sloppy joes', 'sloppy-joes'],
  ['PB&J', 'pb-j'],
  ['Meatloaf', 'meatloaf'],
].map(([name = '', recipeId = '']) => ({ name, recipeId }))

type Random = ReturnType<typeof seededRandom>
type Command = Readonly<Record<string, unknown> & { type: string }>
type Device = 'phone' | 'tablet'
type Sent = {
  readonly key: string
  readonly device: Device
  readonly command: Command
  revision?: number
}
type Line = Readonly<{ estimatedPrice?: number; foodId?: string; needG?: number; pantryG?: number }>
type List = Readonly<{ totalCost: number; sections: readonly { items: readonly Line[] }[] }>
type Week = Readonly<{
  weekStart: string
  plan: { report?: { totalCents: number | null }; boughtAt?: string } | null
  shoppingList: List | null
}>

function anyCommand(random: Random, earlier: readonly Sent[]): Command {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)] as T
  const dish = () => one(DISHES)
  const mealType = () => one(['lunch', 'dinner'])
  const slot = () => ({
    day: random.below(7),
    mealType: mealType(),
    ...(random.unit() < 0.3 ? { week: one(WEEKS) } : {}),
  })
  const plan = (weekStartDate: string | undefined) => ({
    weekStartDate,
    days: DAY_NAMES.map((day) => ({ day, meals: { lunch: dish(), dinner: dish() } })),
    // A total that is wrong: it must be worked out, not kept.
    report: { totalCents: 1 },
  })
  // Nearly all commands of a week without a plan are refused.
  if (earlier.length < WEEKS.length) return { type: 'take', plan: plan(WEEKS[earlier.length]) }
  const undoable = earlier.slice(-12)
  const kinds: readonly (readonly [number, () => Command])[] = [
    [2, () => ({ type: 'take', plan: plan(one(WEEKS)) })],
    [22, () => ({ type: 'replace', at: slot(), meal: dish(), usualSides: random.unit() < 0.3 })],
    [
      8,
      () => ({
        type: 'replan',
        meals: [...DAY_NAMES.keys()].map((day) => ({
          at: { day, mealType: 'dinner' },
          was: dish().name,
          meal: dish(),
        })),
      }),
    ],
    [6, () => ({ type: 'skip', at: slot() })],
    [4, () => ({ type: 'setPlace', at: slot(), place: 'school' })],
    [4, () => ({ type: 'eatOut', at: slot(), cents: 3000, fromBudget: true })],
    [
      8,
      () => ({ type: 'setServings', at: slot(), people: random.unit() < 0.3 ? null : 1 + random.below(8) }),
    ],
    [12, () => ({ type: 'move', from: slot(), to: slot() })],
    [4, () => ({ type: 'lock', at: slot() })],
    [10, () => ({ type: 'accept' })],
    [1, () => ({ type: 'reopen' })],
    [3, () => ({ type: 'buy' })],
    [7, () => ({ type: 'cook', at: slot() })],
    [2, () => ({ type: 'show', week: one(WEEKS) })],
    [3, () => ({ type: 'price' })],
    [8, () => ({ type: 'undo', of: one(undoable).key })],
  ]
  return one(kinds.flatMap(([weight, make]) => Array.from({ length: weight }, () => make)))()
}

async function openHousehold(server: TestServer): Promise<Person> {
  return householdAt(server, 'sam@example.org', { adults: 2, weeklyBudget: 200, zipCode: '60601' }, [
    { id: 'rice', name: 'Long-grain white rice', quantity: '2 lb', category: 'Grains' },
    { id: 'beef', name: 'Ground beef', quantity: '1 lb', category: 'Meat' },
  ])
}

async function openDevices(server: TestServer) {
  const phone = await openHousehold(server)
  const tablet = server.visitor()
  await tablet.post('/api/auth/sign-in/email', { email: 'sam@example.org', password: PASSWORD })
  return { phone, tablet }
}

const sendTo = (device: Pick<Person, 'post'>, { key, command }: Sent) =>
  device.post('/api/week/commands', { idempotencyKey: key, command, today: TODAY })

/** Everything the household has, without what is drawn or timed anew on each server. */
async function everythingOf(device: Pick<Person, 'get'>, { userId }: Person) {
  const { entries } = (await device.get(`/api/kv/all?userId=${userId}`)).json
  const { current, weeks } = (await device.get('/api/weeks')).json
  const kept = { pantry: entries.pantry?.value, cooked: entries.cookingHistory?.value, current, weeks }
  const plain = JSON.parse(JSON.stringify(kept), (name, value) => (TIMED.has(name) ? TIMED.get(name) : value))
  return plain as { current: string | null; weeks: Week[]; pantry: { name: string; quantity: string }[] }
}
const TIMED: ReadonlyMap<string, unknown> = new Map([
  ...['id', 'addedAt', 'addedDate', 'createdAt', 'date', 'dateAccepted', 'revision', 'updatedAt'].map(
    (name) => [name, undefined] as const,
  ),
  ['boughtAt', 'at some time'],
])

const centsOf = (list: List) =>
  list.sections
    .flatMap(({ items }) => items)
    .reduce((sum, { estimatedPrice = 0 }) => sum + Math.round(estimatedPrice * 100), 0)

describe.each(ENGINES)('two devices that change weeks of real dishes with %s', (engine) => {
  it(`end with every price and amount of the ${COMMANDS} commands done in order, WEEK_SEED=${SEED}`, {
    timeout: 1_200_000,
  }, async () => {
    const random = seededRandom(SEED)
    const settings = { engine, env: { RATE_LIMIT_SCALE: '0' }, startsAt: `${TODAY}T12:00:00Z` }
    const server = await startTestServer(settings)
    const { phone, tablet } = await openDevices(server)
    const log: Sent[] = []

    async function work(device: Pick<Person, 'post'>, called: Device) {
      while (log.length < COMMANDS) {
        const sent: Sent = { key: `k${log.length}`, device: called, command: anyCommand(random, log) }
        log.push(sent)
        const send = async () => {
          const { status, json } = await sendTo(device, sent)
          expect([200, 409, 422, 429, 503], `${status} ${JSON.stringify(json)}`).toContain(status)
          if (status === 200) sent.revision = json.revision
        }
        const luck = random.unit()
        // The answer is lost and the command sent again, or it is sent twice at once.
        if (luck < 0.1) await Promise.all([send(), send()])
        else await send()
        if (luck > 0.85) await send()
      }
    }
    await Promise.all([work(phone, 'phone'), work(tablet, 'tablet')])
    // An answer that says the total is not known yet leaves that to the next price.
    for (const week of WEEKS) {
      const sent: Sent = { key: `last-${week}`, device: 'phone', command: { type: 'price', week } }
      const { status, json } = await sendTo(phone, sent)
      if (status === 200) log.push({ ...sent, revision: json.revision })
    }

    const done = log
      .filter(({ revision }) => revision !== undefined)
      .sort((a, b) => Number(a.revision) - Number(b.revision))
    expect(done.map(({ revision }) => revision)).toEqual(done.map((_, index) => index + 1))
    expect(done.length).toBeGreaterThan(COMMANDS / 3)

    const seen = await everythingOf(phone, phone)
    const { current: _, ...everything } = seen
    expect(await everythingOf(tablet, phone)).toMatchObject(everything)
    for (const { plan, shoppingList } of seen.weeks) {
      if (shoppingList) expect(centsOf(shoppingList)).toBe(Math.round(shoppingList.totalCost * 100))
      // Of a week that was bought, the list is what its new meals still lack.
      if (plan && shoppingList && !plan.boughtAt) expect(plan.report?.totalCents).toBe(centsOf(shoppingList))
    }

    const other = await startTestServer(settings)
    const again = await openDevices(other)
    for (const sent of done)
      expect((await sendTo(again[sent.device], sent)).status, JSON.stringify(sent)).toBe(200)
    expect(seen).toEqual(await everythingOf(again.phone, again.phone))
    expect(await everythingOf(tablet, phone)).toEqual(await everythingOf(again.tablet, again.phone))
    await Promise.all([server.close(), other.close()])
  })
})
