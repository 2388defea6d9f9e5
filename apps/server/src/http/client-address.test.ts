import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['no trusted proxy: the header is ignored', 0, '203.0.113.9', 'unknown'],
  ['one proxy: the last entry is the client', 1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  [
    'two proxies: the second to last entry is the client',
    2,
    '198.51.100.1, 203.0.113.9, 10.0.0.2',
    '203.0.113.9',
  ],
  ['one proxy, but no header', 1, '', 'unknown'],
])('%s', async (_, trusted, forwarded, expected) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trusted)))
  const answer = await app.request('/', { headers: forwarded ? { 'x-forwarded-for': forwarded } : {} })
  expect(await answer.text()).toBe(expected)
})

const seen = async (address: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, 1)))
  return (await app.request('/', { headers: { 'x-forwarded-for': address } })).text()
}

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:0db8:0:0:5::'],
  ['fe80::1%eth0', 'fe80::2'],
  ['::1', '::2'],
])('%s and %s count as one client', async (one, other) => {
  expect(await seen(one)).toBe(await seen(other))
})

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.10'],
  ['203.0.113.9', '203.0.113.10'],
])('%s and %s count as two clients', async (one, other) => {
  expect(await seen(one)).not.toBe(await seen(other))
})
