import type { z } from 'zod'
import type { GuardedFetch } from '../../http/guarded-fetch.ts'
import type { Log } from '../../log.ts'
import { type SquareConfig, squareAddresses } from './square-config.ts'
import { errorAnswer } from './square-shapes.ts'

/** The version of the API whose shapes are in square-shapes.ts. */
const VERSION = '2025-01-23'
const TIMEOUT_MS = 15_000
const ANSWER_BYTES_MAX = 1024 * 1024
const ATTEMPTS = 2

type Question = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown }
export type SquareAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'refused'; codes: readonly string[] }
  | { ok: false; reason: 'unavailable' }

export type SquareClient = <T extends z.ZodType>(
  question: Question,
  shape: T,
) => Promise<SquareAnswer<z.infer<T>>>

/**
 * Asks twice where it is not certain that the first was heard: everything that changes something at Square carries an
 * idempotency key or says where to end up, so a second time changes nothing.
 */
export function createSquareClient(
  square: SquareConfig,
  { fetcher, log }: { fetcher: GuardedFetch; log: Log },
): SquareClient {
  const base = square.baseUrl ?? squareAddresses(square).api
  return async (question, shape) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await askOnce(question, shape)
      if (answer.ok || answer.reason === 'refused' || attempt === ATTEMPTS) return answer
    }
  }

  async function askOnce<T extends z.ZodType>(
    { method, path, body }: Question,
    shape: T,
  ): Promise<SquareAnswer<z.infer<T>>> {
    const answer = await fetcher({
      method,
      url: `${base}${path}`,
      headers: {
        Authorization: `Bearer ${square.accessToken}`,
        'Square-Version': VERSION,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: ANSWER_BYTES_MAX,
      trustedOrigin: base,
    })
    if (!answer.ok || answer.status >= 500 || answer.status === 429)
      return { ok: false, reason: 'unavailable' }
    const said = readJson(answer.text)
    if (answer.status >= 400) {
      const codes = errorAnswer
        .catch({ errors: [] })
        .parse(said)
        .errors.map(({ code }) => code)
      log.warn('square refused a request', { method, status: answer.status, codes: codes.join(' ') })
      return { ok: false, reason: 'refused', codes }
    }
    const parsed = shape.safeParse(said)
    if (parsed.success) return { ok: true, value: parsed.data }
    log.error('square answered in an unknown shape', { method })
    return { ok: false, reason: 'unavailable' }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
