import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Sends all requests at once and resolves with everything the server said until the connection closed. */
async function pipeline(listener: RequestListener, paths: readonly string[]): Promise<string> {
  const server = createServer(oneAtATime(listener)).listen(0)
  servers.push(server)
  const socket = connect((server.address() as AddressInfo).port)
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`).join(''))
  return text(socket)
}

it('starts the next request of a connection when the answer before it is sent', async () => {
  const steps: string[] = []
  const said = await pipeline(
    (incoming, outgoing) => {
      steps.push(`start ${incoming.url}`)
      if (incoming.url === '/c') outgoing.setHeader('Connection', 'close')
      setImmediate(() => {
        steps.push(`end ${incoming.url}`)
        outgoing.end(`<${incoming.url}>`)
      })
    },
    ['/a', '/b', '/c'],
  )
  expect(steps).toEqual(['start /a', 'end /a', 'start /b', 'end /b', 'start /c', 'end /c'])
  expect(said.match(/<\/\w>/g)).toEqual(['</a>', '</b>', '</c>'])
})

it('closes a connection that sends many requests ahead, and starts none of those that wait', async () => {
  let started = 0
  const said = await pipeline(
    () => {
      started += 1
    },
    Array.from({ length: 40 }, () => '/'),
  )
  expect(said).toBe('')
  expect(started).toBe(1)
})
