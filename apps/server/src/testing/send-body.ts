import { type Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

export type Sent = { status: number; headers: Record<string, unknown>; body: string }

type Sending = {
  method?: string
  headers?: Record<string, string>
  /** Sent one after the other, in chunks unless `headers` say a length. */
  pieces: Iterable<string | Uint8Array>
  agent?: Agent
}

/** Sends a body as fast as it is taken, and answers with what the server says, be it before the last piece is sent. */
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
