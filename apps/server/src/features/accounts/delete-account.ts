import { z } from 'zod'
import { eraseTraces } from '../../accounts/erase-traces.ts'
import { removeAccount } from '../../accounts/remove-account.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import type { Identity } from './identity.ts'
import { passwordField } from './identity-fields.ts'
import { proveIdentity } from './prove-identity.ts'

export const deleteAccountBody = z.object({
  confirmation: z.literal('DELETE', { error: 'must be DELETE' }),
  password: passwordField.optional(),
})

/** Deletes everything of a household, or nothing (decision D5). */
export async function deleteAccount(
  deps: Deps,
  actor: Actor,
  identity: Identity,
  { password }: z.infer<typeof deleteAccountBody>,
): Promise<void> {
  await proveIdentity(deps, actor, identity, password)
  await deps.database.db.transaction().execute((trx) => removeAccount(deps, trx, actor.userId))
  await eraseTraces(deps)
}
