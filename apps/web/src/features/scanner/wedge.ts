/** A USB scanner acts as a keyboard that types a code very fast and presses Enter. */
export type WedgeBuffer = Readonly<{ typed: string; lastAt: number }>

export const NO_WEDGE: WedgeBuffer = { typed: '', lastAt: 0 }

/** Faster than anybody types digits. */
const BETWEEN_KEYS_MS = 60
const DIGITS_MIN = 6
const DIGITS_MAX = 14

/** Handles one key press; returns the code when it is the Enter after a scanner's digits. */
export function readWedgeKey(
  buffer: WedgeBuffer,
  key: string,
  now: number,
): Readonly<{ buffer: WedgeBuffer; code: string | null }> {
  const isQuick = now - buffer.lastAt <= BETWEEN_KEYS_MS
  if (/^\d$/.test(key)) {
    const typed = isQuick ? buffer.typed + key : key
    return { buffer: { typed, lastAt: now }, code: null }
  }
  const { length } = buffer.typed
  const isCode = key === 'Enter' && isQuick && length >= DIGITS_MIN && length <= DIGITS_MAX
  return { buffer: NO_WEDGE, code: isCode ? buffer.typed : null }
}
