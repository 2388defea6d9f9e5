import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi, ignoreAnswer, onIdentityInDoubt } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { takeEarly, WHO_IS_THIS } from './early-answer.ts'
import { recordOf } from './json-reader.ts'
import { type Me, readMe } from './me.ts'
import { recallUser, rememberUser } from './remembered-user.ts'
import {
  afterAnswer,
  afterNoAnswer,
  afterSignOut,
  type Session,
  type SessionRecord,
  toSession,
} from './session-state.ts'
import { forgetUserStorage } from './user-storage.ts'

const SESSION_KEY = ['session'] as const
const FRESH_MS = 60_000
const RECHECK_MS = 300_000
const OFFLINE_RETRY_MS = 15_000

/** Everything cached about one user carries their id in its key, so nothing is ever shown to the next one. */
export function userKey(userId: string, ...rest: readonly string[]): readonly string[] {
  return ['user', userId, ...rest]
}

const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ client, signal }) => loadSession(client, signal),
  staleTime: FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // The answer decides what an offline page shows, so the question is asked offline too.
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchInterval: (query) => recheckAfterMs(query.state.data),
})

/** A page left open notices by itself that its session has ended, or that the server is back. */
function recheckAfterMs(record: SessionRecord | undefined): number | false {
  if (!record?.me) return false
  return record.isFromMemory ? OFFLINE_RETRY_MS : RECHECK_MS
}

async function loadSession(client: QueryClient, signal: AbortSignal): Promise<SessionRecord> {
  const before = client.getQueryData<SessionRecord>(SESSION_KEY)
  try {
    const me = await fetchMe(signal)
    rememberUser(me)
    return afterAnswer(before, me)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const record = afterNoAnswer(before, recallUser())
    if (!record) throw error
    return record
  }
}

/** Null when nobody is signed in, which is an answer and not a failure. */
async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  return callApi(WHO_IS_THIS, { signal, asked: takeEarly(), parse: readMeOrNobody })
}

function readMeOrNobody(body: unknown): Me | null {
  return recordOf(body).user === null ? null : requireMe(body)
}

function requireMe(body: unknown): Me {
  const me = readMe(body)
  if (!me) throw new ApiError(0, 'unreadable_answer')
  return me
}

export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery)
  return toSession(data, isError)
}

/** Called once where the query client is made: any answer that doubts the session asks the server who this is. */
export function watchSession(client: QueryClient): () => void {
  return onIdentityInDoubt(() => void refreshSession(client))
}

/** After anything that changes what /api/me says: a verified e-mail, accepted terms, a completed profile. */
export function refreshSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SESSION_KEY })
}

/** After signing in or up: nothing of an earlier user stays, and the caller waits until it is known who this is. */
export async function beginSession(client: QueryClient): Promise<void> {
  // What was asked when the page opened speaks of nobody, or of somebody else.
  takeEarly()
  const me = await callApi(WHO_IS_THIS, { parse: requireMe })
  client.removeQueries({ queryKey: ['user'] })
  rememberUser(me)
  client.setQueryData(SESSION_KEY, afterAnswer(undefined, me))
}

/**
 * Throws when the server did not hear it: the cookie can only be removed there. The caller then leaves for the home
 * page by a full page load; meanwhile guards show Loading, so that the Back button finds no page of this user's.
 */
export async function signOut(client: QueryClient): Promise<void> {
  try {
    await callApi('/api/auth/sign-out', { method: 'POST', parse: ignoreAnswer })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  forgetWhatWasTyped(client.getQueryData<SessionRecord>(SESSION_KEY))
  rememberUser(null)
  client.removeQueries({ queryKey: ['user'] })
  client.setQueryData(SESSION_KEY, afterSignOut())
}

/** Only for a sign-out somebody asked for: when a session ends by itself, drafts wait for the same user (D21). */
function forgetWhatWasTyped(record: SessionRecord | undefined): void {
  const userId = record?.me?.id ?? record?.endedFor?.id
  if (userId === undefined) return
  try {
    forgetUserStorage(localStorage, userId)
  } catch {
    // Where storage is forbidden (private windows) nothing was kept.
  }
}
