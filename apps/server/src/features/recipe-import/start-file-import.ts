import { hash } from 'node:crypto'
import { lockHousehold } from '../../accounts/households.store.ts'
import { FILE_LIMITS, FILES_READ } from '../../costs/heavy-work.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'
import { householdFull, storageLeft } from '../../storage/require-storage.ts'
import { childMemory } from '../../workers/child-process.ts'
import type { Asker } from '../../workers/fair-places.ts'
import { createTurns } from '../../workers/turns.ts'
import { isInterrupted } from './describe-import.ts'
import {
  findImport,
  forgetOldImports,
  noteAlive,
  type RecipeImport,
  writeImport,
} from './recipe-imports.store.ts'
import { runFileImport } from './run-file-import.ts'

/** Reports of this many files are kept. */
const IMPORTS_KEPT = 20

const turns = createTurns({ ...FILES_READ, prepare: () => childMemory.take(FILE_LIMITS.residentMb) })
/** An import whose server is silent since then is interrupted: the same file goes on where it was. */
const LONG_AGO = new Date(0).toISOString()

/** Imports that this server runs. */
const running = new Set<string>()

/**
 * Starts to store the recipes of a file. The same file has the same id: sent again, an import that was cancelled or broke
 * off goes on where it was, and a finished one is only answered.
 */
export async function startFileImport(
  deps: Deps,
  asker: Asker & { readonly householdId: HouseholdId },
  file: { readonly bytes: Uint8Array; readonly name: string },
): Promise<{ importId: string }> {
  const id = hash('sha256', file.bytes, 'hex').slice(0, 24)
  const { householdId } = asker
  const job = `${householdId}:${id}`
  if (running.has(job)) return { importId: id }
  const place = turns.enter(asker)
  running.add(job)
  const end = () => {
    running.delete(job)
    place.leave()
  }
  try {
    const started = await begin(deps, householdId, id, file.name)
    if (started)
      void runFileImport(deps, householdId, started, file, { place, othersWait: turns.othersWait })
        .catch(async (error: unknown) => {
          // It gave its place to somebody with fewer.
          if (error instanceof AppError && error.code === 'busy')
            await noteAlive(deps.database.db, householdId, id, LONG_AGO)
          else deps.log.error('recipe import failed', errorFields(error))
        })
        .finally(end)
    else end()
  } catch (error) {
    end()
    throw error
  }
  return { importId: id }
}

/** Undefined if there is nothing left to do, or another server is doing it. */
async function begin(
  { config, database, now }: Pick<Deps, 'config' | 'database' | 'now'>,
  householdId: HouseholdId,
  id: string,
  fileName: string,
): Promise<RecipeImport | undefined> {
  return database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, database.engine, householdId)
    const known = await findImport(trx, householdId, id)
    const updatedAt = now().toISOString()
    const isUnderWay = known?.state === 'running' && !isInterrupted(known, now())
    // A file that did not fit is read again once there may be room.
    const hasFitted = !known?.skipped.some(({ reason }) => reason === 'storage-full')
    if ((known?.state === 'done' && hasFitted) || isUnderWay) return undefined
    if ((await storageLeft(config, trx, householdId)) === 0) throw householdFull(config)
    const isResumed = known?.state === 'running' || known?.state === 'cancelled'
    const fresh = {
      id,
      fileName: fileName.slice(0, 200),
      total: null,
      done: 0,
      added: {},
      skipped: [],
      pictureless: [],
    }
    const started: RecipeImport = { ...(isResumed ? known : fresh), state: 'running', updatedAt }
    await writeImport(trx, householdId, started)
    await forgetOldImports(trx, householdId, IMPORTS_KEPT)
    return started
  })
}
