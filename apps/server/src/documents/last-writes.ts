import { z } from 'zod'
import type { Actor } from '../http/session.ts'
import { readStoredJson } from '../json.ts'
import type { StoredDocument } from './documents.store.ts'

/**
 * Pairs of session and write id. They let a client that lost the response recognize its own write, even if others have
 * written since. A client sends one write at a time, so the last one of each session is enough.
 */
const lastWrites = z.array(z.tuple([z.string(), z.string()]))

/** More browsers than a household has. The one that wrote longest ago is dropped first. */
const SESSIONS_MAX = 16

type Holder = Pick<StoredDocument, 'writes'> | undefined

/** What to store with a write. A write without an id leaves the stored ids as they are. */
export function namedWrite(
  current: Holder,
  { sessionId }: Pick<Actor, 'sessionId'>,
  write: string | undefined,
): { writes?: string } {
  if (write === undefined) return {}
  const others = pairsIn(current).filter(([session]) => session !== sessionId)
  return { writes: JSON.stringify([...others, [sessionId, write]].slice(-SESSIONS_MAX)) }
}

/** The field for a response; left out if no write has an id. */
export function writesIn(current: Holder): { writes?: string[] } {
  const writes = pairsIn(current).map(([, write]) => write)
  return writes.length > 0 ? { writes } : {}
}

function pairsIn(current: Holder): z.infer<typeof lastWrites> {
  return current ? readStoredJson(lastWrites, current.writes) : []
}
