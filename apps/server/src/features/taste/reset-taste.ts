import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/session.ts'
import { eraseTaste } from '../../taste/taste.store.ts'

/** Likes and dislikes are documents and stay. */
export async function resetTaste({ database }: Deps, { householdId }: Actor): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, database.engine, householdId)
    await eraseTaste(trx, householdId)
  })
}
