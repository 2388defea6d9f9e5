import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { limitSuccesses, refuse } from '../../http/rate-limits.ts'
import type { Actor } from '../../http/session.ts'
import type { Identity } from './identity.ts'

/** Single sign-on accounts have no password here; a recent sign-in counts instead. */
const FRESH_SIGN_IN_MS = 10 * 60 * 1000

/** Throws unless the user knows the password, because a session left open somewhere must not be enough. */
export async function proveIdentity(
  deps: Deps,
  actor: Actor,
  identity: Identity,
  password: string | undefined,
): Promise<void> {
  refuse(await deps.limits.narrow('password-check', actor.userId))
  const isRight = await limitSuccesses(
    deps.limits,
    [['right-password', actor.userId]],
    () => isProven(deps, actor, identity, password),
    (proven) => proven,
  )
  if (!isRight) throw new AppError('wrong_password')
  await deps.limits.forget('password-check', actor.userId)
}

async function isProven(deps: Deps, actor: Actor, identity: Identity, password = ''): Promise<boolean> {
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
      .executeTakeFirst()
    // The account was deleted since the session was looked up.
    if (!session) throw new AppError('unauthorized')
    return deps.now().getTime() - new Date(session.createdAt).getTime() < FRESH_SIGN_IN_MS
  }
  const context = await identity.$context
  return context.password.verify({ hash: credential.password, password })
}
