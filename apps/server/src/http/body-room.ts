import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'

const MIB = 1024 * 1024
/** Bodies up to this size are not counted: one per connection fits in memory. */
const SMALL_BYTES = 64 * 1024
/** Four photos per household, each with its multipart form. */
const USER_BYTES = 4 * (PICTURE_BYTES_MAX + MIB)
const ALL_BYTES = 4 * USER_BYTES

export type BodyRoom = {
  /** Reserves memory for a body and returns the function that releases it; undefined when there is not enough left. */
  readonly take: (userId: string, bytes: number) => (() => void) | undefined
}

/** Limits the bytes of large bodies the server holds at once, per household and in total. */
export function createBodyRoom(): BodyRoom {
  const takenByUser = new Map<string, number>()
  let taken = 0

  function add(userId: string, bytes: number): void {
    const ofUser = (takenByUser.get(userId) ?? 0) + bytes
    taken += bytes
    if (ofUser > 0) takenByUser.set(userId, ofUser)
    else takenByUser.delete(userId)
  }

  return {
    take(userId, bytes) {
      if (bytes <= SMALL_BYTES) return () => undefined
      if (taken + bytes > ALL_BYTES || (takenByUser.get(userId) ?? 0) + bytes > USER_BYTES) return undefined
      add(userId, bytes)
      return () => add(userId, -bytes)
    },
  }
}
