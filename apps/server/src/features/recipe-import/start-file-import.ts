import { hash } from 'node:crypto'
import { lockHousehold } from '../../accounts/households.store.ts'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'
import { isInterrupted } from './describe-import.ts'
import { findImport, forgetOldImports, type RecipeImport, writeImport } from './recipe-imports.store.ts'
import { runFileImport } from './run-file-import.ts'

/** Reports of this many files are kept. */
const IMPORTS_KEPT = 20
/** Each holds its file in memory, and a thread. */
const RUNNING_MAX = 2
const BUSY_RETRY_S = 10

/** Imports that this server runs, so that it can refuse more. */
const running = new Set<string>()

/**
 * Starts to store the recipes of a file. The same file has the same id: sent again, an import that was cancelled or broke
 * off goes on where it was, and a finished one is only answered.
 */
export async function startFileImport(
  deps: Deps,
  householdId: HouseholdId,
  file: { readonly bytes: Uint8Array; readonly name: string },
): Promise<{ importId: string }> {
  const id = hash('sha256', file.bytes, 'hex').slice(0, 24)
  const job = `${householdId}:${id}`
  if (running.has(job)) return { importId: id }
  if (running.size >= RUNNING_MAX || [...running].some((one) => one.startsWith(`${householdId}:`)))
    throw new AppError('busy', { retryAfterS: BUSY_RETRY_S })
  running.add(job)
  const started = await begin(deps, householdId, id, file.name).catch((error: unknown) => {
    running.delete(job)
    throw error
  })
  if (!started) {
    running.delete(job)
    return { importId: id }
  }
  void runFileImport(deps, householdId, started, file)
    .catch((error: unknown) => deps.log.error('recipe import failed', errorFields(error)))
    .finally(() => running.delete(job))
  return { importId: id }
}

/** Undefined if there is nothing left to do, or another server is doing it. */
async function begin(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  householdId: HouseholdId,
  id: string,
  fileName: string,
): Promise<RecipeImport | undefined> {
  return database.db.transaction().execute(async (trx) => {
    await lockHousehold(trx, database.engine, householdId)
    const known = await findImport(trx, householdId, id)
    const updatedAt = now().toISOString()
    const isUnderWay = known?.state === 'running' && !isInterrupted(known, now())
    if (known?.state === 'done' || isUnderWay) return undefined
    const isResumed = known !== undefined && known.state !== 'undone'
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
