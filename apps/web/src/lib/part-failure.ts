/** `unreachable`: the file may come later. `stale`: the file is gone, or the browser gave up on it; only a reload helps. */
export type PartTrouble = 'unreachable' | 'stale'

export class PartFailure extends Error {
  readonly trouble: PartTrouble

  constructor(trouble: PartTrouble, cause: unknown) {
    super(`A part of the app is ${trouble}`, { cause })
    this.trouble = trouble
  }
}

let waitingCount = 0
let isStale = false
const listeners = new Set<() => void>()

/** Why a part that somebody wants to see is not there yet. */
export function partTrouble(): PartTrouble | null {
  if (waitingCount > 0) return 'unreachable'
  return isStale ? 'stale' : null
}

export function onPartTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceStale(): void {
  isStale = true
  tell()
}

/** For as long as the promise is pending. */
export async function announceWaiting(pending: Promise<void>): Promise<void> {
  waitingCount += 1
  tell()
  await pending
  waitingCount -= 1
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}
