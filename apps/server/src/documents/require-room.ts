import { HOUSEHOLD_BYTES_MAX } from '@pennyplate/domain/bounds/limits'
import type { HouseholdId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { AppError } from '../http/errors.ts'
import { refuseGrowth } from '../storage/refuse-growth.ts'
import { bytesOfHousehold } from './documents.store.ts'

/** Refuses a write that grows documents and weeks past what a household may store of them. */
export function requireRoom<T>(trx: Trx, householdId: HouseholdId, write: () => Promise<T>): Promise<T> {
  const measure = () => bytesOfHousehold(trx, householdId)
  return refuseGrowth({ measure, max: HOUSEHOLD_BYTES_MAX, error: () => new AppError('storage_full') }, write)
}
