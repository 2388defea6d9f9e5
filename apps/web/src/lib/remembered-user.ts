import { keepJson, keepText, keptJson } from './browser-storage.ts'
import { listOf, recordOf } from './json-reader.ts'
import { type Me, readMe } from './me.ts'

const STORAGE_KEY = 'pennyplate.last-user'
const CONFIRMED_KEY = 'pennyplate.confirmed'

/**
 * Who is signed in, kept beside the browser's copy of their documents, so that the app opens without a network.
 * It opens nothing on the server: every call still needs the cookie. Signing out forgets it.
 */
export function rememberUser(me: Me | null): void {
  if (me) keepJson(STORAGE_KEY, asAnswer(me))
  else for (const key of [STORAGE_KEY, CONFIRMED_KEY]) keepText(key, null)
}

export function recallUser(): Me | undefined {
  return readMe(keptJson(STORAGE_KEY))
}

/** What the server has once said yes to about this user (a completed profile, say), for when it cannot be asked. */
export function rememberConfirmed(userId: string, what: string): void {
  const known = readConfirmed(userId).filter((other) => other !== what)
  keepJson(CONFIRMED_KEY, { userId, confirmed: [...known, what] })
}

export function wasConfirmed(userId: string, what: string): boolean {
  return readConfirmed(userId).includes(what)
}

function readConfirmed(userId: string): readonly unknown[] {
  const kept = recordOf(keptJson(CONFIRMED_KEY))
  return kept.userId === userId ? listOf(kept.confirmed) : []
}

/** Kept in the shape of the server's answer, so that one reader serves both. */
function asAnswer({ publicMetadata, unsafeMetadata, ...user }: Me): unknown {
  return { user, publicMetadata, unsafeMetadata }
}
