import { DEMO_HOURS, PASSWORD_LENGTH } from '@pennyplate/domain/bounds/limits'
import { betterAuth, generateId } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { alreadyRegisteredMail, passwordResetMail, verificationMail } from '../../mail/account-mails.ts'
import { boundedUser, endOldestSessions } from './account-bounds.ts'
import { isCommonPassword } from './common-passwords.ts'
import { addressKey } from './find-account.ts'
import { createSlowPasswords } from './slow-passwords.ts'
import { voidLinks } from './void-links.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

export type Identity = ReturnType<typeof createIdentity>

/** Accounts, passwords, mails and sessions, as the identity library does them under our rules. */
export function createIdentity(deps: Deps) {
  const { config, database, limits, mailer, now, passwords } = deps
  return betterAuth({
    appName: 'Pennyplate',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret: config.authSecret,
    database: { db: database.db, type: database.engine },
    telemetry: { enabled: false },
    // Our own limits stand before these routes and are shared between servers; our own check refuses other origins.
    rateLimit: { enabled: false },
    // Every call comes through identity.routes.ts, under this address; links lead to it whatever a Host header says.
    trustedOrigins: [config.baseUrl],
    advanced: {
      useSecureCookies: config.isHttps,
      // Every state-changing request passed our own same-origin check; the library's also refuses honest programs.
      disableCSRFCheck: true,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    logger: { disabled: true },
    // What is no refusal of the library's own is answered like any error of this server.
    onAPIError: { throw: true, errorURL: `${config.baseUrl}/sign-in` },
    // Any valid session may list and end the others; freshness would refuse a person who signed in yesterday.
    session: { expiresIn: config.isDemo ? DEMO_HOURS * HOUR_S : 30 * DAY_S, updateAge: DAY_S, freshAge: 0 },
    emailAndPassword: {
      enabled: true,
      password: passwords ?? createSlowPasswords(),
      disableSignUp: !config.allowSignup,
      requireEmailVerification: config.requireVerifiedEmail,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: async ({ user }) => voidLinks(database.db, user.id),
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
    // A provider tells name and picture in any length.
    databaseHooks: {
      user: {
        create: { before: async (user) => ({ data: { ...user, ...boundedUser(user) } }) },
        update: { before: async (user) => ({ data: { ...user, ...boundedUser(user) } }) },
      },
      session: { create: { after: async ({ userId }) => endOldestSessions(database.db, userId) } },
    },
    hooks: {
      before: createAuthMiddleware(async (context) => {
        const body: unknown = context.body
        if (holdsZeroByte(body) || holdsZeroByte(context.query)) throw new AppError('invalid_request')
        await refuseCommonPassword(body)
        if (context.path !== '/sign-up/email' || !config.allowSignup) return
        const taken = await findUserByEmail(deps, body)
        // The answer has the shape of a fresh sign-up; the owner of the address hears about it by mail.
        if (taken) {
          // A fresh sign-up hashes the password; answering sooner would tell the two apart.
          await context.context.password.hash(textField(body, 'password') ?? '')
          const mayMail = await limits.narrow('reset-account', addressKey(deps, taken.email))
          if (mayMail.allowed)
            mailer.send({ ...alreadyRegisteredMail(taken.email, config.baseUrl), accountId: taken.id })
          return context.json({ token: null, user: lookAlike(taken.email, body, now()) })
        }
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

async function refuseCommonPassword(body: unknown): Promise<void> {
  const chosen =
    textField(body, 'newPassword') ??
    (textField(body, 'name') !== undefined ? textField(body, 'password') : undefined)
  if (chosen !== undefined && (await isCommonPassword(chosen))) {
    throw new APIError('BAD_REQUEST', {
      error: 'password_common',
      code: 'PASSWORD_COMPROMISED_OR_COMMON',
      message: 'This password is one of the most common ones. Choose another.',
    })
  }
}

async function findUserByEmail({ database }: Deps, body: unknown) {
  const email = textField(body, 'email')?.toLowerCase()
  if (!email) return undefined
  return database.db.selectFrom('user').select(['id', 'email']).where('email', '=', email).executeTakeFirst()
}

function lookAlike(email: string, body: unknown, moment: Date) {
  const name = textField(body, 'name') ?? ''
  return {
    id: generateId(),
    name,
    email,
    emailVerified: false,
    image: null,
    createdAt: moment,
    updatedAt: moment,
  }
}

function textField(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : undefined
}

/** Signing up reports whatever the database refuses as a failure of its own. */
function holdsZeroByte(fields: unknown): boolean {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).some((value) => typeof value === 'string' && value.includes('\0'))
  )
}
