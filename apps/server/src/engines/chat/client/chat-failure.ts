import type { AiFailure } from '@pennyplate/contract/ai/failure'
import { parseJson } from '../../../json.ts'

/** Thrown inside the client library, which wraps it; failureOf finds it among the causes. */
export class ChatError extends Error {
  readonly failure: AiFailure
  constructor(failure: AiFailure) {
    super(failure.error)
    this.failure = failure
  }
}

/** Empty answers, rate limits and errors of the endpoint (docs/spec-coverage.md, section 8). */
export function isWorthRetrying({ error, status = 0 }: AiFailure): boolean {
  return error === 'invalid_api_response' || (error === 'api_error' && (status === 429 || status >= 500))
}

/** Any other error means that the library could not parse the answer. */
export function failureOf(error: unknown): AiFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ChatError) return cause.failure
    if (cause instanceof TypeError && /terminated/i.test(cause.message)) return { error: 'unreachable' }
  }
  return { error: 'invalid_api_response' }
}

const DETAIL_LENGTH_MAX = 200

/** The endpoint's error message, without the key it may quote. */
export function detailOf(body: string, apiKey: string | undefined): string | undefined {
  const said = messageIn(body)?.replace(/\s+/g, ' ').trim()
  if (!said) return undefined
  const named = apiKey ? said.replaceAll(apiKey, '***') : said
  return named.replace(/\b(?:sk|key|pk|Bearer)[-_ ][\w*.-]{6,}/gi, '***').slice(0, DETAIL_LENGTH_MAX)
}

function messageIn(body: string): string | undefined {
  try {
    const answer: unknown = parseJson(body)
    if (typeof answer !== 'object' || answer === null) return undefined
    const error = 'error' in answer ? answer.error : answer
    if (typeof error === 'string') return error
    if (
      typeof error === 'object' &&
      error !== null &&
      'message' in error &&
      typeof error.message === 'string'
    )
      return error.message
  } catch {
    // Not JSON, such as a proxy's HTML page: of no use to people.
  }
  return undefined
}
