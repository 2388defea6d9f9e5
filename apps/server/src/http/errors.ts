import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { databaseTrouble } from '../database/database-trouble.ts'
import { ZeroByteError } from '../database/refuse-zero-bytes.ts'
import { JobTimedOut } from '../workers/job-timed-out.ts'

/** The only mapping from error codes to HTTP statuses. */
const STATUS_OF_CODE = {
  invalid_json: 400,
  invalid_request: 400,
  invalid_value: 400,
  unknown_key: 400,
  read_only_key: 400,
  password_common: 400,
  invalid_token: 400,
  unauthorized: 401,
  forbidden: 403,
  wrong_password: 403,
  wrong_code: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  profile_missing: 409,
  /** The household wrote a phrase we do not understand; no planning until it is settled. */
  unsettled: 409,
  pantry_empty: 409,
  /** Commands on a week that cannot be done. */
  no_plan: 422,
  already_accepted: 422,
  not_accepted: 422,
  no_shopping_list: 422,
  same_meal: 422,
  empty_name: 422,
  no_such_slot: 422,
  no_such_meal: 422,
  no_such_week: 422,
  changed_since: 422,
  needs_server: 422,
  nothing_to_undo: 422,
  does_not_freeze: 422,
  pantry_full: 422,
  value_too_large: 413,
  storage_full: 413,
  /** All tables together, not one of them. */
  household_full: 413,
  body_too_large: 413,
  picture_too_large: 413,
  url_too_long: 414,
  unsupported_media_type: 415,
  picture_heic: 415,
  picture_drawing: 415,
  picture_unknown: 415,
  picture_animated: 415,
  picture_damaged: 422,
  picture_too_small: 422,
  /** No picture is at an address, or its site does not give it to servers. */
  picture_unreachable: 422,
  picture_too_dense: 422,
  rate_limited: 429,
  /** The server is overloaded; the client did nothing wrong. */
  busy: 429,
  ai_failed: 502,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>

export type ErrorCode = keyof typeof STATUS_OF_CODE
export type ErrorDetail = { path: string; reason: string }

type ErrorExtras = {
  message?: string
  details?: ErrorDetail[]
  retryAfterS?: number
  body?: Record<string, unknown>
  /** Approximate length of `body`. */
  bodyChars?: number
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly extras: ErrorExtras
  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(extras.message ?? code)
    this.code = code
    this.extras = extras
  }
}

export function answerError(c: Context, error: AppError): Response {
  const { message, details, body, retryAfterS } = error.extras
  if (retryAfterS !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfterS))))
  return c.json(
    { error: error.code, ...(message ? { message } : {}), ...(details ? { details } : {}), ...body },
    STATUS_OF_CODE[error.code],
  )
}

const TRY_AGAIN_S = 5

/** An unexpected error becomes a plain 500; its details go to the log, not to the client. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof HTTPException) {
    if (error.status === 413) return new AppError('body_too_large')
    if (error.status === 415) return new AppError('unsupported_media_type')
    if (error.status < 500) return new AppError('invalid_request', { message: error.message })
  }
  if (isBrokenOff(error)) return new AppError('invalid_request', { message: 'the request broke off' })
  if (error instanceof ZeroByteError) return new AppError('invalid_request', { message: error.message })
  // The web app keeps its unsaved changes and retries.
  if (databaseTrouble(error)) return new AppError('unavailable', { retryAfterS: TRY_AGAIN_S })
  if (error instanceof JobTimedOut) return new AppError('busy', { retryAfterS: TRY_AGAIN_S })
  return new AppError('internal')
}

/** Its client closed the connection before it had sent everything. */
function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  )
}
