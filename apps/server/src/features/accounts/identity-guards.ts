import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { NarrowRule } from '../../http/limits.ts'
import { refuse } from '../../http/rate-limits.ts'
import { findActor, sessionCookieName } from '../../http/session.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { addressKey, findEmail, findUserId } from './find-account.ts'
import type { IdentityCall } from './identity-calls.ts'
import { findKnownDevice, rememberDevice } from './known-devices.ts'
import { upgradeHash } from './upgrade-hash.ts'
import { findResetUser, voidLinks } from './void-links.ts'

type Fields = Readonly<Record<string, unknown>>
/** Throws to refuse, or returns what to do after the library has succeeded. */
type Guard = (deps: Deps, c: Context, fields: Fields) => Promise<(answer: Response) => Promise<void>>

const done = async () => {}

export const GUARDS: Readonly<Record<NonNullable<IdentityCall['about']>, Guard>> = {
  async mails(deps, _c, { email }) {
    refuse(await deps.limits.narrow('reset-account', addressKey(deps, String(email))))
    return done
  },

  /** Unknown devices share one count per account. A device that signed in to it before has its own. */
  async 'guesses-password'(deps, c, { email, password }) {
    const userId = await findUserId(deps, String(email))
    const account = userId ?? addressKey(deps, String(email))
    const device = userId && findKnownDevice(c, deps, userId)
    const [rule, who]: [NarrowRule, string] = device
      ? ['sign-in-device', `${device}:${account}`]
      : ['sign-in-account', account]
    if (!device)
      refuse(await deps.limits.narrow('sign-in-address', clientAddress(c, deps.config.trustedProxies)))
    refuse(await deps.limits.narrow(rule, who))
    return async () => {
      await deps.limits.forget(rule, who)
      if (!userId) return
      rememberDevice(c, deps, userId)
      await upgradeHash(deps, userId, String(password))
    }
  },

  async 'opens-account'(deps, c, { email, password }) {
    await refuseCommonPassword(String(password), String(email))
    return async (answer) => {
      const isSignedIn = answer.headers
        .getSetCookie()
        .some((cookie) => cookie.startsWith(`${sessionCookieName(deps.config)}=`))
      const userId = isSignedIn ? await findUserId(deps, String(email)) : undefined
      if (userId) rememberDevice(c, deps, userId)
    }
  },

  async 'changes-password'(deps, c, { newPassword }) {
    const actor = await findActor(deps, c.req.raw.headers)
    // Without a session the library refuses before it checks the password.
    if (!actor) return done
    refuse(await deps.limits.narrow('password-check', actor.userId))
    await refuseCommonPassword(String(newPassword), actor.email)
    return async () => {
      await deps.limits.forget('password-check', actor.userId)
      await voidLinks(deps.database.db, actor.userId)
    }
  },

  /** Only the owner can open the mailed link, and must be able to sign in while others are guessing. */
  async 'resets-password'(deps, c, { token, newPassword }) {
    const userId = await findResetUser(deps.database.db, String(token))
    await refuseCommonPassword(String(newPassword), userId ? await findEmail(deps.database.db, userId) : '')
    return async () => {
      if (!userId) return
      await deps.limits.forget('sign-in-account', userId)
      rememberDevice(c, deps, userId)
    }
  },
}
