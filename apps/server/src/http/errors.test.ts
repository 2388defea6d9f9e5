import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, it } from 'vitest'
import { databaseTrouble } from '../database/database-trouble.ts'
import { JobTimedOut } from '../workers/job-timed-out.ts'
import { toAppError } from './errors.ts'

it('a request that broke off is no trouble of the database, and no fault of ours', async () => {
  const broken = Promise.withResolvers<unknown>()
  const server = createServer(async (incoming) => {
    try {
      for await (const _ of incoming) sending.destroy()
    } catch (error) {
      broken.resolve(error)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server listening on a port has an address object.
  const { port } = server.address() as AddressInfo
  const sending = request({ port, method: 'POST', headers: { 'content-length': '1000' } })
  sending.on('error', () => undefined)
  sending.write('half of it')
  const error = await broken.promise
  expect(databaseTrouble(error)).toBeUndefined()
  expect(toAppError(error).code).toBe('invalid_request')
  const closed = once(server, 'close')
  server.close()
  await closed

  const refused = await new Promise((resolve) => connect(port, '127.0.0.1').once('error', resolve))
  expect(databaseTrouble(refused)).toBe('unreachable')
})

it('work that took too long is to be asked for again', () => {
  const { code, extras } = toAppError(new JobTimedOut('findSides took longer than 20000 ms'))
  expect([code, extras.retryAfterS]).toEqual(['busy', 5])
})
