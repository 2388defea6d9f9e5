import { unsafeMetadata } from '@pennyplate/contract/accounts/me'
import { TERMS_VERSION } from '@pennyplate/domain/bounds/limits'
import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { z } from 'zod'
import { type Metadata, readMetadata, writeMetadata } from '../../accounts/metadata.store.ts'
import type { UserId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { clientAddress } from '../../http/client-address.ts'
import { readJson } from '../../http/json-body.ts'
import { offersOf } from '../../http/offers.ts'
import { limitByHousehold, refuse } from '../../http/rate-limits.ts'
import { findActorByToken, requireActor, type SignedIn } from '../../http/session.ts'
import { changeEmailBody, confirmEmail, confirmEmailBody, requestEmailChange } from './change-email.ts'
import { deleteAccount, deleteAccountBody } from './delete-account.ts'
import { identityRoutes } from './identity.routes.ts'
import type { Identity } from './identity.ts'
import { forgetDevice } from './known-devices.ts'

const termsBody = z.object({ tosVersion: z.literal(TERMS_VERSION, { error: `must be ${TERMS_VERSION}` }) })

type LoadIdentity = () => Promise<Identity>

export function accountsRoutes(deps: Deps, identity: LoadIdentity) {
  const signedIn = [requireActor(deps), limitByHousehold(deps)] as const
  const inOwnTurn = (c: Context<SignedIn>, call: () => Promise<void>) =>
    deps.passwords.askedBy(
      {
        address: clientAddress(c, deps.config.trustedProxies),
        account: c.var.actor.userId,
        signal: c.req.raw.signal,
      },
      call,
    )
  return new Hono<SignedIn>()
    .get('/api/config', (c) => c.json(offersOf(deps.config)))
    .get('/api/me', async (c) => {
      // Once per page load Better Auth answers itself, because it also renews old sessions.
      const { headers, response } = await (await identity()).api.getSession({
        headers: c.req.raw.headers,
        returnHeaders: true,
      })
      // 200 without a user for guests: browsers would log every 401 in their console.
      if (!response) return c.json({ user: null })
      for (const cookie of headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
      const { id, email, name, emailVerified } = response.user
      const actor = await findActorByToken(deps, response.session.token)
      if (!actor) return c.json({ user: null })
      const metadata = await readMetadata(deps.database.db, actor.userId)
      return c.json({
        user: { id, email, name, emailVerified },
        householdId: actor.householdId,
        role: actor.role,
        publicMetadata: metadata.public,
        unsafeMetadata: metadata.unsafe,
      })
    })
    .patch('/api/me/metadata', ...signedIn, async (c) => {
      const changes = await readJson(c, unsafeMetadata)
      const metadata = await changeMetadata(deps, c.var.actor.userId, (current) => ({
        ...current,
        unsafe: { ...current.unsafe, ...changes },
      }))
      return c.json({ unsafeMetadata: metadata.unsafe })
    })
    .post('/api/me/terms', ...signedIn, async (c) => {
      const { tosVersion } = await readJson(c, termsBody)
      const accepted = { tosAccepted: true, tosAcceptedDate: deps.now().toISOString(), tosVersion }
      const metadata = await changeMetadata(deps, c.var.actor.userId, (current) => ({
        ...current,
        public: accepted,
      }))
      return c.json({ publicMetadata: metadata.public })
    })
    .delete('/api/account', ...signedIn, async (c) => {
      const body = await readJson(c, deleteAccountBody)
      await inOwnTurn(c, async () => deleteAccount(deps, c.var.actor, await identity(), body))
      for (const name of await identityCookies(identity))
        deleteCookie(c, name, { secure: deps.config.isHttps })
      forgetDevice(c, deps, c.var.actor.userId)
      return c.json({ deleted: true })
    })
    .post('/api/account/email', ...signedIn, async (c) => {
      const body = await readJson(c, changeEmailBody)
      await inOwnTurn(c, async () => requestEmailChange(deps, c.var.actor, await identity(), body))
      return c.json({ sent: true })
    })
    .post('/api/account/email/confirm', async (c) => {
      refuse(await deps.limits.narrow('reset-address', clientAddress(c, deps.config.trustedProxies)))
      return c.json(await confirmEmail(deps, await readJson(c, confirmEmailBody)))
    })
    .route('/', identityRoutes(deps, identity))
}

async function identityCookies(identity: LoadIdentity): Promise<string[]> {
  const { authCookies } = await (await identity()).$context
  return [authCookies.sessionToken.name, authCookies.sessionData.name]
}

async function changeMetadata(
  deps: Deps,
  userId: UserId,
  change: (current: Metadata) => Metadata,
): Promise<Metadata> {
  return deps.database.db.transaction().execute(async (trx) => {
    const changed = change(await readMetadata(trx, userId))
    await writeMetadata(trx, userId, changed)
    return changed
  })
}
