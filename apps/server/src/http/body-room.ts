import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'
import type { Asker } from '../workers/fair-places.ts'

const MIB = 1024 * 1024
/** Bodies up to this size are not counted: one per connection fits in memory. */
const SMALL_BYTES = 64 * 1024
/** Four photos per household, each with its multipart form. */
const HOUSEHOLD_BYTES = 4 * (PICTURE_BYTES_MAX + MIB)
const ALL_BYTES = 4 * HOUSEHOLD_BYTES

export type Reservation = Asker & {
  readonly bytes: number
  /** It waits for somebody else, who may never send the rest. */
  readonly isWaiting: () => boolean
  readonly giveUp: () => void
}

export type BodyRoom = {
  /** Reserves memory for a body and returns the function that releases it; undefined when there is not enough left. */
  readonly take: (reservation: Reservation) => (() => void) | undefined
}

/**
 * Limits the bytes of large bodies the server holds at once, per household and in total. When there is no room, a body that is
 * still awaited gives it up, of the address and household that hold the most, if they would still hold no less than the newcomer.
 */
export function createBodyRoom(): BodyRoom {
  const held = new Set<Reservation>()
  const bytesOf = (of: keyof Asker, who: string) => bytesIn([...held].filter((one) => one[of] === who))

  function findEvicted(newcomer: Reservation): Reservation | undefined {
    const [most] = [...held]
      .filter((one) => one.isWaiting())
      .map((one) => ({
        one,
        ofAddress: bytesOf('address', one.address),
        ofHousehold: bytesOf('householdId', one.householdId),
      }))
      .sort((a, b) => b.ofAddress - a.ofAddress || b.ofHousehold - a.ofHousehold || b.one.bytes - a.one.bytes)
    if (!most) return undefined
    const of = most.one.address === newcomer.address ? 'householdId' : 'address'
    const left = bytesOf(of, most.one[of]) - most.one.bytes
    return left >= bytesOf(of, newcomer[of]) + newcomer.bytes ? most.one : undefined
  }

  function makeRoomFor(newcomer: Reservation): boolean {
    while (bytesIn([...held]) + newcomer.bytes > ALL_BYTES) {
      const evicted = findEvicted(newcomer)
      if (!evicted) return false
      held.delete(evicted)
      evicted.giveUp()
    }
    return true
  }

  return {
    take(newcomer) {
      const { bytes, householdId } = newcomer
      if (bytes <= SMALL_BYTES) return () => undefined
      if (bytesOf('householdId', householdId) + bytes > HOUSEHOLD_BYTES || !makeRoomFor(newcomer))
        return undefined
      held.add(newcomer)
      return () => void held.delete(newcomer)
    },
  }
}

function bytesIn(reservations: readonly Reservation[]): number {
  return reservations.reduce((sum, { bytes }) => sum + bytes, 0)
}
