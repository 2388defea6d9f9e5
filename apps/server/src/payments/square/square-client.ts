import type { z } from 'zod'
import type { GuardedFetch } from '../../http/guarded-fetch.ts'
import { jsonIn } from '../../json.ts'
import type { Log } from '../../log.ts'
import { type SquareConfig, squareAddresses } from './square-config.ts'
import { errorAnswer } from './square-shapes.ts'

/** The API version that square-shapes.ts describes. */
const VERSION = '2025-01-23'
const TIMEOUT_MS = 15_000
const ANSWER_BYTES_MAX = 1024 * 1024
const ATTEMPTS = 2

type SquareRequest = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
export type SquareAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'refused'; codes: readonly string[] }
  | { ok: false; reason: 'unavailable' }

export type SquareClient = <T extends z.ZodType>(
  request: SquareRequest,
  shape: T,
) => Promise<SquareAnswer<z.infer<T>>>

/**
 * Retries once when Square is unavailable. That is safe: every change has an idempotency key or sets an absolute state.
 */
export function createSquareClient(
  square: SquareConfig,
  { fetcher, log }: { fetcher: GuardedFetch; log: Log },
): SquareClient {
  const base = square.baseUrl ?? squareAddresses(square).api
  return async (request, shape) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await callOnce(request, shape)
      if (answer.ok || answer.reason === 'refused' || attempt === ATTEMPTS) return answer
    }
  }

  async function callOnce<T extends z.ZodType>(
    { method, path, body: sent }: SquareRequest,
    shape: T,
  ): Promise<SquareAnswer<z.infer<T>>> {
    const answer = await fetcher({
      method,
      url: `${base}${path}`,
      headers: {
        Authorization: `Bearer ${square.accessToken}`,
        'Square-Version': VERSION,
        Accept: 'application/json',
        ...(sent === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_BYTES_MAX,
      trustedOrigin: base,
    })
    if (!answer.ok || answer.status >= 500 || answer.status === 429)
      return { ok: false, reason: 'unavailable' }
    const body = jsonIn(answer.text)
    if (answer.status >= 400) {
      const codes = errorAnswer
        .catch({ errors: [] })
        .parse(body)
        .errors.map(({ code }) => code)
      log.warn('square refused a request', { method, status: answer.status, codes: codes.join(' ') })
      return { ok: false, reason: 'refused', codes }
    }
    const parsed = shape.safeParse(body)
    if (parsed.success) return { ok: true, value: parsed.data }
    log.error('square sent an unexpected response body', { method })
    return { ok: false, reason: 'unavailable' }
  }
}
