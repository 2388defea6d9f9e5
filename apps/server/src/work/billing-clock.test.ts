import { dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { makeSandboxToken } from '@pennyplate/domain/subscription/sandbox-card'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { seededRandom } from '@pennyplate/planner/search/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type HouseholdId, toHouseholdId, toUserId, type UserId } from '../database/ids.ts'
import type { DatabaseKind } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { cancelSubscription } from '../features/payments/cancel-subscription.ts'
import { changeCard } from '../features/payments/change-card.ts'
import { createSubscription } from '../features/payments/create-subscription.ts'
import { resumeSubscription } from '../features/payments/resume-subscription.ts'
import type { Mail } from '../mail/mailer.ts'
import { Killed, mortalServer } from '../testing/mortal-server.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { doBillingWork } from './billing-work.ts'

const HOUR_MS = 60 * 60 * 1000
const DAYS = 60
const LIVE_FROM_DAY = 8
const NEW_PRICE_DAY = 22
/** Fixed, because the hour decides who is charged just before cancelling. A long run starts now. */
const STARTS_AT = '2026-11-22T09:19:00.000Z'
const GOOD_CARD = '4111111111111111'
const BAD_CARD = '5105105105105100'

type Person = {
  userId: UserId
  householdId: HouseholdId
  email: string
  cancelledAt: string | null
  hasSubscribed: boolean
}
type SentMail = Mail & { at: string }

/** The simulated world: the people, their mailboxes, and what every new server process starts with. */
type World = {
  server: TestServer
  random: () => number
  people: Person[]
  mails: SentMail[]
  kills: number
  settings: Partial<Deps['config']>
  premiumPriceCents: number
}

/**
 * Runs sixty days of servers that are killed again and again while people subscribe, cancel, come back and change cards.
 * The test then checks what is visible from outside: the mailboxes and the payment provider's records.
 */
async function live(server: TestServer, count: number, random: () => number): Promise<World> {
  const people: Person[] = Array.from({ length: count }, (_, n) => ({
    userId: toUserId(`user-${n}`),
    householdId: toHouseholdId(`household-${n}`),
    email: `user${n}@example.org`,
    cancelledAt: null,
    hasSubscribed: false,
  }))
  const world: World = { server, random, people, mails: [], kills: 0, settings: {}, premiumPriceCents: 999 }
  const { deps } = server
  for (let day = 0; day < DAYS; day++) {
    if (day === LIVE_FROM_DAY)
      world.settings = { billing: 'live', billingStartsOn: firstDayAfter(isoNow(world), 4) }
    if (day === NEW_PRICE_DAY) world.premiumPriceCents = 1099
    const arriving = people.filter((_, n) => arrivalDay(n) === day)
    if (arriving.length > 0) await insertUsers(deps, arriving)
    for (const [n, person] of people.entries()) if (arrivalDay(n) <= day) await act(world, n, person)
    await work(world)
    server.advance(12 * HOUR_MS)
    await Promise.all([work(world), work(world)])
    server.advance(12 * HOUR_MS)
  }
  // A server that survives sees the last day's charges.
  for (let rest = 0; rest < 3; rest++) {
    await doBillingWork({ ...startProcess(world), ...aliveParts(deps) })
    server.advance(2 * HOUR_MS)
  }
  return world
}

const isoNow = ({ server }: World) => server.deps.now().toISOString()
const arrivalDay = (n: number) => (n % 10 === 0 ? 20 : 0)

/** Each start is a new process with today's settings. Most die before their work is done. */
function startProcess(world: World): Deps {
  const { server, random, mails } = world
  const { deps } = server
  return mortalServer(
    {
      ...deps,
      config: { ...deps.config, ...world.settings },
      premiumPriceCents: world.premiumPriceCents,
      mailer: {
        ...deps.mailer,
        deliver: async (mail) => {
          const luck = random()
          if (luck < 0.1) return 'not_delivered'
          // The connection broke at the end: half of these mails arrived.
          if (luck < 0.125) return 'unsure'
          mails.push({ ...mail, at: isoNow(world) })
          return luck < 0.15 ? 'unsure' : 'delivered'
        },
      },
    },
    random,
    random() < 0.6 ? 1 + Math.floor(random() * (random() < 0.7 ? 40 : 2000)) : Number.POSITIVE_INFINITY,
  )
}

/** What one person does on one day, if anything. */
async function act(world: World, n: number, person: Person): Promise<void> {
  const { random } = world
  const { userId, householdId, email } = person
  const actor = { userId, householdId, role: 'owner', email, sessionId: '' } as const
  const chance = random()
  if (!person.hasSubscribed && chance < 0.03) {
    await untilAnswered(world, (alive) => createSubscription(alive, actor, { sourceId: cardOf(random, n) }))
    person.hasSubscribed = (await statusOf(world, householdId)) === 'trial'
    if (person.hasSubscribed) person.cancelledAt = null
  } else if (person.hasSubscribed && person.cancelledAt === null && chance < 0.006) {
    await untilAnswered(world, (alive) => cancelSubscription(alive, householdId))
    person.cancelledAt = isoNow(world)
  } else if (person.cancelledAt !== null && chance < 0.05) {
    await untilAnswered(world, (alive) => resumeSubscription(alive, householdId))
    if ((await statusOf(world, householdId)) === 'ended') person.hasSubscribed = false
    else person.cancelledAt = null
  } else if (person.hasSubscribed && chance > 0.997) {
    await untilAnswered(world, (alive) => changeCard(alive, actor, cardOf(random, n, GOOD_CARD)))
  }
}

/** Repeats a request until a server lives long enough to answer it. */
async function untilAnswered(world: World, ask: (deps: Deps) => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await ask(startProcess(world))
      return
    } catch (error) {
      if (!(error instanceof Killed)) throw error
      world.kills += 1
    }
  }
}

async function work(world: World): Promise<void> {
  const { server } = world
  for (let starts = 0; starts < 40; starts++) {
    const seen = server.logLines.length
    const done = await doBillingWork(startProcess(world)).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Killed)) throw error
        return false
      },
    )
    const hasDied =
      !done || server.logLines.slice(seen).some((line) => line.includes('scheduled work failed'))
    if (!hasDied) return
    world.kills += 1
    // Its lease has to expire before another server takes over.
    server.advance(HOUR_MS / 10)
  }
  throw new Error('no server lived long enough')
}

function cardOf(random: () => number, n: number, number = n % 7 === 3 ? BAD_CARD : GOOD_CARD): string {
  const made = makeSandboxToken(
    { number, expiryMonth: 12, expiryYear: 2090 },
    `n${n}-${Math.floor(random() * 1e9)}`,
  )
  return made.ok ? made.token : ''
}

async function statusOf({ server }: World, householdId: HouseholdId): Promise<string | undefined> {
  const row = await server.deps.database.db
    .selectFrom('subscriptions')
    .select('status')
    .where('household_id', '=', householdId)
    .executeTakeFirst()
  return row?.status
}

const aliveParts = ({ database, gateway, mailer }: Deps) => ({ database, gateway, mailer })

async function insertUsers({ database, now }: Deps, people: readonly Person[]): Promise<void> {
  const isPostgres = database.engine === 'postgres'
  const moment = isPostgres ? now() : now().toISOString()
  await database.db
    .insertInto('user')
    .values(
      people.map(({ userId, email }) => ({
        id: userId,
        name: 'Sam',
        email,
        emailVerified: isPostgres ? true : 1,
        image: null,
        createdAt: moment,
        updatedAt: moment,
      })),
    )
    .execute()
  const founded = now().toISOString()
  await database.db
    .insertInto('households')
    .values(people.map(({ householdId }) => ({ id: householdId, name: 'Sam', created_at: founded })))
    .execute()
  await database.db
    .insertInto('household_members')
    .values(
      people.map(({ userId, householdId }) => ({
        household_id: householdId,
        user_id: userId,
        role: 'owner',
        joined_at: founded,
      })),
    )
    .execute()
}

async function check({ server, people, mails, kills }: World) {
  const { db } = server.deps.database
  const bills = await db.selectFrom('sandbox_invoices').selectAll().orderBy('due_on').execute()
  const paid = bills.flatMap((bill) => (bill.paid_at === null ? [] : [{ ...bill, paid_at: bill.paid_at }]))
  const byEmail = Map.groupBy(mails, ({ to }) => to)

  // No mail is sent twice.
  const ids = mails.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)

  for (const { householdId, email, cancelledAt } of people) {
    const received = byEmail.get(email) ?? []
    const charges = paid.filter((bill) => bill.household_id === householdId)
    for (const [n, charge] of charges.entries()) {
      const chargedOn = dayOf(charge.paid_at)
      const price = `$${(charge.amount_cents / 100).toFixed(2)}`
      const naming = received.filter(({ text }) => text.includes(price))
      // Every charge was announced with its price: a week before the first charge, 30 days before a higher price.
      const inTime = naming.some(({ at, subject }) =>
        subject.startsWith('Your Pennyplate trial')
          ? firstDayAfter(at, 7) <= chargedOn
          : firstDayAfter(at, 30) <= chargedOn,
      )
      expect(inTime, `${householdId} ${charge.due_on} ${price}`).toBe(true)
      // Nobody pays for a day twice.
      const next = charges[n + 1]
      if (next) expect(next.due_on > charge.period_to, `${householdId} ${next.due_on}`).toBe(true)
      if (cancelledAt !== null)
        expect(chargedOn <= dayOf(cancelledAt), `${householdId} after cancelling`).toBe(true)
    }
  }

  // No paid month is lost.
  const today = dayOf(server.deps.now().toISOString())
  const premium = await db
    .selectFrom('subscriptions')
    .select('household_id')
    .where('status', 'not in', ['none', 'ended'])
    .execute()
  const paidNow = paid.filter((bill) => bill.period_to >= today).map((bill) => bill.household_id)
  expect(premium.map(({ household_id }) => household_id)).toEqual(expect.arrayContaining(paidNow))

  // The ledger equals the provider's charges to the cent.
  const ledger = await db.selectFrom('ledger_entries').selectAll().execute()
  const asText = (rows: { household_id: string; payment: string; cents: number }[]) =>
    rows.map(({ household_id, payment, cents }) => `${household_id} ${payment} ${cents}`).toSorted()
  expect(
    asText(
      ledger.map((row) => ({
        household_id: row.household_id,
        payment: row.payment_id,
        cents: row.amount_cents,
      })),
    ),
  ).toEqual(
    asText(paid.map((row) => ({ household_id: row.household_id, payment: row.id, cents: row.amount_cents }))),
  )

  // The provider has one subscription for each one started here.
  const twice = await sql<{ n: number }>`
    select count(*) as n from (
      select household_id from sandbox_subscriptions group by household_id
      having count(*) > (select generation from subscriptions where subscriptions.household_id = sandbox_subscriptions.household_id)
    ) as more`.execute(db)
  expect(Number(twice.rows[0]?.n)).toBe(0)
  const total = paid.reduce((sum, bill) => sum + bill.amount_cents, 0)
  return {
    kills,
    mails: mails.length,
    charges: paid.length,
    raised: paid.filter((bill) => bill.amount_cents === 1099).length,
    total,
  }
}

it.each([
  ['sqlite', rounds(120, 1000)],
  ['postgres', rounds(12, 40)],
] as const)(
  'sixty days with %s, %i people and servers that die at random: nobody is charged without notice or twice, and every cent is in the ledger',
  {
    timeout: 600_000,
  },
  async (engine: DatabaseKind, count) => {
    const server = await startTestServer({
      engine,
      ...(process.env.LONG_RUNS ? {} : { startsAt: STARTS_AT }),
    })
    // Killing a process loses no writes, so the test does not need to wait for the disk.
    if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(server.deps.database.db)
    const figures = await check(await live(server, count, seededRandom(20_261_122).unit))
    expect(figures.kills).toBeGreaterThan(count / 4)
    expect(figures.charges).toBeGreaterThan(count / 2)
    expect(figures.raised).toBeGreaterThan(0)
    expect(figures.total).toBe((figures.charges - figures.raised) * 999 + figures.raised * 1099)
    if (process.env.SHOW_FIGURES) process.stdout.write(`${JSON.stringify(figures)}\n`)
    await server.close()
  },
)
