import { TASTE_CORRECTIONS_KEPT } from '@pennyplate/domain/bounds/limits'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { forgetOldCorrections, saveCorrection } from '../../taste/taste.store.ts'

/** Forgets what was learned of a trait. What happens from now on counts again. */
export async function correctTaste(
  { database, now }: Deps,
  actor: Actor,
  { trait }: { readonly trait: Trait },
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, database.engine, actor.householdId)
    await saveCorrection(trx, actor, { trait, at: now().toISOString() })
    await forgetOldCorrections(trx, actor.householdId, TASTE_CORRECTIONS_KEPT)
  })
}
