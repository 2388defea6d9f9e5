import type { AiFailure } from '@pennyplate/contract/ai/failure'

/** Thrown below the client library, which wraps it; found again by walking the causes. */
export class ChatError extends Error {
  readonly failure: AiFailure
  constructor(failure: AiFailure) {
    super(failure.error)
    this.failure = failure
  }
}

/** Spec section 8: these are tried again. */
export function isWorthRetrying({ error, status = 0 }: AiFailure): boolean {
  return error === 'invalid_api_response' || (error === 'api_error' && (status === 429 || status >= 500))
}

/** What the library threw, as a failure. An answer it could not read at all is not one of this protocol. */
export function failureOf(error: unknown): AiFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ChatError) return cause.failure
    if (cause instanceof TypeError && /terminated/i.test(cause.message)) return { error: 'unreachable' }
  }
  return { error: 'invalid_api_response' }
}

const DETAIL_LENGTH_MAX = 200

/** What an endpoint said of its error, without the key it may be quoting. */
export function detailOf(body: string, apiKey: string | undefined): string | undefined {
  const said = messageIn(body)?.replace(/\s+/g, ' ').trim()
  if (!said) return undefined
  const named = apiKey ? said.replaceAll(apiKey, '***') : said
  return named.replace(/\b(?:sk|key|pk|Bearer)[-_ ][\w*.-]{6,}/gi, '***').slice(0, DETAIL_LENGTH_MAX)
}

function messageIn(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body)
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
    // An HTML page of some proxy says nothing to people.
  }
  return undefined
}
