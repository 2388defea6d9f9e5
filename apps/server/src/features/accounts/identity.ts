import { DEMO_HOURS, PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'
import { betterAuth } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { ensureHousehold } from '../../accounts/households.store.ts'
import { toUserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { passwordResetMail, verificationMail } from '../../mail/account-mails.ts'
import { boundedUser, endOldestSessions } from './account-bounds.ts'
import { imitateSignUp } from './imitate-sign-up.ts'
import { noteAddressProven } from './note-address-proven.ts'
import { voidLinks } from './void-links.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

export type Identity = ReturnType<typeof createIdentity>

/** Configures Better Auth: accounts, passwords, mails and sessions. */
export function createIdentity(deps: Deps) {
  const { config, database, mailer, now } = deps
  return betterAuth({
    appName: 'Pennyplate',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db: database.db, type: database.engine },
    telemetry: { enabled: false },
    // We have our own rate limits, shared between servers, and our own same-origin check.
    rateLimit: { enabled: false },
    // Every call comes through identity.routes.ts with this address, so links never depend on the Host header.
    trustedOrigins: [config.baseUrl],
    advanced: {
      useSecureCookies: config.isHttps,
      // Requests already passed our same-origin check. The library's check would also refuse programs without a browser.
      disableCSRFCheck: true,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    logger: { disabled: true },
    // Unexpected errors are handled like all errors of this server.
    onAPIError: { throw: true, errorURL: `${config.baseUrl}/sign-in` },
    // Any valid session may list and end the others, not only a fresh one.
    session: { expiresIn: config.isDemo ? DEMO_HOURS * HOUR_S : 30 * DAY_S, updateAge: DAY_S, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      // As it is now: tests exchange it.
      password: {
        hash: (password) => deps.passwords.hash(password),
        verify: (kept) => deps.passwords.verify(kept),
      },
      disableSignUp: !config.allowSignup,
      requireEmailVerification: config.requireVerifiedEmail,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => {
        await voidLinks(database.db, toUserId(user.id))
        await noteAddressProven(database, toUserId(user.id))
      },
      resetPasswordTokenExpiresIn: HOUR_S,
      sendResetPassword: async ({ user, url }) =>
        mailer.send({ ...passwordResetMail(user.email, url), accountId: user.id }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: HOUR_S,
      sendVerificationEmail: async ({ user, url }) =>
        mailer.send({ ...verificationMail(user.email, url), accountId: user.id }),
    },
    // Identity providers may send a name and a picture URL of any length.
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({ data: { ...user, ...boundedUser(user) } }),
          after: async ({ id }) => void (await ensureHousehold(database, toUserId(id), now())),
        },
        update: { before: async (user) => ({ data: { ...user, ...boundedUser(user) } }) },
      },
      session: { create: { after: async ({ userId }) => endOldestSessions(database.db, toUserId(userId)) } },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const body: unknown = context.body
        if (holdsZeroByte(body) || holdsZeroByte(context.query)) throw new AppError('invalid_request')
        if (context.path !== '/sign-up/email' || !config.allowSignup) return
        const signUp = { email: textField(body, 'email').toLowerCase(), name: textField(body, 'name') }
        const password = textField(body, 'password')
        // The library refuses it for its length, whether or not the address is taken.
        if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) return
        const imitated = await imitateSignUp(deps, signUp, () => context.context.password.hash(password))
        if (imitated) return context.json(imitated)
      }),
    },
    plugins: config.oidc
      ? [
          genericOAuth({
            config: [
              {
                providerId: 'oidc',
                name: config.oidc.name,
                discoveryUrl: `${config.oidc.issuer}/.well-known/openid-configuration`,
                clientId: config.oidc.clientId,
                clientSecret: config.oidc.clientSecret,
                scopes: ['openid', 'profile', 'email'],
                pkce: true,
                disableSignUp: !config.allowSignup,
              },
            ],
          }),
        ]
      : [],
  })
}

function textField(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return ''
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : ''
}

/** Checked here because sign-up reports every database error as its own failure. */
function holdsZeroByte(fields: unknown): boolean {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).some((value) => typeof value === 'string' && value.includes('\0'))
  )
}
