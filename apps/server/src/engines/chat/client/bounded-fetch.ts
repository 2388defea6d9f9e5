import { parseJson } from '../../../json.ts'
import { ChatError, detailOf } from './chat-failure.ts'
import { ANSWER_BYTES_MAX } from './chat-limits.ts'

const ERROR_BYTES_READ = 16 * 1024

/**
 * Calls the chat endpoint. The operator sets its address, so it may be a private one, but redirects are not followed,
 * because they would send the key elsewhere. Limits the size of answers and throws errors as ChatError.
 */
export function boundedFetch(apiKey: string | undefined): typeof fetch {
  return async (input, init) => {
    const response = await reach(input, { ...init, redirect: 'manual' })
    if (!response.ok) {
      const said = await readSome(response)
      throw new ChatError({ error: 'api_error', status: response.status, ...detail(said, apiKey) })
    }
    const bounded = new Response(response.body?.pipeThrough(atMost(ANSWER_BYTES_MAX)) ?? null, response)
    const wantsStream = typeof init?.body === 'string' && /"stream":true/.test(init.body)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    return wantsStream && !isStream ? asEventStream(await bounded.text()) : bounded
  }
}

const reach: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init)
  } catch (error) {
    if (init?.signal?.aborted) throw error
    throw new ChatError({ error: 'unreachable' })
  }
}

function detail(said: string, apiKey: string | undefined) {
  const words = detailOf(said, apiKey)
  return words === undefined ? {} : { detail: words }
}

function atMost(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > maxBytes) throw new ChatError({ error: 'answer_too_large' })
      controller.enqueue(chunk)
    },
  })
}

async function readSome(response: Response): Promise<string> {
  try {
    return await new Response(response.body?.pipeThrough(atMost(ERROR_BYTES_READ)) ?? null).text()
  } catch {
    return ''
  }
}

/** Some endpoints ignore `stream` and send one JSON answer. Turns it into an event stream of one chunk. */
function asEventStream(text: string): Response {
  const answer = readAnswer(text)
  const { choices, usage } = answer
  const pieces = choices.map(({ message, finish_reason }) => ({
    choices: [{ index: 0, delta: { role: 'assistant', content: message.content }, finish_reason }],
    usage,
  }))
  const body = [...pieces.map((piece) => JSON.stringify(piece)), '[DONE]']
  return new Response(body.map((data) => `data: ${data}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  })
}

type WholeAnswer = {
  choices: { message: { content: unknown }; finish_reason: string }[]
  usage?: unknown
}

function readAnswer(text: string): WholeAnswer {
  const broken = new ChatError({ error: 'invalid_api_response' })
  let answer: unknown
  try {
    answer = parseJson(text)
  } catch {
    throw broken
  }
  if (typeof answer !== 'object' || answer === null || !('choices' in answer)) throw broken
  const [choice]: unknown[] = Array.isArray(answer.choices) ? answer.choices : []
  if (typeof choice !== 'object' || choice === null || !('message' in choice)) throw broken
  const { message } = choice
  if (typeof message !== 'object' || message === null || !('content' in message)) throw broken
  return {
    choices: [{ message: { content: message.content }, finish_reason: 'stop' }],
    ...('usage' in answer ? { usage: answer.usage } : {}),
  }
}
