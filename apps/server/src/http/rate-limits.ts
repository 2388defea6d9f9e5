import { createHmac } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { clientAddress } from './client-address.ts'
import { AppError } from './errors.ts'
import type { LimitVerdict, NarrowRule } from './limits.ts'
import type { SignedIn } from './session.ts'

export function refuse(verdict: LimitVerdict): void {
  if (!verdict.allowed) throw new AppError('rate_limited', { retryAfterS: verdict.retryAfterS })
}

export function limitByAddress(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    refuse(deps.limits.flood('address', clientAddress(c, deps.config.trustedProxies)))
    await next()
  }
}

export function limitByUser(deps: Deps): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    refuse(deps.limits.flood('user', c.var.actor.userId))
    await next()
  }
}

const RULES_OF_PATH: Readonly<Record<string, { account?: NarrowRule; address: NarrowRule }>> = {
  '/api/auth/sign-in/email': { account: 'sign-in-account', address: 'sign-in-address' },
  '/api/auth/sign-up/email': { address: 'sign-up-address' },
  '/api/auth/request-password-reset': { account: 'reset-account', address: 'reset-address' },
  '/api/auth/send-verification-email': { account: 'reset-account', address: 'reset-address' },
  '/api/auth/reset-password': { address: 'reset-address' },
  '/api/auth/change-password': { address: 'sign-in-address' },
  '/api/auth/change-email': { address: 'reset-address' },
}

/** Guessing passwords and flooding mailboxes is limited per account and per address, over all servers. */
export function limitIdentityRoutes(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const rules = c.req.method === 'POST' ? RULES_OF_PATH[c.req.path] : undefined
    if (!rules) return next()
    refuse(await deps.limits.narrow(rules.address, clientAddress(c, deps.config.trustedProxies)))
    const account = rules.account && (await accountKey(c, deps.config.authSecret))
    if (rules.account && account) refuse(await deps.limits.narrow(rules.account, account))
    await next()
    if (rules.account === 'sign-in-account' && account && c.res.ok)
      await deps.limits.forget(rules.account, account)
  }
}

/** The address a request is about, unreadable in the table of limits. */
async function accountKey(c: Context, secret: string): Promise<string | undefined> {
  const body: unknown = await c.req.raw
    .clone()
    .json()
    .catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('email' in body) || typeof body.email !== 'string')
    return undefined
  return createHmac('sha256', secret).update(body.email.trim().toLowerCase()).digest('base64url')
}
