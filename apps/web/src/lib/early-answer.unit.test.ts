import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { askEarly, takeEarly } from './early-answer.ts'
import { beginSession } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(...users: readonly (object | null)[]) {
  const fetched = vi.fn(async () => Response.json({ user: users[fetched.mock.calls.length - 1] ?? null }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('who this is was asked before anybody wanted to know, and is told once', async () => {
  const fetched = answerWith({ id: 'ann' })
  askEarly()
  expect(await (await takeEarly())?.json()).toEqual({ user: { id: 'ann' } })
  expect(takeEarly()).toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})

test('after signing in, nobody is told what was true before it', async () => {
  answerWith(null, { id: 'ann', email: 'ann@example.org' })
  askEarly()
  const client = new QueryClient()
  await beginSession(client)
  expect(takeEarly()).toBeUndefined()
  expect(client.getQueryData(['session'])).toMatchObject({ me: { id: 'ann' } })
})

test('a question that fails early is an error for whoever takes it, and for nobody else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  askEarly()
  await expect(takeEarly()).rejects.toThrow('no network')
})
