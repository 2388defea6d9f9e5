import { toApiError } from './api-client.ts'
import { ApiError } from './api-error.ts'

export type StreamedEvent = Readonly<{ event: string; data: unknown }>

/**
 * Posts a request and yields the server-sent events of the response. Used for plans; EventSource cannot post.
 * Throws an ApiError, or the abort error of the signal.
 */
export async function* streamEvents(
  path: string,
  request: Readonly<{ body: unknown; signal: AbortSignal; timeoutMs: number }>,
): AsyncGenerator<StreamedEvent> {
  const timeout = AbortSignal.timeout(request.timeoutMs)
  try {
    const response = await fetch(path, {
      method: 'POST',
      cache: 'no-store',
      credentials: 'same-origin',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify(request.body),
      signal: AbortSignal.any([request.signal, timeout]),
    })
    if (!response.ok) throw toApiError(path, response, await response.json().catch(() => undefined))
    if (!response.body || !response.headers.get('content-type')?.includes('text/event-stream'))
      throw new ApiError(0, 'unreadable_answer')
    yield* readEvents(response.body)
  } catch (cause) {
    if (cause instanceof ApiError || request.signal.aborted) throw cause
    throw new ApiError(0, timeout.aborted ? 'timed_out' : 'unreachable')
  }
}

/** Parses an event stream, however it is split into chunks: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + decoder.decode(value, { stream: true }))
        .replace(/\r\n|\r(?!$)/g, '\n')
        .split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = readBlock(block)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function readBlock(block: string): StreamedEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([a-z]+):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  if (data.length === 0) return undefined
  try {
    return { event, data: JSON.parse(data.join('\n')) }
  } catch {
    throw new ApiError(0, 'unreadable_answer')
  }
}
