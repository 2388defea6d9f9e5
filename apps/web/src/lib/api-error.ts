import { type FailureDetail, failureAnswer } from '@pennyplate/contract/failure-answer'

/** A failed call. Without a usable response the status is 0, and the code unreachable, timed_out or unreadable_answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly FailureDetail[]
  readonly retryAfterS: number | undefined
  /** The response body, for errors that carry data (a 409 has the current value). */
  readonly body: unknown

  constructor(
    status: number,
    code: string,
    more: { details?: readonly FailureDetail[]; retryAfterS?: number | undefined; body?: unknown } = {},
  ) {
    super(`${status} ${code}`)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.details = more.details ?? []
    this.retryAfterS = more.retryAfterS
    this.body = more.body
  }
}

/** Our server sends `{error: code}`, the identity library `{code: 'UPPER_CASE', message}`. Both become lower case. */
export function readFailure(
  body: unknown,
  status: number,
): { code: string; details: readonly FailureDetail[] } {
  const { error, code, details } = failureAnswer.parse(body)
  return { code: (error ?? code)?.toLowerCase() || `http_${status}`, details }
}

/** Retry-After is seconds or an HTTP date. The identity library sends X-Retry-After instead. */
export function readRetryAfterS(headers: Headers, now: Date): number | undefined {
  const raw = headers.get('retry-after') ?? headers.get('x-retry-after')
  if (!raw) return undefined
  if (/^\d+$/.test(raw.trim())) return Number(raw)
  const at = Date.parse(raw)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
