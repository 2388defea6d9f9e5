import type { Me } from './me.ts'

/** Enough to open the local copies. */
type PageUser = Pick<Me, 'id' | 'email' | 'householdId'>

/** What this page knows about its user. Lives in the query cache, so as long as the page. */
export type SessionRecord = Readonly<{
  me: Me | null
  /** The server could not be reached; `me` is the last user of this browser. */
  isFromMemory: boolean
  /** Who was signed in on this page before the session ended by itself (D21). */
  formerUser: PageUser | null
  /** The user signed out and the browser is loading the home page. */
  isLeaving: boolean
}>

export type Session =
  | Readonly<{ status: 'loading' | 'unreachable' | 'leaving' }>
  | Readonly<{ status: 'signed-in'; me: Me; isOffline: boolean }>
  | Readonly<{
      status: 'signed-out'
      hadSession: boolean
      /** Whose local copies the open page may still read and write until someone signs in. */
      lastUser: PageUser | null
    }>

/** The user of the open page, also after the session ended by itself (D21). */
export function sessionUser(session: Session): PageUser | null {
  if (session.status === 'signed-in') return session.me
  return session.status === 'signed-out' ? session.lastUser : null
}

/** The server said who is signed in, if anyone. The former user is kept; only afterSignOut forgets it. */
export function afterAnswer(before: SessionRecord | undefined, me: Me | null): SessionRecord {
  if (me) return { me, isFromMemory: false, formerUser: null, isLeaving: false }
  const former = before?.me ?? before?.formerUser
  const formerUser = former ? { id: former.id, email: former.email, householdId: former.householdId } : null
  return { me: null, isFromMemory: false, formerUser, isLeaving: false }
}

export function afterSignOut(): SessionRecord {
  return { me: null, isFromMemory: false, formerUser: null, isLeaving: true }
}

/** The server cannot be reached. An open page keeps its state, a new one starts as the last user of this browser. */
export function afterNoAnswer(
  before: SessionRecord | undefined,
  remembered: Me | undefined,
): SessionRecord | undefined {
  if (before) return { ...before, isLeaving: false }
  return remembered ? { me: remembered, isFromMemory: true, formerUser: null, isLeaving: false } : undefined
}

export function toSession(record: SessionRecord | undefined, hasFailed: boolean): Session {
  if (!record) return { status: hasFailed ? 'unreachable' : 'loading' }
  if (record.isLeaving) return { status: 'leaving' }
  if (record.me) return { status: 'signed-in', me: record.me, isOffline: record.isFromMemory }
  return { status: 'signed-out', hadSession: record.formerUser !== null, lastUser: record.formerUser }
}
