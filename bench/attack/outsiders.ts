import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Two services of the outside world: where the server looks up barcodes, which sends it on to the other, and the other,
 * which nobody may reach.
 */
export async function startOutsiders() {
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
    /** What the service nobody may reach was asked, and what the look-up was asked. */
    reached,
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
