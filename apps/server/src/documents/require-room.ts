import { HOUSEHOLD_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { AppError } from '../http/errors.ts'
import { bytesOfHousehold } from './documents.store.ts'

/** Refuses a write that leaves the household with more documents and weeks than it may store, unless it stored even more before. */
export async function requireRoom<T>(
  trx: Trx,
  householdId: HouseholdId,
  write: () => Promise<T>,
): Promise<T> {
  const before = await bytesOfHousehold(trx, householdId)
  const written = await write()
  const after = await bytesOfHousehold(trx, householdId)
  if (after > HOUSEHOLD_BYTES_MAX && after > before) throw new AppError('storage_full')
  return written
}
