import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['no proxy is trusted, so the header is hearsay', 0, '203.0.113.9', 'unknown'],
  ['one proxy: what it saw stands last', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['two proxies: the outer one saw the caller', 2, '198.51.100.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
  ['a proxy without the header', 1, '', 'unknown'],
])('%s', async (_, trusted, forwarded, expected) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trusted)))
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
  expect(await answer.text()).toBe(expected)
})
