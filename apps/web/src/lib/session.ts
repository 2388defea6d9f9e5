import { meAnswer } from '@pennyplate/contract/accounts/me'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi, ignoreAnswer, onSessionInDoubt } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { ME_PATH, takeEarlyResponse } from './early-request.ts'
import { type Me, toMe } from './me.ts'
import { answerBy } from './read-answer.ts'
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

/** Cached data of a user has the user's id in its key, so that the next user never sees it. */
export function userKey(userId: string, ...rest: readonly string[]): readonly string[] {
  return ['user', userId, ...rest]
}

const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ client, signal }) => loadSession(client, signal),
  staleTime: FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  // The result decides what an offline page shows, so it is requested offline too.
  networkMode: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  refetchInterval: (query) => recheckIntervalMs(query.state.data),
})

/** An open page notices that its session ended, or that the server is back. */
function recheckIntervalMs(record: SessionRecord | undefined): number | false {
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

/** Null if no one is signed in, which is not an error. */
async function fetchMe(signal: AbortSignal): Promise<Me | null> {
  const parse = answerBy(meAnswer)
  return toMe(await callApi(ME_PATH, { signal, earlyResponse: takeEarlyResponse(), parse }))
}

export function useSession(): Session {
  const { data, isError } = useQuery(sessionQuery)
  return toSession(data, isError)
}

/** Called once, where the query client is created. Reloads the session if a response puts it in doubt. */
export function watchSession(client: QueryClient): () => void {
  return onSessionInDoubt(() => void refreshSession(client))
}

/** Call this after anything that changes /api/me: a verified e-mail, accepted terms, a completed profile. */
export function refreshSession(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: SESSION_KEY })
}

/** For a page rendered on the server, which knows who asks. */
export function setSession(client: QueryClient, user: Pick<Me, 'id' | 'email' | 'householdId'>): void {
  const me: Me = {
    ...user,
    name: '',
    emailVerified: true,
    role: 'owner',
    publicMetadata: {},
    unsafeMetadata: {},
  }
  client.setQueryData(SESSION_KEY, afterAnswer(undefined, me))
}

/** After signing in or up, drops the earlier user's data and loads the new user. */
export async function beginSession(client: QueryClient): Promise<void> {
  // The early response is from before signing in.
  takeEarlyResponse()
  const me = toMe(await callApi(ME_PATH, { parse: answerBy(meAnswer) }))
  if (!me) throw new ApiError(0, 'unreadable_answer')
  client.removeQueries({ queryKey: ['user'] })
  rememberUser(me)
  client.setQueryData(SESSION_KEY, afterAnswer(undefined, me))
}

/**
 * Throws if the server cannot be reached, because only it can remove the cookie. Afterwards the caller loads the home page;
 * until then guards show Loading, so that the Back button leads to no page of this user.
 */
export async function signOut(client: QueryClient): Promise<void> {
  try {
    await callApi('/api/auth/sign-out', { method: 'POST', parse: ignoreAnswer })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error
  }
  forgetDrafts(client.getQueryData<SessionRecord>(SESSION_KEY))
  rememberUser(null)
  client.removeQueries({ queryKey: ['user'] })
  client.setQueryData(SESSION_KEY, afterSignOut())
}

/** Only when the user signs out. If a session ends by itself, drafts are kept for the same user (D21). */
function forgetDrafts(record: SessionRecord | undefined): void {
  const userId = record?.me?.id ?? record?.formerUser?.id
  if (userId === undefined) return
  try {
    forgetUserStorage(localStorage, userId)
  } catch {
    // Blocked storage (private windows) holds no drafts.
  }
}
