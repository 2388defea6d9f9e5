import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isDemoAddress } from '../../accounts/demo-address.ts'
import type { Trx } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { refuse } from '../../http/rate-limits.ts'
import type { Actor } from '../../http/session.ts'
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from '../../mail/account-mails.ts'
import { findUserId } from './find-account.ts'
import type { Identity } from './identity.ts'
import { emailField, passwordField, tokenField } from './identity-fields.ts'
import { proveIdentity } from './prove-identity.ts'
import { voidLinks } from './void-links.ts'

const LINK_MS = 60 * 60 * 1000

/** A page with a button, because mail scanners open every link. */
const CONFIRM_PAGE = '/verify-email'

export const changeEmailBody = z.object({
  newEmail: emailField.pipe(z.email()),
  password: passwordField.optional(),
})

export const confirmEmailBody = z.object({ token: tokenField })

/**
 * Mails a link to the new address and a warning to the current one. If the new address already has an account, no link is
 * sent, and the response does not reveal it.
 */
export async function requestEmailChange(
  deps: Deps,
  actor: Actor,
  identity: Identity,
  { newEmail, password }: z.infer<typeof changeEmailBody>,
): Promise<void> {
  // It would become an ordinary account, which nobody deletes after a day.
  if (isDemoAddress(actor.email)) throw new AppError('forbidden')
  await proveIdentity(deps, actor, identity, password)
  refuse(await deps.limits.narrow('reset-account', actor.userId))
  const { mailer, config, database, now, randomId } = deps
  mailer.send({ ...emailChangeAskedMail(actor.email, newEmail, config.baseUrl), accountId: actor.userId })
  if (await findUserId(deps, newEmail)) return
  const token = randomId()
  const change = {
    token_hash: hashOf(token),
    new_email: newEmail,
    expires_at: new Date(now().getTime() + LINK_MS).toISOString(),
  }
  await database.db
    .insertInto('email_changes')
    .values({ user_id: actor.userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
  const link = new URL(CONFIRM_PAGE, config.baseUrl)
  link.searchParams.set('change', token)
  mailer.send({ ...changeEmailMail(newEmail, link.href), accountId: actor.userId })
}

/** The link confirms the new address, signed in or not. It does not sign anybody in. */
export async function confirmEmail(
  deps: Deps,
  { token }: z.infer<typeof confirmEmailBody>,
): Promise<{ email: string }> {
  const changed = await deps.database.db.transaction().execute((trx) => moveAccount(deps, trx, token))
  if (!changed) throw new AppError('invalid_token')
  deps.mailer.send({ ...emailChangedMail(changed.oldEmail, changed.newEmail), accountId: changed.userId })
  return { email: changed.newEmail }
}

async function moveAccount({ database, now }: Deps, trx: Trx, token: string) {
  const moment = now().toISOString()
  const change = await trx
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', moment)
    .returning(['user_id as userId', 'new_email as newEmail'])
    .executeTakeFirst()
  if (!change) return undefined
  const { userId, newEmail } = change
  const isTaken = await trx.selectFrom('user').select('id').where('email', '=', newEmail).executeTakeFirst()
  if (isTaken) return undefined
  const old = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  await trx
    .updateTable('user')
    .set({ email: newEmail, emailVerified: database.engine === 'sqlite' ? 1 : true, updatedAt: moment })
    .where('id', '=', userId)
    .execute()
  // Reset links in the old mailbox must stop working.
  await voidLinks(trx, userId)
  return { userId, oldEmail: old.email, newEmail }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
