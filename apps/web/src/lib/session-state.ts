import type { Me } from './me.ts'

/** What this page knows about who is using it. Kept in the query cache, so it lives exactly as long as the page. */
export type SessionRecord = Readonly<{
  me: Me | null
  /** The server could not be asked; `me` is who was here last on this browser. */
  isFromMemory: boolean
  /** Who was signed in while this page was open, before the session ended by itself (D21). */
  endedFor: Readonly<{ id: string; email: string }> | null
  /** The user asked to sign out and the browser is on its way to the home page. */
  isLeaving: boolean
}>

export type Session =
  | Readonly<{ status: 'loading' | 'unreachable' | 'leaving' }>
  | Readonly<{ status: 'signed-in'; me: Me; isOffline: boolean }>
  | Readonly<{
      status: 'signed-out'
      hadSession: boolean
      /** Whose local copy an open page may still read and write until somebody signs in. */
      lastUser: Readonly<{ id: string; email: string }> | null
    }>

/** Whose an open page is: also after the session ended by itself, until it is left (D21). */
export function personOf(session: Session): Readonly<{ id: string; email: string }> | null {
  if (session.status === 'signed-in') return session.me
  return session.status === 'signed-out' ? session.lastUser : null
}

/** The server said who this is (or nobody). Only a sign-out asked for by the user forgets who was here: see afterSignOut. */
export function afterAnswer(before: SessionRecord | undefined, me: Me | null): SessionRecord {
  if (me) return { me, isFromMemory: false, endedFor: null, isLeaving: false }
  const was = before?.me ?? before?.endedFor
  const endedFor = was ? { id: was.id, email: was.email } : null
  return { me: null, isFromMemory: false, endedFor, isLeaving: false }
}

export function afterSignOut(): SessionRecord {
  return { me: null, isFromMemory: false, endedFor: null, isLeaving: true }
}

/** The server is out of reach: an open page goes on as it was, a fresh one as whoever was here last. */
export function afterNoAnswer(
  before: SessionRecord | undefined,
  remembered: Me | undefined,
): SessionRecord | undefined {
  if (before) return { ...before, isLeaving: false }
  return remembered ? { me: remembered, isFromMemory: true, endedFor: null, isLeaving: false } : undefined
}

export function toSession(record: SessionRecord | undefined, hasFailed: boolean): Session {
  if (!record) return { status: hasFailed ? 'unreachable' : 'loading' }
  if (record.isLeaving) return { status: 'leaving' }
  if (record.me) return { status: 'signed-in', me: record.me, isOffline: record.isFromMemory }
  return { status: 'signed-out', hadSession: record.endedFor !== null, lastUser: record.endedFor }
}
