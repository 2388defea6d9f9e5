import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { refuse } from '../../http/rate-limits.ts'
import type { Actor } from '../../http/session.ts'
import { eraseTraces } from './erase-traces.ts'
import type { Identity } from './identity.ts'
import { removeAccount } from './remove-account.ts'

export const deleteAccountBody = z.object({
  confirmation: z.literal('DELETE', { error: 'must be DELETE' }),
  password: z.string().max(1000).optional(),
})

/** Someone who signs in elsewhere has no password here; having signed in just now stands for it. */
const FRESH_SIGN_IN_MS = 10 * 60 * 1000

/** Everything of a household goes in one step, or nothing does (D5). */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  identity: Identity,
  { password }: z.infer<typeof deleteAccountBody>,
): Promise<void> {
  refuse(await deps.limits.narrow('delete-account', actor.userId))
  if (!(await provesIdentity(deps, actor, identity, password))) throw new AppError('wrong_password')
  await deps.database.db.transaction().execute((trx) => removeAccount(deps, trx, actor.userId))
  await eraseTraces(deps)
}

async function provesIdentity(
  deps: Deps,
  actor: Actor,
  identity: Identity,
  password?: string,
): Promise<boolean> {
  const { db } = deps.database
  const credential = await db
    .selectFrom('account')
    .select('password')
    .where('userId', '=', actor.userId)
    .where('providerId', '=', 'credential')
    .executeTakeFirst()
  if (!credential?.password) {
    const session = await db
      .selectFrom('session')
      .select('createdAt')
      .where('id', '=', actor.sessionId)
      .executeTakeFirstOrThrow()
    return deps.now().getTime() - new Date(session.createdAt).getTime() < FRESH_SIGN_IN_MS
  }
  const context = await identity.$context
  return context.password.verify({ hash: credential.password, password: password ?? '' })
}
