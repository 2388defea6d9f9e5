import { createHmac, timingSafeEqual } from 'node:crypto'
import { SESSION_DAYS_MAX } from '@pennyplate/domain/bounds/limits'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Context, MiddlewareHandler } from 'hono'
import { ensureHousehold, type Membership } from '../accounts/households.store.ts'
import type { UserId } from '../database/ids.ts'
import { prepareQuery } from '../database/prepare-query.ts'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { AppError } from './errors.ts'

/** Who asks, and for which household. Only `findActorByToken` makes one. */
export type Actor = Membership & {
  userId: UserId
  email: string
  sessionId: string
  /** Where a request that needs a session comes from. */
  address?: string
}
export type SignedIn = { Variables: { actor: Actor } }

type SessionDeps = Pick<Deps, 'config' | 'database' | 'now'>

const COOKIE = 'better-auth.session_token'

const findSession = prepareQuery(['token'], (db, { token }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .leftJoin('household_members', 'household_members.user_id', 'user.id')
    .select([
      'session.id as sessionId',
      'session.expiresAt',
      'session.createdAt',
      'user.id as userId',
      'user.email',
    ])
    .select(['household_members.household_id as householdId', 'household_members.role'])
    .where('session.token', '=', token)
    .orderBy('household_members.joined_at')
    .orderBy('household_members.household_id'),
)

/**
 * Finds the signed-in user. Better Auth signs its cookie with HMAC-SHA-256 and stores the token in the session table.
 * Checking both here takes a quarter of the time of asking the library, on every API call.
 */
export async function findActor(deps: SessionDeps, headers: Headers): Promise<Actor | undefined> {
  const token = readSignedToken(headers.get('cookie'), deps.config)
  return token === undefined ? undefined : findActorByToken(deps, token)
}

export async function findActorByToken(
  deps: Pick<Deps, 'database' | 'now'>,
  token: string,
): Promise<Actor | undefined> {
  const row = await findSession(deps.database.db, { token })
  if (!row || new Date(row.expiresAt) <= deps.now() || new Date(row.createdAt) <= oldestSignIn(deps.now()))
    return undefined
  const { userId, email, sessionId, householdId, role } = row
  const membership =
    householdId !== null && role !== null
      ? { householdId, role }
      : await ensureHousehold(deps.database, userId, deps.now())
  return membership && { ...membership, userId, email, sessionId }
}

/** Sessions that began before this have ended, however often they are used. */
export function oldestSignIn(now: Date): Date {
  return new Date(now.getTime() - SESSION_DAYS_MAX * DAY_MS)
}

export function requireActor(deps: SessionDeps): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const actor = await findActor(deps, c.req.raw.headers)
    if (!actor) throw new AppError('unauthorized')
    c.set('actor', { ...actor, address: clientAddress(c, deps.config.trustedProxies) })
    await next()
  }
}

/** A browser sends what it kept for one person; somebody else may be signed in by now. */
export function refuseForOthers(c: Context<SignedIn>): void {
  if (c.req.query('userId') !== undefined) requireOwnUserId(c)
}

/** The user in the query must be the signed-in one (decision D2). */
export function requireOwnUserId(c: Context<SignedIn>): void {
  const userId = c.req.query('userId')
  if (!userId) throw new AppError('invalid_request', { details: [{ path: 'userId', reason: 'is missing' }] })
  if (userId !== c.var.actor.userId) throw new AppError('forbidden')
}

export function sessionCookieName({ isHttps }: Pick<Deps['config'], 'isHttps'>): string {
  return isHttps ? `__Secure-${COOKIE}` : COOKIE
}

function readSignedToken(cookies: string | null, config: SessionDeps['config']): string | undefined {
  if (!cookies) return undefined
  const name = sessionCookieName(config)
  const start = cookies.startsWith(`${name}=`) ? 0 : cookies.indexOf(`; ${name}=`) + 2
  if (start === 1) return undefined
  const end = cookies.indexOf(';', start)
  const signed = decode(cookies.slice(start + name.length + 1, end === -1 ? undefined : end))
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const given = Buffer.from(signed.slice(dot + 1), 'base64')
  const expected = createHmac('sha256', config.authSecret).update(token).digest()
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : undefined
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
