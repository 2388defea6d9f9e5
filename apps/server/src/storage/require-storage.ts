import type { HouseholdStorage } from '@pennyplate/contract/accounts/household-storage'
import type { Config } from '../config.ts'
import type { HouseholdId } from '../database/ids.ts'
import type { Db, Trx } from '../database/schema.ts'
import { AppError } from '../http/errors.ts'
import { refuseGrowth } from './refuse-growth.ts'
import { storedBytes } from './stored-bytes.ts'

type Allowed = Pick<Config, 'householdStorageBytes'>

/** Kept free for what is stored without asking: a plan that was asked for, the report of an import, what undo needs. */
const SPARE_BYTES = 4 * 1024 * 1024

/** How much more a household may store. */
export async function storageLeft(
  { householdStorageBytes }: Allowed,
  db: Db | Trx,
  householdId: HouseholdId,
): Promise<number> {
  return Math.max(0, householdStorageBytes - SPARE_BYTES - (await storedBytes(db, householdId)))
}

export async function describeStorage(
  allowed: Allowed,
  db: Db,
  householdId: HouseholdId,
): Promise<HouseholdStorage> {
  const usedBytes = await storedBytes(db, householdId)
  const allowedBytes = allowed.householdStorageBytes
  return { usedBytes, allowedBytes, isFull: usedBytes >= allowedBytes - SPARE_BYTES }
}

/** Refuses a write that grows what the household stores past what it may. */
export function requireStorage<T>(
  allowed: Allowed,
  trx: Trx,
  householdId: HouseholdId,
  write: () => Promise<T>,
): Promise<T> {
  const measure = () => storedBytes(trx, householdId)
  const max = allowed.householdStorageBytes - SPARE_BYTES
  return refuseGrowth({ measure, max, error: () => householdFull(allowed) }, write)
}

export function householdFull({ householdStorageBytes }: Allowed): AppError {
  const megabytes = Math.floor(householdStorageBytes / (1024 * 1024))
  return new AppError('household_full', {
    message: `this household stores all of its ${megabytes} MB: delete recipes, saved weeks or shared plans`,
  })
}
