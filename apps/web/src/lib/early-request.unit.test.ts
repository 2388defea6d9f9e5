import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { requestMeEarly, takeEarlyResponse } from './early-request.ts'
import { beginSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(...users: readonly (object | null)[]) {
  const fetched = vi.fn(async () => Response.json({ user: users[fetched.mock.calls.length - 1] ?? null }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('the early response is used once', async () => {
  const fetched = answerWith({ id: 'ann' })
  requestMeEarly()
  expect(await (await takeEarlyResponse())?.json()).toEqual({ user: { id: 'ann' } })
  expect(takeEarlyResponse()).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test('after signing in, the early response is not used', async () => {
  answerWith(null, { id: 'ann', email: 'ann@example.org' })
  requestMeEarly()
  const client = new QueryClient()
  await beginSession(client)
  expect(takeEarlyResponse()).toBeUndefined()
  expect(client.getQueryData(['session'])).toMatchObject({ me: { id: 'ann' } })
})

test('a failed early request is an error only for its caller', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  requestMeEarly()
  await expect(takeEarlyResponse()).rejects.toThrow('no network')
})
