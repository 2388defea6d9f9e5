import { expect, it, vi } from 'vitest'
import { requestPlan } from './request-plan.ts'

const PROGRESS = 'event: progress\ndata: {"stage":"search","done":1,"total":4}\n\n'
const FAILED = 'event: failed\ndata: {"error":"no_meals"}\n\n'

/** A server whose streams say these texts, one after the other. */
function answering(...texts: (string | 'down' | 'proxy')[]) {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    const text = texts[bodies.length - 1]
    if (text === undefined || text === 'down') throw new TypeError('failed to fetch')
    if (text === 'proxy') return new Response('Bad Gateway', { status: 502 })
    return new Response(text, { headers: { 'content-type': 'text/event-stream' } })
  })
  return bodies
}

async function updatesOf(signal = new AbortController().signal) {
  const kinds: string[] = []
  try {
    for await (const { kind } of requestPlan({ idempotencyKey: 'a' }, signal, [1, 1])) kinds.push(kind)
  } catch (error) {
    kinds.push(String(error))
  }
  return kinds
}

it('asks again with the same key when the stream is cut, until the plan ends', async () => {
  const bodies = answering(PROGRESS, 'down', PROGRESS + FAILED)
  expect(await updatesOf()).toEqual(['progress', 'progress', 'failed'])
  expect(bodies).toEqual([{ idempotencyKey: 'a' }, { idempotencyKey: 'a' }, { idempotencyKey: 'a' }])
})

it('asks again when a proxy says that its server is gone', async () => {
  answering(PROGRESS, 'proxy', FAILED)
  expect(await updatesOf()).toEqual(['progress', 'failed'])
})

it('gives up after its last pause', async () => {
  const bodies = answering(PROGRESS, 'down', 'down', PROGRESS)
  expect(await updatesOf()).toEqual(['progress', 'ApiError: 0 unreachable'])
  expect(bodies).toHaveLength(3)
})

it('says at once that no server was there to begin with', async () => {
  const bodies = answering('down', PROGRESS + FAILED)
  expect(await updatesOf()).toEqual(['ApiError: 0 unreachable'])
  expect(bodies).toHaveLength(1)
})

it('does not ask again for a plan that was cancelled', async () => {
  const cancel = new AbortController()
  const bodies = answering(PROGRESS, PROGRESS + FAILED)
  const updates = requestPlan({ idempotencyKey: 'a' }, cancel.signal, [60_000])
  await updates.next()
  const next = updates.next()
  cancel.abort()
  await expect(next).rejects.toThrow()
  expect(bodies).toHaveLength(1)
})
