import { readStoredJson, storeJson, storeText } from './browser-storage.ts'
import { listOf, recordOf } from './json-reader.ts'
import { type Me, readMe } from './me.ts'

const STORAGE_KEY = 'pennyplate.last-user'
const CONFIRMED_KEY = 'pennyplate.confirmed'

/**
 * Stores who is signed in, so that the app opens without a network. It grants nothing on the server: every call still needs
 * the cookie. Signing out removes it.
 */
export function rememberUser(me: Me | null): void {
  if (me) storeJson(STORAGE_KEY, asAnswer(me))
  else for (const key of [STORAGE_KEY, CONFIRMED_KEY]) storeText(key, null)
}

export function recallUser(): Me | undefined {
  return readMe(readStoredJson(STORAGE_KEY))
}

/** Stores a fact about the user that the server confirmed, such as a completed profile, for when it cannot be reached. */
export function rememberConfirmed(userId: string, what: string): void {
  const known = readConfirmed(userId).filter((other) => other !== what)
  storeJson(CONFIRMED_KEY, { userId, confirmed: [...known, what] })
}

export function wasConfirmed(userId: string, what: string): boolean {
  return readConfirmed(userId).includes(what)
}

function readConfirmed(userId: string): readonly unknown[] {
  const kept = recordOf(readStoredJson(CONFIRMED_KEY))
  return kept.userId === userId ? listOf(kept.confirmed) : []
}

/** Stored in the shape of the server's response, so that readMe reads both. */
function asAnswer({ householdId, role, publicMetadata, unsafeMetadata, ...user }: Me): unknown {
  return { user, householdId, role, publicMetadata, unsafeMetadata }
}
