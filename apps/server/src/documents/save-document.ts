import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { jsonShapeProblem } from '@pennyplate/contract/documents/json-shape'
import { VALUE_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import { lockHousehold } from '../accounts/households.store.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../http/errors.ts'
import type { Actor } from '../http/session.ts'
import { parseJson } from '../json.ts'
import { requireStorage } from '../storage/require-storage.ts'
import { findDocument, type StoredDocument } from './documents.store.ts'
import { namedWrite, writesIn } from './last-writes.ts'
import { requireRoom } from './require-room.ts'
import { storeDocument } from './store-document.ts'

type SaveDocument = {
  key: DocumentKey
  value: unknown
  baseRevision?: number | undefined
  /** The client's id for this write. */
  write?: string | undefined
}
type Saved = { revision: number; updatedAt: string }

export async function saveDocument(deps: Deps, actor: Actor, input: SaveDocument): Promise<Saved> {
  const text = toStoredText(input.key, input.value)
  const sizeBytes = Buffer.byteLength(text)
  if (sizeBytes > VALUE_BYTES_MAX) throw new AppError('value_too_large')

  const { db, engine } = deps.database
  const updatedAt = deps.now().toISOString()
  const changes = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, actor.householdId)
    const current = await findDocument(trx, actor, input.key)
    if (input.baseRevision !== undefined && input.baseRevision !== (current?.revision ?? 0))
      throw conflictWith(current)
    const document = { key: input.key, value: text, updatedAt, ...namedWrite(current, actor, input.write) }
    const changed = await requireStorage(deps.config, trx, actor.householdId, () =>
      requireRoom(trx, actor.householdId, () => storeDocument(trx, actor, document)),
    )
    for (const change of changed) await deps.changes.announce(trx, actor.householdId, change)
    return changed
  })
  for (const change of changes) deps.changes.afterCommit(actor.householdId, change)
  return { revision: changes.at(-1)?.revision ?? 0, updatedAt }
}

/** Accepts old spellings and stores canonical ones. */
function toStoredText(key: DocumentKey, value: unknown): string {
  const shape = jsonShapeProblem(value)
  if (shape) throw new AppError('invalid_value', { details: [{ path: '', reason: shape }] })
  const parsed = DOCUMENT_SCHEMAS[key].safeParse(value)
  if (parsed.success) return JSON.stringify(parsed.data)
  const details = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.map(String).join('.'), reason: issue.message }))
  throw new AppError('invalid_value', { details })
}

export function conflictWith(current: StoredDocument | undefined): AppError {
  const value: unknown = current?.value ? parseJson(current.value) : null
  return new AppError('conflict', {
    body: { value, revision: current?.revision ?? 0, ...writesIn(current) },
    bodyChars: current?.value?.length ?? 0,
  })
}
