import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = { code: string; url: URL; userAgent: string | undefined }
type Answer = (response: ServerResponse, code: string) => void

/** A local stand-in for Open Food Facts: its paths and JSON (API version 2), and its failures. */
export async function startOffStandIn() {
  const asked: Asked[] = []
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://off.test')
    const code = /^\/api\/v2\/product\/(\d+)$/.exec(url.pathname)?.[1] ?? ''
    asked.push({ code, url, userAgent: request.headers['user-agent'] })
    const answer = answers.get(code) ?? answers.get('*') ?? notFound
    answer(response, code)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** Sets the answer for a code; '*' stands for all other codes. */
    answer: (code: string, answer: Answer) => answers.set(code, answer),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export const product =
  (fields: Record<string, unknown>): Answer =>
  (response, code) =>
    json(response, 200, { code, product: fields, status: 1, status_verbose: 'product found' })

const notFound: Answer = (response, code) =>
  json(response, 404, { code, status: 0, status_verbose: 'product not found' })

export const overloaded: Answer = (response) =>
  response
    .writeHead(503, { 'content-type': 'text/html' })
    .end('<html>503 Service Temporarily Unavailable</html>')

export const garbage: Answer = (response) => response.writeHead(200).end('<!doctype html><p>Hello')

export const silent: Answer = () => {}

export const redirectTo =
  (address: string): Answer =>
  (response) =>
    response.writeHead(302, { location: address }).end()

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
