import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import type { ChangedKey, DocumentChange } from '../../documents/change-broadcast.ts'
import { findAllDocuments, findDocument } from '../../documents/documents.store.ts'
import { namedWrite } from '../../documents/last-writes.ts'
import { conflictWith } from '../../documents/save-document.ts'
import { storeDocument } from '../../documents/store-document.ts'
import type { Actor } from '../../http/session.ts'
import { eraseOwnRecipes } from '../../own-recipes/erase-own-recipes.ts'
import { eraseTaste } from '../../taste/taste.store.ts'
import { eraseWeeks } from '../../weeks/weeks.store.ts'

type Deletion = {
  baseRevision?: number | undefined
  write?: string | undefined
  /** Also what no document shows: weeks that are not saved, commands that could be undone, and what taste is learned from. */
  isEverything?: boolean
}

/** Returns the keys that had a value. A deletion based on an old revision is refused (decision D3). */
export async function deleteDocuments(
  deps: Deps,
  actor: Actor,
  keys: readonly DocumentKey[],
  { baseRevision, write, isEverything = false }: Deletion = {},
): Promise<ChangedKey[]> {
  const { db, engine } = deps.database
  const updatedAt = deps.now().toISOString()
  const removed = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, actor.householdId)
    const done: DocumentChange[] = []
    for (const key of keys) {
      const current = await findDocument(trx, actor, key)
      if (!current || current.value === null) continue
      if (baseRevision !== undefined && baseRevision !== current.revision) throw conflictWith(current)
      const named = namedWrite(current, actor, write)
      done.push(...(await storeDocument(trx, actor, { key, value: null, updatedAt, ...named })))
    }
    if (isEverything) {
      await eraseWeeks(trx, actor.householdId)
      await eraseTaste(trx, actor.householdId)
      const erased = await eraseOwnRecipes(trx, actor.householdId, updatedAt)
      if (erased) done.push(erased)
    }
    for (const change of done) await deps.changes.announce(trx, actor.householdId, change)
    return done
  })
  for (const change of removed) deps.changes.afterCommit(actor.householdId, change)
  return removed.map((change) => change.key)
}

export async function listStored(deps: Deps, actor: Actor) {
  return findAllDocuments(deps.database.db, actor)
}
