import { type Agent, type IncomingHttpHeaders, request } from 'node:http'
import { Readable } from 'node:stream'

export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Objects are sent as JSON. `pieces` are streamed, chunked unless a header gives the length. */
  readonly body?: string | Uint8Array | object | undefined
  readonly pieces?: Iterable<string | Uint8Array>
  readonly agent?: Agent
  readonly timeoutMs?: number
  /** An answer that never ends, such as a stream of events, counts as whole after this long. */
  readonly readMs?: number
}

/** Status 0 means that the connection broke or no answer came in time. */
export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

const ANSWER_CHARS_MAX = 4_000_000

/** Unlike fetch, allows any header and path, and returns an answer that arrives before the body is sent. */
export function ask(origin: string, path: string, asking: Asking = {}): Promise<Answer> {
  const { body, pieces, agent, timeoutMs = 15_000, readMs } = asking
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array)
  const sent = isJson ? JSON.stringify(body) : body
  const method = asking.method ?? (body === undefined && pieces === undefined ? 'GET' : 'POST')
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders = {}, text = '') => {
      clearTimeout(timer)
      resolve({ status, headers, text, ms: performance.now() - started })
    }
    const asked = request({
      hostname,
      port,
      path,
      method,
      agent: agent ?? false,
      headers: {
        ...(sent === undefined && pieces === undefined ? {} : { 'content-type': 'application/json' }),
        ...(sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }),
        ...asking.headers,
      },
    })
    const source = pieces && Readable.from(pieces)
    const timer = setTimeout(() => {
      asked.destroy()
      end(0, {}, `nothing within ${timeoutMs} ms`)
    }, timeoutMs)
    asked.once('error', (error) => end(0, {}, error.message))
    asked.once('response', (answer) => {
      source?.unpipe(asked)
      if (source) asked.end()
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        if (text.length < ANSWER_CHARS_MAX) text += chunk
      })
      answer.once('error', () => end(0, {}, 'the answer broke off'))
      const whole = () => end(answer.statusCode ?? 0, answer.headers, text)
      answer.once('end', whole)
      if (readMs !== undefined)
        setTimeout(() => {
          whole()
          asked.destroy()
        }, readMs)
    })
    if (source) source.pipe(asked)
    else asked.end(sent)
  })
}

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A nested field of a JSON answer: `field(text, 'user', 'id')`. */
export function field(text: string, ...path: readonly string[]): unknown {
  let value = jsonOf(text)
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Reflect.get(value, name)
  }
  return value
}
