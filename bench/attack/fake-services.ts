import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A barcode service that redirects every lookup to a private service, and that private service, which must not be reached. */
export async function startFakeServices() {
  const reached: string[] = []
  const asked: string[] = []
  const secret = await listen(
    createServer((request, answer) => {
      reached.push(request.url ?? '')
      answer.end('{"status":1,"product":{"product_name":"the secret of the house"}}')
    }),
  )
  const foodFacts = await listen(
    createServer((request, answer) => {
      asked.push(request.url ?? '')
      answer.writeHead(302, { location: `${secret.url}/latest/meta-data` }).end()
    }),
  )
  return {
    foodFactsUrl: foodFacts.url,
    /** Of the private service. */
    secretPort: new URL(secret.url).port,
    /** Requests to the private service; there should be none. */
    reached,
    /** Requests to the barcode service. */
    asked,
    async close() {
      await Promise.all([secret.close(), foodFacts.close()])
    },
  }
}

function listen(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
