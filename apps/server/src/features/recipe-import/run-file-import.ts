import { IMPORT_LIMITS, type ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { PictureProblem } from '@pennyplate/domain/own-recipe/picture-problem'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { keepPhoto } from '../../dish-photos/keep-photo.ts'
import { changeOwnRecipes } from '../../own-recipes/change-own-recipes.ts'
import { type ReadRecipe, readInThread } from '../../recipe-reading/read-in-thread.ts'
import { importedId } from './imported-id.ts'
import { finishImport, type RecipeImport, writeProgress } from './recipe-imports.store.ts'
import { removeImported } from './undo-import.ts'

type Place = { readonly at: number; readonly one: ReadRecipe }

/** Stores a file's recipes batch by batch, each whole or not at all, until it ends or somebody stops it. */
export async function runFileImport(
  deps: Deps,
  householdId: HouseholdId,
  started: RecipeImport,
  file: { readonly bytes: Uint8Array; readonly name: string },
): Promise<void> {
  let job = started
  const save = async (change: Partial<RecipeImport>) => {
    job = { ...job, ...change, updatedAt: deps.now().toISOString() }
    return writeProgress(deps.database.db, householdId, job)
  }
  let at = 0
  for await (const read of readInThread(file)) {
    if (read.kind === 'total') {
      if ((await save({ total: read.total })) !== 'running') return
      continue
    }
    const places = read.batch.map((one, index) => ({ at: at + index, one }))
    at += places.length
    // Done before the import was cancelled or broke off.
    if (at <= job.done) continue
    const stored = await storeBatch(
      deps,
      householdId,
      job.id,
      places.filter((place) => place.at >= job.done),
    )
    const state = await save({
      done: at,
      added: { ...job.added, ...stored.added },
      skipped: [...job.skipped, ...stored.skipped].slice(0, IMPORT_LIMITS.reported),
      pictureless: [...job.pictureless, ...stored.pictureless].slice(0, IMPORT_LIMITS.reported),
    })
    // Undone while this batch was being stored: the batch goes too.
    if (state === 'undone') await removeImported(deps, householdId, job.id, stored.added)
    if (state !== 'running') return
  }
  await finishImport(deps.database.db, householdId, job.id)
}

async function storeBatch(deps: Deps, householdId: HouseholdId, importId: string, places: readonly Place[]) {
  const added: Record<string, number> = {}
  const skipped: { name: string; reason: ImportProblem }[] = []
  const pictureless: RecipeImport['pictureless'][number][] = []
  const values = new Map<string, { place: Place; value: ReturnType<typeof ownRecipeFrom> }>()
  for (const place of places) {
    const { at, one } = place
    if ('problem' in one) skipped.push({ name: one.name, reason: one.problem })
    else {
      const picture = await keepPicture(deps, householdId, one)
      if ('problem' in picture) pictureless.push({ name: one.draft.name, reason: picture.problem })
      const photo = 'photoId' in picture ? picture : {}
      values.set(importedId(importId, at), { place, value: { ...ownRecipeFrom(one.draft), ...photo } })
    }
  }
  let bases = new Map([...values.keys()].map((id) => [id, 0]))
  // The second time for those that were imported, deleted, and are imported again.
  for (let round = 0; round < 2 && bases.size > 0; round++) {
    const again = new Map<string, number>()
    const changes = [...bases].flatMap(([id, baseRevision]) => {
      const known = values.get(id)
      return known ? [{ id, baseRevision, value: known.value }] : []
    })
    const { results } = await changeOwnRecipes(deps, householdId, changes)
    for (const result of results) {
      const known = values.get(result.id)
      if (!known) continue
      const { at, one } = known.place
      if (!('error' in result)) added[at] = result.revision
      else if (result.error === 'storage_full')
        skipped.push({ name: 'draft' in one ? one.draft.name : one.name, reason: 'storage-full' })
      else if (result.recipe === null) again.set(result.id, result.revision)
      // Else it was imported before and changed since: the household's own version stays.
    }
    bases = again
  }
  return { added, skipped, pictureless }
}

/** A recipe is stored also if its picture cannot be. */
async function keepPicture(
  deps: Deps,
  householdId: HouseholdId,
  { photo, pictureFault }: Extract<ReadRecipe, { draft: unknown }>,
): Promise<{ photoId: string } | { problem: PictureProblem } | Record<never, never>> {
  if (pictureFault) return { problem: pictureFault }
  if (!photo) return {}
  const photoId = await keepPhoto(deps, householdId, photo)
  return photoId === undefined ? { problem: 'storage-full' } : { photoId }
}
