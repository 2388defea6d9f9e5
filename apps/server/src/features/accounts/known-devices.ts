import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'

type DeviceDeps = Pick<Deps, 'config'>

const cookieName = ({ config }: DeviceDeps) => `${config.isHttps ? '__Secure-' : ''}pennyplate.devices`
/** The longest time browsers keep a cookie. */
const KEPT_S = 400 * 24 * 60 * 60
/** How many accounts a browser remembers. The one used longest ago is dropped first. */
const ACCOUNTS_MAX = 8

/**
 * The id of this browser if it signed in to the account before. It grants no access: sign-in attempts from a known device
 * are only counted separately, so that strangers cannot lock the owner out.
 */
export function findKnownDevice(c: Context, deps: DeviceDeps, userId: string): string | undefined {
  return entriesOf(c, deps)
    .map((entry) => entry.split('.'))
    .find(([device = '', seal = '']) => isSame(seal, sealOf(deps, userId, device)))?.[0]
}

export function rememberDevice(c: Context, deps: DeviceDeps, userId: string): void {
  const device = findKnownDevice(c, deps, userId) ?? randomBytes(12).toString('base64url')
  const entry = `${device}.${sealOf(deps, userId, device)}`
  const others = entriesOf(c, deps).filter((other) => other !== entry)
  keep(c, deps, [entry, ...others].slice(0, ACCOUNTS_MAX))
}

export function forgetDevice(c: Context, deps: DeviceDeps, userId: string): void {
  const device = findKnownDevice(c, deps, userId)
  if (device !== undefined)
    keep(
      c,
      deps,
      entriesOf(c, deps).filter((entry) => !entry.startsWith(`${device}.`)),
    )
}

function keep(c: Context, deps: DeviceDeps, entries: string[]): void {
  const name = cookieName(deps)
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: deps.config.isHttps } as const
  if (entries.length === 0) deleteCookie(c, name, attributes)
  else setCookie(c, name, entries.join('~'), { ...attributes, maxAge: KEPT_S })
}

function entriesOf(c: Context, deps: DeviceDeps): string[] {
  return (getCookie(c, cookieName(deps)) ?? '').split('~', ACCOUNTS_MAX).filter(Boolean)
}

function sealOf({ config }: DeviceDeps, userId: string, device: string): string {
  return createHmac('sha256', config.authSecret)
    .update(JSON.stringify(['known device', userId, device]))
    .digest('base64url')
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
