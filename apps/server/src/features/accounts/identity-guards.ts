import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { type Count, refuse } from '../../http/rate-limits.ts'
import { findActor, sessionCookieName } from '../../http/session.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { addressKey, findEmail, findUserId } from './find-account.ts'
import type { IdentityCall } from './identity-calls.ts'
import { findKnownDevice, rememberDevice } from './known-devices.ts'
import { upgradeHash } from './upgrade-hash.ts'
import { findResetUser, voidLinks, voidOtherResetLinks } from './void-links.ts'

type Fields = Readonly<Record<string, unknown>>
type Passed = {
  /** Whose turn it is when passwords are hashed, if anybody's. */
  readonly account?: string
  /** Limited if the library succeeds. */
  readonly counts?: readonly Count[]
  /** What to do after the library has succeeded. */
  readonly afterwards?: (answer: Response) => Promise<void>
}
/** Throws to refuse. */
type Guard = (deps: Deps, c: Context, fields: Fields) => Promise<Passed>

export const GUARDS: Readonly<Record<NonNullable<IdentityCall['about']>, Guard>> = {
  async mails(deps, _c, { email }) {
    refuse(await deps.limits.narrow('reset-account', addressKey(deps, String(email))))
    return {}
  },

  /** Unknown devices share one count per account. A device that signed in to it before has its own. */
  async 'guesses-password'(deps, c, { email, password }) {
    const userId = await findUserId(deps, String(email))
    const address = clientAddress(c, deps.config.trustedProxies)
    const account = userId ?? addressKey(deps, String(email))
    const device = userId && findKnownDevice(c, deps, userId)
    const [rule, who]: Count = device
      ? ['sign-in-device', `${device}:${account}`]
      : ['sign-in-account', account]
    // A device that is refused must not use up the address of its family, nor a refused address an account.
    if (!device) refuse(await deps.limits.narrow('sign-in-address', address))
    refuse(await deps.limits.narrow(rule, who))
    if (device) refuse(await deps.limits.narrow('known-devices-address', address))
    return {
      account: device ? account : guestAccount(address, account),
      counts: userId ? [['right-password', userId]] : [],
      async afterwards() {
        await deps.limits.forget(rule, who)
        if (!userId) return
        rememberDevice(c, deps, userId)
        await upgradeHash(deps, userId, String(password))
      },
    }
  },

  async 'opens-account'(deps, c, { email, password }) {
    await refuseCommonPassword(String(password), String(email))
    return {
      account: guestAccount(clientAddress(c, deps.config.trustedProxies), addressKey(deps, String(email))),
      async afterwards(answer) {
        const isSignedIn = answer.headers
          .getSetCookie()
          .some((cookie) => cookie.startsWith(`${sessionCookieName(deps.config)}=`))
        const userId = isSignedIn ? await findUserId(deps, String(email)) : undefined
        if (userId) rememberDevice(c, deps, userId)
      },
    }
  },

  async 'changes-password'(deps, c, { newPassword }) {
    const actor = await findActor(deps, c.req.raw.headers)
    // Without a session the library refuses before it checks the password.
    if (!actor) return {}
    const { userId, email } = actor
    refuse(await deps.limits.narrow('password-check', userId))
    await refuseCommonPassword(String(newPassword), email)
    return {
      account: userId,
      counts: [['right-password', userId]],
      async afterwards() {
        await deps.limits.forget('password-check', userId)
        await voidLinks(deps.database.db, userId)
      },
    }
  },

  /** Only the owner can open the mailed link, and must be able to sign in while others are guessing. */
  async 'resets-password'(deps, c, { token, newPassword }) {
    const userId = await findResetUser(deps.database.db, String(token))
    // The library refuses it, and says why.
    if (!userId) return {}
    await refuseCommonPassword(String(newPassword), await findEmail(deps.database.db, userId))
    await voidOtherResetLinks(deps.database, userId, String(token))
    return {
      account: userId,
      async afterwards() {
        await deps.limits.forget('sign-in-account', userId)
        rememberDevice(c, deps, userId)
      },
    }
  },
}

/** Typing somebody's email address must not use up the owner's turns, so it counts together with where it comes from. */
const guestAccount = (address: string, account: string) => `${address} ${account}`
