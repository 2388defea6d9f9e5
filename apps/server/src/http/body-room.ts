import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import type { HouseholdId } from '../database/ids.ts'

const MIB = 1024 * 1024
/** Bodies up to this size are not counted: one per connection fits in memory. */
const SMALL_BYTES = 64 * 1024
/** Four photos per household, each with its multipart form. */
const HOUSEHOLD_BYTES = 4 * (PICTURE_BYTES_MAX + MIB)
const ALL_BYTES = 4 * HOUSEHOLD_BYTES

export type BodyRoom = {
  /** Reserves memory for a body and returns the function that releases it; undefined when there is not enough left. */
  readonly take: (householdId: HouseholdId, bytes: number) => (() => void) | undefined
}

/** Limits the bytes of large bodies the server holds at once, per household and in total. */
export function createBodyRoom(): BodyRoom {
  const takenBy = new Map<string, number>()
  let taken = 0

  function add(householdId: HouseholdId, bytes: number): void {
    const ofHousehold = (takenBy.get(householdId) ?? 0) + bytes
    taken += bytes
    if (ofHousehold > 0) takenBy.set(householdId, ofHousehold)
    else takenBy.delete(householdId)
  }

  return {
    take(householdId, bytes) {
      if (bytes <= SMALL_BYTES) return () => undefined
      if (taken + bytes > ALL_BYTES || (takenBy.get(householdId) ?? 0) + bytes > HOUSEHOLD_BYTES)
        return undefined
      add(householdId, bytes)
      return () => add(householdId, -bytes)
    },
  }
}
