import { IMPORT_LIMITS, type ImportProblem } from '@pennyplate/domain/own-recipe/import-problem'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { PictureProblem } from '@pennyplate/domain/own-recipe/picture-problem'
import { FILE_LIMITS } from '../../costs/heavy-work.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { keepPhoto } from '../../dish-photos/keep-photo.ts'
import { changeOwnRecipes } from '../../own-recipes/change-own-recipes.ts'
import { type ReadRecipe, readInProcess } from '../../recipe-reading/read-in-process.ts'
import { childMemory } from '../../workers/child-process.ts'
import type { TurnPlace } from '../../workers/turns.ts'
import { importedId } from './imported-id.ts'
import { finishImport, noteAlive, type RecipeImport, writeProgress } from './recipe-imports.store.ts'
import { removeImported } from './undo-import.ts'

type Place = { readonly at: number; readonly one: ReadRecipe }
type File = { readonly bytes: Uint8Array; readonly name: string }

/** After so long, others that wait get their turn. Each turn reads the file from its start. */
const TURN_MS = 20_000
/** How soon a reading ends that somebody cancelled. */
const LOOK_EVERY_MS = 500

/**
 * Stores a file's recipes batch by batch, each whole or not at all, until it ends or somebody stops it. Between its turns
 * it waits for other files.
 */
export async function runFileImport(
  deps: Deps,
  householdId: HouseholdId,
  started: RecipeImport,
  file: File,
  { place, othersWait }: { readonly place: TurnPlace; readonly othersWait: () => boolean },
): Promise<void> {
  const { db } = deps.database
  let job: RecipeImport | undefined = started
  const stopped = new AbortController()
  const looking = setInterval(() => {
    void noteAlive(db, householdId, started.id, deps.now().toISOString()).then((isRunning) => {
      if (!isRunning) stopped.abort()
    }, ignored)
  }, LOOK_EVERY_MS)
  try {
    while (job) {
      const endTurn = await place.turn(stopped.signal)
      try {
        const until = performance.now() + TURN_MS
        const isOver = () => (othersWait() || childMemory.othersWait()) && performance.now() > until
        job = await readOn(deps, householdId, job, file, { isOver, signal: stopped.signal })
      } finally {
        endTurn()
      }
    }
  } catch (error) {
    // Stopped while it waited for its turn.
    if (!stopped.signal.aborted) throw error
  } finally {
    clearInterval(looking)
  }
}

/** The next look tells again. */
const ignored = () => {}

/** Reads until the end, and answers nothing; or until its turn is over, and answers how far it is. */
async function readOn(
  deps: Deps,
  householdId: HouseholdId,
  started: RecipeImport,
  file: File,
  { isOver, signal }: { readonly isOver: () => boolean; readonly signal: AbortSignal },
): Promise<RecipeImport | undefined> {
  let job = started
  const save = async (change: Partial<RecipeImport>) => {
    job = { ...job, ...change, updatedAt: deps.now().toISOString() }
    return writeProgress(deps.database.db, householdId, job)
  }
  let at = job.done
  for await (const read of readInProcess({ ...file, from: at }, FILE_LIMITS, signal)) {
    if (read.kind === 'total') {
      if ((await save({ total: read.total })) !== 'running') return
      continue
    }
    const places = read.batch.map((one, index) => ({ at: at + index, one }))
    at += places.length
    const stored = await storeBatch(deps, householdId, job.id, places)
    const state = await save({
      done: at,
      added: { ...job.added, ...stored.added },
      skipped: [...job.skipped, ...stored.skipped].slice(0, IMPORT_LIMITS.reported),
      pictureless: [...job.pictureless, ...stored.pictureless].slice(0, IMPORT_LIMITS.reported),
    })
    // Undone while this batch was being stored: the batch goes too.
    if (state === 'undone') await removeImported(deps, householdId, job.id, stored.added)
    if (state !== 'running') return
    if (isOver()) return job
  }
  if (!signal.aborted) await finishImport(deps.database.db, householdId, job.id)
}

type KnownRecipe = {
  readonly place: Place
  readonly value: ReturnType<typeof ownRecipeFrom>
  readonly reading: string | undefined
}

async function storeBatch(deps: Deps, householdId: HouseholdId, importId: string, places: readonly Place[]) {
  const added: Record<string, number> = {}
  const skipped: { name: string; reason: ImportProblem }[] = []
  const pictureless: RecipeImport['pictureless'][number][] = []
  const values = new Map<string, KnownRecipe>()
  for (const place of places) {
    const { at, one } = place
    if ('problem' in one) skipped.push({ name: one.name, reason: one.problem })
    else {
      const picture = await keepPicture(deps, householdId, one)
      if ('problem' in picture) pictureless.push({ name: one.draft.name, reason: picture.problem })
      const photo = 'photoId' in picture ? picture : {}
      values.set(importedId(importId, at), {
        place,
        value: { ...ownRecipeFrom(one.draft), ...photo },
        reading: one.reading,
      })
    }
  }
  let bases = new Map([...values.keys()].map((id) => [id, 0]))
  // The second time for those that were imported, deleted, and are imported again.
  for (let round = 0; round < 2 && bases.size > 0; round++) {
    const again = new Map<string, number>()
    const changes = [...bases].flatMap(([id, baseRevision]) => {
      const known = values.get(id)
      return known ? [{ id, baseRevision, value: known.value, reading: known.reading ?? null }] : []
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
