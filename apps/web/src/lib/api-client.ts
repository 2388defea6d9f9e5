import { ApiError, readErrorCode, readErrorDetails, readRetryAfterS } from './api-error.ts'
import { WHO_IS_THIS } from './early-answer.ts'

const DEFAULT_TIMEOUT_MS = 15_000

type ApiRequest<T> = Readonly<{
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, string>>
  /** Sent as JSON; a form, which holds files, as it is. */
  body?: unknown
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** Lets the request outlive the page that sent it (a last save while the tab closes). */
  keepalive?: boolean
  /** It was asked before, and this is what will be answered. */
  asked?: Promise<Response> | undefined
  parse: (body: unknown) => T
}>

type IdentityListener = () => void
const identityListeners = new Set<IdentityListener>()

/**
 * Calls back whenever an answer says that the cookie is no longer, or no longer that of, the user this page shows:
 * a 401 or a 403 from anywhere but the identity routes (which say so of wrong passwords too) and the question itself.
 */
export function onIdentityInDoubt(listener: IdentityListener): () => void {
  identityListeners.add(listener)
  return () => identityListeners.delete(listener)
}

/** For calls whose answer carries nothing worth reading. */
export function ignoreAnswer(): void {}

/** The one way this application talks to its server. Every failure is an ApiError, except an abort by the caller's own signal. */
export async function callApi<T>(path: string, request: ApiRequest<T>): Promise<T> {
  const { response, body } = await exchange(path, request)
  if (response.ok) return request.parse(body)
  throw refusalOf(path, response, body)
}

/** For those who read an answer themselves, as a stream: what a refusal of theirs says, and its doubt about the session told. */
export function refusalOf(path: string, response: Response, body: unknown): ApiError {
  if (castsDoubtOnIdentity(path, response.status)) for (const listener of identityListeners) listener()
  return new ApiError(response.status, readErrorCode(body, response.status), {
    details: readErrorDetails(body),
    retryAfterS: readRetryAfterS(response.headers, new Date()),
    body,
  })
}

export function castsDoubtOnIdentity(path: string, status: number): boolean {
  return (status === 401 || status === 403) && path !== WHO_IS_THIS && !path.startsWith('/api/auth/')
}

async function exchange<T>(
  path: string,
  request: ApiRequest<T>,
): Promise<{ response: Response; body: unknown }> {
  const {
    method = 'GET',
    query,
    body,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    signal,
    keepalive = false,
    asked,
  } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await (asked ??
      fetch(query ? `${path}?${new URLSearchParams(query)}` : path, {
        method,
        keepalive,
        cache: 'no-store',
        credentials: 'same-origin',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        ...(method === 'GET' ? {} : encoded(body)),
      }))
    return { response, body: await readJson(response) }
  } catch (cause) {
    if (cause instanceof ApiError || signal?.aborted) throw cause
    throw new ApiError(0, timeout.aborted ? 'timed_out' : 'unreachable')
  }
}

function encoded(body: unknown): RequestInit {
  const accept = 'application/json'
  // The browser writes the content type of a form, with the boundary it chose.
  if (body instanceof FormData) return { headers: { accept }, body }
  return { headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
}

/** A proxy's HTML error page has no body for us; an HTML page where an answer was due (a hotel's sign-in page) is no answer. */
async function readJson(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!isJson && response.ok && response.status !== 204) throw new ApiError(0, 'unreadable_answer')
  if (!isJson) return undefined
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    if (response.ok) throw new ApiError(0, 'unreadable_answer')
    return undefined
  }
}
