/** A code held before the camera is seen ten times a second; it counts again once it was gone for so long. */
export const GONE_AFTER_MS = 1200

export type Sighting = Readonly<{ code: string; lastSeenAt: number }>

/** The new last sighting, and whether it is of a code that was not there a moment ago. */
export function noteSighting(
  last: Sighting | null,
  code: string,
  now: number,
): Readonly<{ sighting: Sighting; isNew: boolean }> {
  const isSame = last !== null && last.code === code && now - last.lastSeenAt < GONE_AFTER_MS
  return { sighting: { code, lastSeenAt: now }, isNew: !isSame }
}
