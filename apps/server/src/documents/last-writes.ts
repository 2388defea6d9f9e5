import { z } from 'zod'
import type { Actor } from '../http/session.ts'
import type { StoredDocument } from './documents.store.ts'

/**
 * A browser that never heard the answer to its write has to know whether a later version stands on it. It waits for that
 * answer before it writes again from there, so the last write of each session says it, however many came from others since.
 */
const lastWrites = z.array(z.tuple([z.string(), z.string()]))

/** More browsers than a household has; the one that wrote longest ago is forgotten. */
const SESSIONS_MAX = 16

type Holder = Pick<StoredDocument, 'writes'> | undefined

/** What to store beside a write. One that has no name leaves those named before it as they are. */
export function namedWrite(
  current: Holder,
  { sessionId }: Actor,
  write: string | undefined,
): { writes?: string } {
  if (write === undefined) return {}
  const others = pairsIn(current).filter(([session]) => session !== sessionId)
  return { writes: JSON.stringify([...others, [sessionId, write]].slice(-SESSIONS_MAX)) }
}

/** For an answer; nothing where nobody named a write, so that a client that names none never sees them. */
export function writesIn(current: Holder): { writes?: string[] } {
  const writes = pairsIn(current).map(([, write]) => write)
  return writes.length > 0 ? { writes } : {}
}

function pairsIn(current: Holder): z.infer<typeof lastWrites> {
  return current ? lastWrites.parse(JSON.parse(current.writes)) : []
}
