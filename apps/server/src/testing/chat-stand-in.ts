import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ChatRequest = {
  headers: IncomingHttpHeaders
  body: {
    model: string
    messages: { role: string; content: unknown }[]
    temperature?: number
    max_tokens?: number
    stream?: boolean
    response_format?: { type: string }
  }
  /** Resolves when the caller hangs up before the response is complete. */
  hungUp: Promise<void>
}
export type ChatAnswering = (response: ServerResponse, request: ChatRequest) => void

/** A local chat-completions endpoint that sends the test's answers one after the other. */
export async function startChatStandIn() {
  const asked: ChatRequest[] = []
  let queue: ChatAnswering[] = []
  let otherwise: ChatAnswering = status(500, 'nobody told the stand-in what to say')
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    const hungUp = new Promise<void>((resolve) => {
      response.once('close', () => !response.writableFinished && resolve())
    })
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
      const known = { headers: request.headers, body, hungUp }
      asked.push(known)
      if (request.url !== '/v1/chat/completions') status(404, 'no such path')(response, known)
      else (queue.shift() ?? otherwise)(response, known)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on a port has an address object.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    /** Sets the next answers; the last one repeats. */
    answer: (...answers: ChatAnswering[]) => {
      queue = answers.slice(0, -1)
      otherwise = answers.at(-1) ?? otherwise
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The model's text as JSON or as a stream, as requested. */
export const says =
  (
    text: string,
    usage = { prompt_tokens: 1000, completion_tokens: 500, total_tokens: 1500 },
  ): ChatAnswering =>
  (response, { body }) => {
    if (!body.stream)
      return json(response, 200, {
        choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
        usage,
      })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const piece = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`)
    const length = Math.max(200, Math.ceil(text.length / 100))
    for (let at = 0; at < text.length; at += length)
      piece({ choices: [{ index: 0, delta: { content: text.slice(at, at + length) } }] })
    piece({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage })
    response.end('data: [DONE]\n\n')
  }

/** Answers with JSON although a stream was requested, as some endpoints do. */
export const saysWhole =
  (text: string): ChatAnswering =>
  (response) =>
    json(response, 200, { choices: [{ message: { role: 'assistant', content: text } }] })

export const saysJson =
  (body: unknown): ChatAnswering =>
  (response) =>
    json(response, 200, body)

export const status =
  (code: number, message?: string): ChatAnswering =>
  (response) =>
    json(response, code, message === undefined ? {} : { error: { message } })

export const page: ChatAnswering = (response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Welcome</h1>')

export const silent: ChatAnswering = () => {}

export const hangsUp: ChatAnswering = (response) => response.destroy()

export const redirectTo =
  (address: string): ChatAnswering =>
  (response) =>
    response.writeHead(307, { location: address }).end()

function json(response: ServerResponse, code: number, body: unknown): void {
  response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
