import { meAnswer } from '@pennyplate/contract/accounts/me'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { callApi, ignoreAnswer, onSessionInDoubt } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { readStoredText, storeText } from './browser-storage.ts'
import { ME_PATH, takeEarlyResponse } from './early-request.ts'
import { forgetLook } from './kept-look.ts'
import { type Me, toMe } from './me.ts'
import { paths } from './paths.ts'
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
import { markSignedOut } from './signed-out.ts'
import { forgetStoredBy } from './user-storage.ts'

const SESSION_KEY = ['session'] as const
/** Set while the user signed out of this browser but the server has not ended the session. */
const SIGN_OUT_DUE = 'pennyplate.sign-out-due'
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
  if (readStoredText(SIGN_OUT_DUE) !== null) return OFFLINE_RETRY_MS
  if (!record?.me) return false
  return record.isFromMemory ? OFFLINE_RETRY_MS : RECHECK_MS
}

async function loadSession(client: QueryClient, signal: AbortSignal): Promise<SessionRecord> {
  const before = client.getQueryData<SessionRecord>(SESSION_KEY)
  try {
    if (readStoredText(SIGN_OUT_DUE) !== null) {
      // The early response is from before the session ends.
      takeEarlyResponse()
      if (!(await endSession())) return before ?? afterAnswer(undefined, null)
    }
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

/**
 * Called once, where the query client is created. Reloads the session if a response puts it in doubt, and leaves the page when
 * its user signs out in another tab.
 */
export function watchSession(client: QueryClient): () => void {
  const stopFollowing = followSignOut(client)
  const stopListening = onSessionInDoubt(() => void refreshSession(client))
  return () => {
    stopFollowing()
    stopListening()
  }
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
  storeText(SIGN_OUT_DUE, null)
  const me = toMe(await callApi(ME_PATH, { parse: answerBy(meAnswer) }))
  if (!me) throw new ApiError(0, 'unreadable_answer')
  client.removeQueries({ queryKey: ['user'] })
  markSignedOut(false)
  rememberUser(me)
  client.setQueryData(SESSION_KEY, afterAnswer(undefined, me))
}

/**
 * Forgets the user in every tab, offline too, then asks the server to end the session. Without an answer, this browser asks again
 * the next time it looks for a session. Afterwards the caller loads the home page; until then guards show Loading, so that the
 * Back button leads to no page of this user. Throws if the session can neither be ended nor be remembered as ended.
 */
export async function signOut(client: QueryClient): Promise<void> {
  const userId = pageUserId(client)
  const isNoted = storeText(SIGN_OUT_DUE, 'true')
  forgetUser(client)
  const channel = openChannel()
  channel?.postMessage(userId)
  channel?.close()
  if (!(await endSession()) && !isNoted) throw new ApiError(0, 'unreachable')
}

/** Returns false while the server does not answer: only it can remove the cookie. */
async function endSession(): Promise<boolean> {
  try {
    await callApi('/api/auth/sign-out', { method: 'POST', parse: ignoreAnswer })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 401) return false
  }
  storeText(SIGN_OUT_DUE, null)
  return true
}

function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('pennyplate-sign-out') : undefined
}

function followSignOut(client: QueryClient): () => void {
  const channel = openChannel()
  if (!channel) return () => {}
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const userId = pageUserId(client)
    if (userId === undefined || data !== userId) return
    forgetUser(client)
    window.location.replace(paths.home)
  }
  return () => channel.close()
}

function pageUserId(client: QueryClient): string | undefined {
  const record = client.getQueryData<SessionRecord>(SESSION_KEY)
  return record?.me?.id ?? record?.formerUser?.id
}

/** Only when the user signs out. If a session ends by itself, drafts are kept for the same user (D21). */
function forgetUser(client: QueryClient): void {
  const userId = pageUserId(client)
  markSignedOut(true)
  rememberUser(null)
  forgetLook()
  if (userId !== undefined) forgetStoredBy(userId)
  client.removeQueries({ queryKey: ['user'] })
  client.setQueryData(SESSION_KEY, afterSignOut())
}
