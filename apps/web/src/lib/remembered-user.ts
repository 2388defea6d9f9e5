import { listOf, recordOf } from './json-reader.ts'
import { type Me, readMe } from './me.ts'

const STORAGE_KEY = 'pennyplate.last-user'
const CONFIRMED_KEY = 'pennyplate.confirmed'

/**
 * Who is signed in, kept beside the browser's copy of their documents, so that the app opens without a network.
 * It opens nothing on the server: every call still needs the cookie. Signing out forgets it.
 */
export function rememberUser(me: Me | null): void {
  try {
    if (me) localStorage.setItem(STORAGE_KEY, JSON.stringify(asAnswer(me)))
    else for (const key of [STORAGE_KEY, CONFIRMED_KEY]) localStorage.removeItem(key)
  } catch {
    // Storage may be full or forbidden (private windows): then the app simply needs the network to open.
  }
}

export function recallUser(): Me | undefined {
  try {
    return readMe(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

/** What the server has once said yes to about this user (a completed profile, say), for when it cannot be asked. */
export function rememberConfirmed(userId: string, what: string): void {
  try {
    const known = readConfirmed(userId).filter((other) => other !== what)
    localStorage.setItem(CONFIRMED_KEY, JSON.stringify({ userId, confirmed: [...known, what] }))
  } catch {
    // As above.
  }
}

export function wasConfirmed(userId: string, what: string): boolean {
  try {
    return readConfirmed(userId).includes(what)
  } catch {
    return false
  }
}

function readConfirmed(userId: string): readonly unknown[] {
  const kept = recordOf(JSON.parse(localStorage.getItem(CONFIRMED_KEY) ?? 'null'))
  return kept.userId === userId ? listOf(kept.confirmed) : []
}

/** Kept in the shape of the server's answer, so that one reader serves both. */
function asAnswer({ publicMetadata, unsafeMetadata, ...user }: Me): unknown {
  return { user, publicMetadata, unsafeMetadata }
}
