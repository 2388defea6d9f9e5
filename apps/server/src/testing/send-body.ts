import { type Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type Sent = { status: number; headers: Record<string, unknown>; body: string }

type Sending = {
  method?: string
  headers?: Record<string, string>
  /** Sent one after the other, with chunked encoding unless `headers` has a length. */
  pieces: Iterable<string | Uint8Array>
  agent?: Agent
}

/** Sends a body with backpressure and returns the response, even if it comes before the last piece was sent. */
export function sendBody(
  url: string,
  { method = 'POST', headers = {}, pieces, agent }: Sending,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const source = Readable.from(pieces)
    const sending = request(url, {
      method,
      agent: agent ?? false,
      headers: { ...(headers['content-length'] ? {} : { 'transfer-encoding': 'chunked' }), ...headers },
    })
    sending.on('response', (response) => {
      source.unpipe(sending)
      sending.end()
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
    sending.on('error', reject)
    source.pipe(sending)
  })
}
