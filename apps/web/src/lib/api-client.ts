import { ApiError, readFailure, readRetryAfterS } from './api-error.ts'
import { ME_PATH } from './early-request.ts'

const DEFAULT_TIMEOUT_MS = 15_000

type ApiRequest<T> = Readonly<{
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Readonly<Record<string, string>>
  /** Sent as JSON, except FormData, which is sent as it is. */
  body?: unknown
  timeoutMs?: number
  signal?: AbortSignal | undefined
  /** Lets the request outlive its page, as for a last save while the tab closes. */
  keepalive?: boolean
  /** The response to a request that was already sent. */
  earlyResponse?: Promise<Response> | undefined
  parse: (body: unknown) => T | Promise<T>
}>

const sessionListeners = new Set<() => void>()

/**
 * Calls back if a 401 or 403 suggests that the session ended or belongs to another user. Not for /api/auth, which answers so
 * to a wrong password too, nor for /api/me, which the listener calls.
 */
export function onSessionInDoubt(listener: () => void): () => void {
  sessionListeners.add(listener)
  return () => sessionListeners.delete(listener)
}

/** `parse` for calls whose response body is not needed. */
export function ignoreAnswer(): void {}

/** Calls our server. Throws an ApiError, or the abort error of the caller's signal. */
export async function callApi<T>(path: string, request: ApiRequest<T>): Promise<T> {
  const { response, body } = await exchange(path, request)
  if (response.ok) return request.parse(body)
  throw toApiError(path, response, body)
}

/** Turns an error response into an ApiError, and notifies session listeners. Also for callers that read a stream themselves. */
export function toApiError(path: string, response: Response, body: unknown): ApiError {
  if (isSessionInDoubt(path, response.status)) for (const listener of sessionListeners) listener()
  const { code, details } = readFailure(body, response.status)
  return new ApiError(response.status, code, {
    details,
    retryAfterS: readRetryAfterS(response.headers, new Date()),
    body,
  })
}

export function isSessionInDoubt(path: string, status: number): boolean {
  return (status === 401 || status === 403) && path !== ME_PATH && !path.startsWith('/api/auth/')
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
    earlyResponse,
  } = request
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await (earlyResponse ??
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
  // The browser sets the content type of a form, with its boundary.
  if (body instanceof FormData) return { headers: { accept }, body }
  return { headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
}

/** Ignores a proxy's HTML error page. An HTML page with status 200 (a hotel's sign-in page) is an error. */
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
