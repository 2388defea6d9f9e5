import { recordOf, recordsOf, stringAt } from './json-reader.ts'

export type ApiErrorDetail = Readonly<{ path: string; reason: string }>

/** A call that never got a usable answer has status 0 and the code unreachable, timed_out or unreadable_answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly details: readonly ApiErrorDetail[]
  readonly retryAfterS: number | undefined
  /** The whole answer, for the calls whose failure carries data (a 409 brings the current value). */
  readonly body: unknown

  constructor(
    status: number,
    code: string,
    more: { details?: readonly ApiErrorDetail[]; retryAfterS?: number | undefined; body?: unknown } = {},
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

/** Our server answers `{error: code}`; the identity library answers `{code: 'UPPER_CASE', message}`. One spelling for both. */
export function readErrorCode(body: unknown, status: number): string {
  const record = recordOf(body)
  const code = stringAt(record, 'error') ?? stringAt(record, 'code')
  return code ? code.toLowerCase() : `http_${status}`
}

export function readErrorDetails(body: unknown): ApiErrorDetail[] {
  return recordsOf(recordOf(body).details).map((detail) => ({
    path: stringAt(detail, 'path') ?? '',
    reason: stringAt(detail, 'reason') ?? '',
  }))
}

/** Retry-After is either seconds or an HTTP date. The identity library spells its own header X-Retry-After. */
export function readRetryAfterS(headers: Headers, now: Date): number | undefined {
  const raw = headers.get('retry-after') ?? headers.get('x-retry-after')
  if (!raw) return undefined
  if (/^\d+$/.test(raw.trim())) return Number(raw)
  const at = Date.parse(raw)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
