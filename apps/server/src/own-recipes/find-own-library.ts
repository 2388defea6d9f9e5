import type { HouseholdId } from '../database/ids.ts'
import type { Db } from '../database/schema.ts'
import { findDocument } from '../documents/documents.store.ts'
import { findAllOwnRecipes, ownRecipeTotals } from './own-recipes.store.ts'

/** A household's own recipes as an engine gets them. Text, because it goes to a worker that may know them already. */
export type OwnLibrary = {
  /** The same key means the same recipes. */
  readonly key: string
  readonly recipes: readonly {
    readonly id: string
    readonly value: string
    readonly reading: string | null
  }[]
  /** What the household's words for food mean, as JSON. */
  readonly memory?: string | undefined
  /** The foods it added itself, as JSON. */
  readonly foods?: string | undefined
}

const KEPT_CHARS = 64 * 1024 * 1024
const kept = new Map<HouseholdId, { readonly library: OwnLibrary; readonly chars: number }>()

/** Undefined if the household has neither recipes nor foods of its own. Kept until one changes, for the many questions about one week. */
export async function findOwnLibrary(db: Db, householdId: HouseholdId): Promise<OwnLibrary | undefined> {
  const { count, revision } = await ownRecipeTotals(db, householdId)
  const added = await findDocument(db, householdId, 'ownFoods')
  if (count === 0 && !added?.value) {
    kept.delete(householdId)
    return undefined
  }
  const said = await findDocument(db, householdId, 'lineTies')
  const key = `${householdId}:${revision}:${said?.revision ?? 0}:${added?.revision ?? 0}`
  const known = kept.get(householdId)
  if (known?.library.key === key) return known.library
  const rows = await findAllOwnRecipes(db, householdId)
  const library = {
    key,
    recipes: rows.map(({ id, value, reading }) => ({ id, value, reading })),
    memory: said?.value ?? undefined,
    foods: added?.value ?? undefined,
  }
  const chars = rows.reduce((sum, { value, reading }) => sum + value.length + (reading?.length ?? 0), 0)
  kept.delete(householdId)
  kept.set(householdId, { library, chars })
  makeRoom()
  return library
}

function makeRoom(): void {
  let chars = [...kept.values()].reduce((sum, one) => sum + one.chars, 0)
  for (const [householdId, one] of kept) {
    if (chars <= KEPT_CHARS) return
    kept.delete(householdId)
    chars -= one.chars
  }
}
