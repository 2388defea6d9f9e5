import type { UndoneImportAnswer } from '@pennyplate/contract/recipes/import-recipes'
import { OWN_CHANGES_MAX } from '@pennyplate/contract/recipes/own-recipes-answers'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { changeOwnRecipes } from '../../own-recipes/change-own-recipes.ts'
import { importedId } from './imported-id.ts'
import { findImport, type RecipeImport, setImportState } from './recipe-imports.store.ts'

/** Takes back what an import added, also while it runs. A recipe that was changed since is kept. */
export async function undoImport(
  deps: Deps,
  householdId: HouseholdId,
  id: string,
): Promise<UndoneImportAnswer> {
  const { db } = deps.database
  if (!(await findImport(db, householdId, id))) throw new AppError('not_found')
  // First, so that a running import stops; what it notes until then is read after.
  await setImportState(db, householdId, id, 'undone')
  const stopped = await findImport(db, householdId, id)
  return removeImported(deps, householdId, id, stopped?.added ?? {})
}

export async function removeImported(
  deps: Deps,
  householdId: HouseholdId,
  id: string,
  added: RecipeImport['added'],
): Promise<UndoneImportAnswer> {
  const all = Object.entries(added)
  let removed = 0
  for (let at = 0; at < all.length; at += OWN_CHANGES_MAX) {
    const changes = all.slice(at, at + OWN_CHANGES_MAX).map(([place, baseRevision]) => ({
      id: importedId(id, place),
      baseRevision,
      value: null,
      reading: null,
    }))
    const { results } = await changeOwnRecipes(deps, householdId, changes)
    removed += results.filter((result) => !('error' in result)).length
  }
  return { removed, kept: all.length - removed }
}
