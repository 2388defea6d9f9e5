import type { HouseholdId } from '../database/ids.ts'
import type { Db } from '../database/schema.ts'
import { findDocument } from '../documents/documents.store.ts'
import { type OwnLibrary, packOwnLibrary } from './own-library.ts'
import { findAllOwnRecipes, newestOwnRevision } from './own-recipes.store.ts'

const KEPT_BYTES = 64 * 1024 * 1024
const kept = new Map<HouseholdId, { readonly key: string; readonly library: OwnLibrary | undefined }>()

/** Undefined if the household has neither recipes nor foods of its own. Kept until one changes, for the many questions about one week. */
export async function findOwnLibrary(db: Db, householdId: HouseholdId): Promise<OwnLibrary | undefined> {
  const revision = await newestOwnRevision(db, householdId)
  const added = await findDocument(db, householdId, 'ownFoods')
  if (revision === 0 && !added?.value) return undefined
  const said = await findDocument(db, householdId, 'lineTies')
  const key = `${householdId}:${revision}:${said?.revision ?? 0}:${added?.revision ?? 0}`
  const known = kept.get(householdId)
  if (known?.key === key) return known.library
  const recipes = (await findAllOwnRecipes(db, householdId)).map(({ id, revision, value, reading }) => ({
    id,
    revision,
    value,
    reading,
  }))
  const foods = added?.value ?? undefined
  const library =
    recipes.length === 0 && foods === undefined
      ? undefined
      : packOwnLibrary({ householdId, key }, { recipes, memory: said?.value ?? undefined, foods })
  kept.delete(householdId)
  kept.set(householdId, { key, library })
  makeRoom()
  return library
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
