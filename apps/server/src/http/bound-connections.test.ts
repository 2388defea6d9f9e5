import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { boundConnections } from './bound-connections.ts'

const close: (() => unknown)[] = []
afterEach(() => {
  for (const end of close.splice(0)) end()
})

async function listening(isBehindProxy: boolean) {
  const server = createServer((_, response) => response.end())
  // Two of an address.
  boundConnections(server, { scale: 0.002, isBehindProxy })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close.push(() => server.close())
  // A server listening on a port has an address object.
  const { port } = server.address() as AddressInfo
  /** What it answers to a request, over a connection that then stays open. */
  return async () => {
    const socket = connect({ host: '127.0.0.1', port })
    close.push(() => socket.destroy())
    // A refused connection may be reset before it is closed.
    socket.on('error', () => undefined)
    const answer = new Promise((resolve) => {
      socket.once('data', (data) => resolve(String(data).split('\r\n')[0]))
      socket.once('close', () => resolve('closed'))
    })
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return { socket, answer: await answer }
  }
}

it('bounds the connections of one address', async () => {
  const open = await listening(false)
  const [first, second, third] = [await open(), await open(), await open()]
  expect([first.answer, second.answer, third.answer]).toEqual([
    'HTTP/1.1 200 OK',
    'HTTP/1.1 200 OK',
    'closed',
  ])
  first.socket.destroy()
  await expect.poll(async () => (await open()).answer).toBe('HTTP/1.1 200 OK')
})

it('leaves the connections of a proxy alone', async () => {
  const open = await listening(true)
  const answers = [await open(), await open(), await open()].map(({ answer }) => answer)
  expect(answers).toEqual(Array(3).fill('HTTP/1.1 200 OK'))
})
