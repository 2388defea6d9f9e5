import { storedOwnRecipe } from '@pennyplate/contract/recipes/own-recipe'
import type { OwnRecipeChanged } from '@pennyplate/contract/recipes/own-recipes-answers'
import { OWN_RECIPES_KEY } from '@pennyplate/contract/recipes/own-recipes-key'
import type { OwnRecipe, OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import {
  OWN_DELETIONS_KEPT,
  OWN_RECIPES_BYTES_MAX,
  OWN_RECIPES_MAX,
} from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { lockHousehold } from '../accounts/households.store.ts'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { namedWrite, writesIn } from '../documents/last-writes.ts'
import type { Actor } from '../http/session.ts'
import { readStoredJson } from '../json.ts'
import { storageLeft } from '../storage/require-storage.ts'
import {
  bytesOfOwnRecipe,
  findOwnRecipe,
  forgetOldDeletions,
  type OwnRecipeTotals,
  ownRecipeTotals,
  type StoredOwnRecipe,
  writeOwnRecipe,
} from './own-recipes.store.ts'

type Change = {
  readonly id: string
  readonly baseRevision: number
  readonly value: OwnRecipeValue | null
  /** What its lines mean; null if it is deleted, or if they are to be read whenever they are needed. */
  readonly reading: string | null
  /** The id a browser gave it, and its session. */
  readonly named?: Pick<Actor, 'sessionId'> & { readonly write: string }
}

/** Makes each change whose base is still current; the others are answered with what is stored now. */
export async function changeOwnRecipes(
  deps: Pick<Deps, 'config' | 'database' | 'changes' | 'now'>,
  householdId: HouseholdId,
  changes: readonly Change[],
): Promise<{ results: OwnRecipeChanged[] }> {
  const { db, engine } = deps.database
  const updatedAt = deps.now().toISOString()
  const { results, event } = await db.transaction().execute(async (trx) => {
    await lockHousehold(trx, engine, householdId)
    const done: OwnRecipeChanged[] = []
    let totals = await ownRecipeTotals(trx, householdId)
    const { revision: before } = totals
    const left = await storageLeft(deps.config, trx, householdId)
    const bytesMax = Math.min(OWN_RECIPES_BYTES_MAX, totals.bytes + left)
    for (const change of changes) {
      const made = await makeChange(trx, householdId, totals, { ...change, updatedAt, bytesMax })
      done.push(made.result)
      totals = made.totals
    }
    if (totals.revision === before) return { results: done, event: undefined }
    await forgetOldDeletions(trx, householdId, OWN_DELETIONS_KEPT)
    const announced = { key: OWN_RECIPES_KEY, revision: totals.revision } as const
    await deps.changes.announce(trx, householdId, announced)
    return { results: done, event: announced }
  })
  if (event) deps.changes.afterCommit(householdId, event)
  return { results }
}

async function makeChange(
  trx: Trx,
  householdId: HouseholdId,
  totals: OwnRecipeTotals,
  {
    id,
    baseRevision,
    value,
    reading,
    named,
    updatedAt,
    bytesMax,
  }: Change & { readonly updatedAt: string; readonly bytesMax: number },
): Promise<{ readonly result: OwnRecipeChanged; readonly totals: OwnRecipeTotals }> {
  const current = await findOwnRecipe(trx, householdId, id)
  const written = value && JSON.stringify(value)
  const isAgain = named !== undefined && writesIn(current).writes?.includes(named.write)
  if (current && isAgain) {
    // Others may have changed it since.
    const since = current.value === written ? {} : { recipe: toOwnRecipe(current) }
    return { result: { ...doneAs(current), ...since }, totals }
  }
  if (baseRevision !== (current?.revision ?? 0)) {
    // A program that names no change and lost the answer sends it again.
    if (current && current.value === written) return { result: doneAs(current), totals }
    const recipe = current ? toOwnRecipe(current) : null
    return { result: { id, error: 'conflict', revision: current?.revision ?? 0, recipe }, totals }
  }
  if (value === null && (current?.value ?? null) === null)
    return { result: { id, revision: current?.revision ?? 0, updatedAt }, totals }
  const after = {
    count: totals.count + (value ? 1 : 0) - (current?.value ? 1 : 0),
    bytes: totals.bytes + bytesOfOwnRecipe(written, reading) - (current?.sizeBytes ?? 0),
    revision: totals.revision + 1,
  }
  const isTooMuch = after.count > OWN_RECIPES_MAX || after.bytes > bytesMax
  if (isTooMuch && after.bytes > totals.bytes) return { result: { id, error: 'storage_full' }, totals }
  const writes = named ? namedWrite(current, named, named.write) : {}
  const row = { id, revision: after.revision, value: written, updatedAt, ...writes }
  await writeOwnRecipe(trx, householdId, row, reading)
  return { result: doneAs(row), totals: after }
}

function doneAs({ id, revision, updatedAt }: Pick<StoredOwnRecipe, 'id' | 'revision' | 'updatedAt'>) {
  return { id, revision, updatedAt }
}

/** Null for one that was deleted. */
export function toOwnRecipe({ id, revision, value, updatedAt }: StoredOwnRecipe): OwnRecipe | null {
  if (value === null) return null
  return { ...readStoredJson(storedOwnRecipe, value), id, revision, updatedAt }
}
