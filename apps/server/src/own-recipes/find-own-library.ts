import { setImmediate } from 'node:timers/promises'
import type { HouseholdId } from '../database/ids.ts'
import type { Db } from '../database/schema.ts'
import { findDocument } from '../documents/documents.store.ts'
import { type OwnLibrary, type OwnLibraryContent, startPacking } from './own-library.ts'
import { findRecipesAfter, newestOwnRevision } from './own-recipes.store.ts'

const KEPT_BYTES = 64 * 1024 * 1024
/** Of up to some hundred kilobytes each. */
const READ_AT_ONCE = 20
const kept = new Map<HouseholdId, { readonly key: string; readonly library: OwnLibrary | undefined }>()
/** Those being read now, by their keys. They are read one after another: each may be tens of megabytes. */
const reading = new Map<string, Promise<OwnLibrary | undefined>>()
let lastReading: Promise<unknown> = Promise.resolve()

/** Undefined if the household has neither recipes nor foods of its own. Kept until one changes, for the many questions about one week. */
export async function findOwnLibrary(db: Db, householdId: HouseholdId): Promise<OwnLibrary | undefined> {
  const revision = await newestOwnRevision(db, householdId)
  const added = await findDocument(db, { householdId }, 'ownFoods')
  if (revision === 0 && !added?.value) return undefined
  const said = await findDocument(db, { householdId }, 'lineTies')
  const key = `${householdId}:${revision}:${said?.revision ?? 0}:${added?.revision ?? 0}`
  const known = kept.get(householdId)
  if (known?.key === key) return known.library
  const underWay = reading.get(key)
  if (underWay) return underWay
  const words = { memory: said?.value ?? undefined, foods: added?.value ?? undefined }
  const found = lastReading
    .then(() => readLibrary(db, { householdId, key }, words))
    .finally(() => reading.delete(key))
  reading.set(key, found)
  lastReading = found.catch(() => undefined)
  const library = await found
  kept.delete(householdId)
  kept.set(householdId, { key, library })
  makeRoom()
  return library
}

async function readLibrary(
  db: Db,
  library: { readonly householdId: HouseholdId; readonly key: string },
  words: Omit<OwnLibraryContent, 'recipes'>,
): Promise<OwnLibrary | undefined> {
  const packer = startPacking(library)
  let count = 0
  for (let after = ''; ; ) {
    const recipes = await findRecipesAfter(db, library.householdId, after, READ_AT_ONCE)
    for (const recipe of recipes) packer.add(recipe)
    count += recipes.length
    const last = recipes.at(-1)
    if (!last || recipes.length < READ_AT_ONCE) break
    after = last.id
    // SQLite answers at once, so without a pause nobody else would be served until the end.
    await setImmediate()
  }
  return count === 0 && words.foods === undefined ? undefined : packer.finish(words)
}

function makeRoom(): void {
  const sizeOf = (library: OwnLibrary | undefined) => library?.packed.byteLength ?? 0
  let bytes = [...kept.values()].reduce((sum, { library }) => sum + sizeOf(library), 0)
  for (const [householdId, { library }] of kept) {
    if (bytes <= KEPT_BYTES) return
    kept.delete(householdId)
    bytes -= sizeOf(library)
  }
}
