import { z } from 'zod'

/**
 * A browser that never heard the answer to its write has to know whether a later version stands on it. It waits for that
 * answer before it writes again from there, so the last write of each session says it, however many came from others since.
 */
const lastWrites = z.array(z.tuple([z.string(), z.string()]))

/** More browsers than a household has; the one that wrote longest ago is forgotten. */
const SESSIONS_MAX = 16

export const NO_WRITES = '[]'

export function withWrite(stored: string, sessionId: string, write: string): string {
  const others = lastWrites.parse(JSON.parse(stored)).filter(([session]) => session !== sessionId)
  return JSON.stringify([...others, [sessionId, write]].slice(-SESSIONS_MAX))
}

/** For an answer; nothing where nobody named a write, so that a client that names none never sees them. */
export function writesIn(stored: string): { writes?: string[] } {
  if (stored === NO_WRITES) return {}
  return { writes: lastWrites.parse(JSON.parse(stored)).map(([, write]) => write) }
}
