import { DOCUMENT_SCHEMAS } from '@pennyplate/contract/documents/document-schemas'
import { UNUSED_PHOTO_HOURS } from '@pennyplate/domain/bounds/photo-limits'
import { lockHousehold } from '../accounts/households.store.ts'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { findDocument } from '../documents/documents.store.ts'
import { readStoredJson } from '../json.ts'
import { deletePhotos, findUnnamed, householdsWithPhotos, markUnused } from './dish-photos.store.ts'

const HOUR_MS = 60 * 60 * 1000
const HOUSEHOLDS_AT_ONCE = 100

/** Deletes photos that no recipe has named for a day: until then, somebody may undo what took them away. */
export async function sweepPhotos(trx: Trx, householdId: HouseholdId, now: Date): Promise<void> {
  const unnamed = await findUnnamed(trx, householdId)
  if (unnamed.length === 0) return
  const used = await photosOfOurDishes(trx, householdId)
  const unused = unnamed.filter(({ id }) => !used.has(id))
  const isDue = ({ unusedSince }: (typeof unnamed)[number]) =>
    unusedSince !== null && now.getTime() - Date.parse(unusedSince) >= UNUSED_PHOTO_HOURS * HOUR_MS
  await deletePhotos(trx, householdId, idsOf(unused.filter(isDue)))
  await markUnused(
    trx,
    householdId,
    idsOf(unused.filter(({ unusedSince }) => unusedSince === null)),
    now.toISOString(),
  )
}

function idsOf(photos: readonly { id: string }[]): string[] {
  return photos.map(({ id }) => id)
}

async function photosOfOurDishes(trx: Trx, householdId: HouseholdId): Promise<Set<string>> {
  const stored = await findDocument(trx, { householdId }, 'recipeBox')
  if (!stored || stored.value === null) return new Set()
  const { photos = {} } = readStoredJson(DOCUMENT_SCHEMAS.recipeBox, stored.value)
  return new Set(Object.values(photos))
}

/** For every household, one after the other. */
export async function sweepAllPhotos({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const { db, engine } = database
  for (let after: HouseholdId | '' = ''; ; ) {
    const some: HouseholdId[] = await householdsWithPhotos(db, after, HOUSEHOLDS_AT_ONCE)
    for (const householdId of some)
      await db.transaction().execute(async (trx) => {
        await lockHousehold(trx, engine, householdId)
        await sweepPhotos(trx, householdId, now())
      })
    const last = some.at(-1)
    if (last === undefined) return
    after = last
  }
}
