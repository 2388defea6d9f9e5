import { dayOf, firstDayAfter } from '@pennyplate/domain/calendar-day'
import { makeSandboxToken } from '@pennyplate/domain/subscription/sandbox-card'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { seededRandom } from '@pennyplate/planner/search/random'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
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
/** The hour decides who is charged just before cancelling; a long run starts at its own. */
const STARTS_AT = '2026-11-22T09:19:00.000Z'
const GOOD_CARD = '4111111111111111'
const BAD_CARD = '5105105105105100'

type Person = { userId: string; email: string; cancelledAt: string | null; hasSubscribed: boolean }
type SentMail = Mail & { at: string }

/**
 * Sixty days of a server that is killed again and again, with people who subscribe, cancel, come back and change cards
 * while it dies under them. What counts is seen from outside: the mailboxes and the books of the payment provider.
 */
async function live(server: TestServer, count: number, random: () => number) {
  const { deps } = server
  const { db } = deps.database
  const mails: SentMail[] = []
  let kills = 0
  let settings: Partial<Deps['config']> = {}
  let premiumPriceCents = 999
  const now = () => deps.now().toISOString()
  /** Every start is a new process with today's settings; most die before their work is done. */
  const start = (): Deps =>
    mortalServer(
      {
        ...deps,
        config: { ...deps.config, ...settings },
        premiumPriceCents,
        mailer: {
          ...deps.mailer,
          deliver: async (mail) => {
            const luck = random()
            if (luck < 0.1) return 'not_delivered'
            // A line that breaks at the end: half of these mails arrived.
            if (luck < 0.125) return 'unsure'
            mails.push({ ...mail, at: now() })
            return luck < 0.15 ? 'unsure' : 'delivered'
          },
        },
      },
      random,
      random() < 0.6 ? 1 + Math.floor(random() * (random() < 0.7 ? 40 : 2000)) : Number.POSITIVE_INFINITY,
    )

  /** Whoever got no answer asks again. */
  async function untilAnswered(ask: (deps: Deps) => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await ask(start())
        return
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        kills += 1
      }
    }
  }

  async function work(): Promise<void> {
    for (let starts = 0; starts < 40; starts++) {
      const seen = server.logLines.length
      const done = await doBillingWork(start()).then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof Killed)) throw error
          return false
        },
      )
      const hasDied =
        !done || server.logLines.slice(seen).some((line) => line.includes('scheduled work failed'))
      if (!hasDied) return
      kills += 1
      // Its lease has to run out before another server takes over.
      server.advance(HOUR_MS / 10)
    }
    throw new Error('no server lived long enough')
  }

  const people: Person[] = Array.from({ length: count }, (_, n) => ({
    userId: `user-${n}`,
    email: `user${n}@example.org`,
    cancelledAt: null,
    hasSubscribed: false,
  }))
  const born = (n: number) => (n % 10 === 0 ? 20 : 0)
  const cardOf = (n: number, number = n % 7 === 3 ? BAD_CARD : GOOD_CARD) => {
    const made = makeSandboxToken(
      { number, expiryMonth: 12, expiryYear: 2090 },
      `n${n}-${Math.floor(random() * 1e9)}`,
    )
    return made.ok ? made.token : ''
  }

  const statusOf = async (userId: string) => {
    const row = await db
      .selectFrom('subscriptions')
      .select('status')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.status
  }

  for (let day = 0; day < DAYS; day++) {
    if (day === LIVE_FROM_DAY) settings = { billing: 'live', billingStartsOn: firstDayAfter(now(), 4) }
    if (day === NEW_PRICE_DAY) premiumPriceCents = 1099
    const arriving = people.filter((_, n) => born(n) === day)
    if (arriving.length > 0) await insertUsers(deps, arriving)
    for (const [n, person] of people.entries()) {
      if (born(n) > day) continue
      const { userId, email } = person
      const actor = { userId, email, sessionId: '' }
      const chance = random()
      if (!person.hasSubscribed && chance < 0.03) {
        await untilAnswered((alive) => createSubscription(alive, actor, { sourceId: cardOf(n) }))
        person.hasSubscribed = (await statusOf(userId)) === 'trial'
        if (person.hasSubscribed) person.cancelledAt = null
      } else if (person.hasSubscribed && person.cancelledAt === null && chance < 0.006) {
        await untilAnswered((alive) => cancelSubscription(alive, userId))
        person.cancelledAt = now()
      } else if (person.cancelledAt !== null && chance < 0.05) {
        await untilAnswered((alive) => resumeSubscription(alive, userId))
        if ((await statusOf(userId)) === 'ended') person.hasSubscribed = false
        else person.cancelledAt = null
      } else if (person.hasSubscribed && chance > 0.997) {
        await untilAnswered((alive) => changeCard(alive, actor, cardOf(n, GOOD_CARD)))
      }
    }
    await work()
    server.advance(12 * HOUR_MS)
    await Promise.all([work(), work()])
    server.advance(12 * HOUR_MS)
  }
  // The last day's charges are seen by a server that lives.
  for (let rest = 0; rest < 3; rest++) {
    await doBillingWork({ ...start(), ...aliveParts(deps) })
    server.advance(2 * HOUR_MS)
  }
  return { people, mails, kills }
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
}

async function check(server: TestServer, { people, mails, kills }: Awaited<ReturnType<typeof live>>) {
  const { db } = server.deps.database
  const bills = await db.selectFrom('sandbox_invoices').selectAll().orderBy('due_on').execute()
  const paid = bills.flatMap((bill) => (bill.paid_at === null ? [] : [{ ...bill, paid_at: bill.paid_at }]))
  const byEmail = Map.groupBy(mails, ({ to }) => to)

  // No mail twice.
  const ids = mails.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)

  for (const { userId, email, cancelledAt } of people) {
    const told = byEmail.get(email) ?? []
    const charges = paid.filter((bill) => bill.user_id === userId)
    for (const [n, charge] of charges.entries()) {
      const chargedOn = dayOf(charge.paid_at)
      const price = `$${(charge.amount_cents / 100).toFixed(2)}`
      const naming = told.filter(({ text }) => text.includes(price))
      // Nobody is charged without a mail that names the price, a week before the first charge, a month before a raise.
      const inTime = naming.some(({ at, subject }) =>
        subject.startsWith('Your Pennyplate trial')
          ? firstDayAfter(at, 7) <= chargedOn
          : firstDayAfter(at, 30) <= chargedOn,
      )
      expect(inTime, `${userId} ${charge.due_on} ${price}`).toBe(true)
      // Nobody pays for a day twice.
      const next = charges[n + 1]
      if (next) expect(next.due_on > charge.period_to, `${userId} ${next.due_on}`).toBe(true)
      if (cancelledAt !== null)
        expect(chargedOn <= dayOf(cancelledAt), `${userId} after cancelling`).toBe(true)
    }
  }

  // Nobody loses a month that was paid for.
  const today = dayOf(server.deps.now().toISOString())
  const premium = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('status', 'not in', ['none', 'ended'])
    .execute()
  const paidNow = paid.filter((bill) => bill.period_to >= today).map((bill) => bill.user_id)
  expect(premium.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining(paidNow))

  // The ledger is what the provider took, to the cent.
  const ledger = await db.selectFrom('ledger_entries').selectAll().execute()
  const asText = (rows: { user_id: string; payment: string; cents: number }[]) =>
    rows.map(({ user_id, payment, cents }) => `${user_id} ${payment} ${cents}`).toSorted()
  expect(
    asText(ledger.map((row) => ({ user_id: row.user_id, payment: row.payment_id, cents: row.amount_cents }))),
  ).toEqual(asText(paid.map((row) => ({ user_id: row.user_id, payment: row.id, cents: row.amount_cents }))))

  // One subscription at the provider for each that was begun here.
  const twice = await sql<{ n: number }>`
    select count(*) as n from (
      select user_id from sandbox_subscriptions group by user_id
      having count(*) > (select generation from subscriptions where subscriptions.user_id = sandbox_subscriptions.user_id)
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
  'sixty days on %s with %i people and servers that die at random: nobody is charged untold, nobody twice, every cent is in the ledger',
  {
    timeout: 600_000,
  },
  async (engine: DatabaseKind, count) => {
    const server = await startTestServer({
      engine,
      ...(process.env.LONG_RUNS ? {} : { startsAt: STARTS_AT }),
    })
    // A process that dies loses nothing that was written: only a power cut would need the disk to be waited for.
    if (engine === 'sqlite') await sql`pragma synchronous = off`.execute(server.deps.database.db)
    const figures = await check(server, await live(server, count, seededRandom(20_261_122).unit))
    expect(figures.kills).toBeGreaterThan(count / 4)
    expect(figures.charges).toBeGreaterThan(count / 2)
    expect(figures.raised).toBeGreaterThan(0)
    expect(figures.total).toBe((figures.charges - figures.raised) * 999 + figures.raised * 1099)
    if (process.env.SHOW_FIGURES) process.stdout.write(`${JSON.stringify(figures)}\n`)
    await server.close()
  },
)
