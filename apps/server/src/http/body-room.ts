import { PICTURE_BYTES_MAX } from '@pennyplate/domain/bounds/picture-file'

const MIB = 1024 * 1024
/** Bodies up to this size need no room: as many of them as there are connections are no burden. */
const SMALL_BYTES = 64 * 1024
/** As many photos as one household may have waiting, each with the form around it. */
const USER_BYTES = 4 * (PICTURE_BYTES_MAX + MIB)
const ALL_BYTES = 4 * USER_BYTES

export type BodyRoom = {
  /** Takes room for a body until the answer is called; undefined where there is none. */
  readonly take: (userId: string, bytes: number) => (() => void) | undefined
}

/** How many bytes of large bodies a server holds at once, for one household and for all. */
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
