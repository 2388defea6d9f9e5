/** A code in front of the camera is seen ten times a second; it counts again once it was gone this long. */
export const GONE_AFTER_MS = 1200

export type Sighting = Readonly<{ code: string; lastSeenAt: number }>

/** The new last sighting, and whether it is a new scan. */
export function noteSighting(
  last: Sighting | null,
  code: string,
  now: number,
): Readonly<{ sighting: Sighting; isNew: boolean }> {
  const isSame = last !== null && last.code === code && now - last.lastSeenAt < GONE_AFTER_MS
  return { sighting: { code, lastSeenAt: now }, isNew: !isSame }
}
