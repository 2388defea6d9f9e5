import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { Deps } from '../../deps.ts'
import { findAllDocuments, findDocument, writeDocument } from '../../documents/documents.store.ts'
import { namedWrite } from '../../documents/last-writes.ts'
import { conflictWith } from '../../documents/save-document.ts'
import type { Actor } from '../../http/session.ts'

/** Returns the keys that had a value. A deletion based on an old revision is refused (decision D3). */
export async function deleteDocuments(
  deps: Deps,
  actor: Actor,
  keys: readonly DocumentKey[],
  { baseRevision, write }: { baseRevision?: number | undefined; write?: string | undefined } = {},
): Promise<DocumentKey[]> {
  const { db, engine } = deps.database
  const updatedAt = deps.now().toISOString()
  const removed = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, actor.householdId)
    const done: { key: DocumentKey; revision: number; deleted: true }[] = []
    for (const key of keys) {
      const current = await findDocument(trx, actor.householdId, key)
      if (!current || current.value === null) continue
      if (baseRevision !== undefined && baseRevision !== current.revision) throw conflictWith(current)
      const revision = await writeDocument(trx, actor.householdId, {
        key,
        value: null,
        sizeBytes: 0,
        updatedAt,
        ...namedWrite(current, actor, write),
      })
      const change = { key, revision, deleted: true } as const
      await deps.changes.announce(trx, actor.householdId, change)
      done.push(change)
    }
    return done
  })
  for (const change of removed) deps.changes.afterCommit(actor.householdId, change)
  return removed.map((change) => change.key)
}

export async function listStored(deps: Deps, actor: Actor) {
  return findAllDocuments(deps.database.db, actor.householdId)
}
