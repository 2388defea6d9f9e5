import { DAY_MS } from '@pennyplate/domain/calendar-day'
import {
  makeSandboxToken,
  SANDBOX_CARDS,
  type SandboxBehavior,
} from '@pennyplate/domain/subscription/sandbox-card'
import { doBillingWork } from '../work/billing-work.ts'
import { signUp, type TestServer } from './test-server.ts'

export const LIVE = { BILLING: 'live', BILLING_STARTS_ON: '2020-01-01' }

export type Person = Awaited<ReturnType<typeof signUp>>

let nonces = 0

/** A token as test mode's card form sends it. */
export function cardToken(
  behavior: SandboxBehavior = 'accepted',
  typed: { year?: number; code?: string } = {},
): string {
  const number = SANDBOX_CARDS.find((card) => card.behavior === behavior)?.number ?? ''
  const card = { number, expiryMonth: 12, expiryYear: typed.year ?? 2090, code: typed.code }
  const made = makeSandboxToken(card, `n${++nonces}`)
  return made.ok ? made.token : ''
}

export const subscribe = (person: Person, sourceId = cardToken()) =>
  person.post('/api/payments/create-subscription', {
    sourceId,
    userId: person.userId,
    email: 'sam@example.org',
    planId: 'PENNYPLATE_MONTHLY',
  })

/** Signs up a user whose session lasts longer than the months in a test. */
export async function signUpForLong(server: TestServer, email?: string): Promise<Person> {
  const person = await signUp(server, email)
  const { db, engine } = server.deps.database
  const expiresAt = engine === 'postgres' ? new Date('2100-01-01') : '2100-01-01T00:00:00.000Z'
  await db.updateTable('session').set({ expiresAt, createdAt: expiresAt }).execute()
  server.mails.length = 0
  return person
}

/** Lets days pass, and does the scheduled work at the end of each. */
export async function passDays(server: TestServer, days: number, deps = server.deps): Promise<void> {
  for (let day = 0; day < days; day++) {
    server.advance(DAY_MS)
    await doBillingWork(deps)
  }
}
