import { type MeAnswer, meAnswer } from '@pennyplate/contract/accounts/me'
import * as z from 'zod/mini'
import { readStored, storeJson, storeText } from './browser-storage.ts'
import { forgetLook } from './kept-look.ts'
import { type Me, toMe } from './me.ts'

const STORAGE_KEY = 'pennyplate.last-user'
const CONFIRMED_KEY = 'pennyplate.confirmed'

const storedFacts = z.object({ userId: z.string(), confirmed: z.array(z.string()) })

/**
 * Stores who is signed in, so that the app opens without a network. It grants nothing on the server: every call still needs
 * the cookie. Signing out removes it.
 */
export function rememberUser(me: Me | null): void {
  if (me?.id !== recallUser()?.id) forgetLook()
  if (me) storeJson(STORAGE_KEY, asAnswer(me))
  else for (const key of [STORAGE_KEY, CONFIRMED_KEY]) storeText(key, null)
}

export function recallUser(): Me | undefined {
  const answer = readStored(STORAGE_KEY, meAnswer)
  return (answer && toMe(answer)) ?? undefined
}

/** Stores a fact about the user that the server confirmed, such as a completed profile, for when it cannot be reached. */
export function rememberConfirmed(userId: string, what: string): void {
  const known = readConfirmed(userId).filter((other) => other !== what)
  storeJson(CONFIRMED_KEY, { userId, confirmed: [...known, what] })
}

export function wasConfirmed(userId: string, what: string): boolean {
  return readConfirmed(userId).includes(what)
}

function readConfirmed(userId: string): readonly string[] {
  const stored = readStored(CONFIRMED_KEY, storedFacts)
  return stored?.userId === userId ? stored.confirmed : []
}

/** Stored in the shape of the server's response, so that one schema reads both. */
function asAnswer({ householdId, role, publicMetadata, unsafeMetadata, ...user }: Me): MeAnswer {
  return { user, householdId, role, publicMetadata, unsafeMetadata }
}
