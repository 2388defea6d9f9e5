import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { FinalPlanEvent } from '../../engines/asked.ts'
import { createLog } from '../../log.ts'
import { streamPlan } from './stream-plan.ts'

const COMMENT = /^: .+\n\n$/

/** A clock that the test moves, which then runs the timers that are due. */
function handClock() {
  let time = 0
  const due = new Set<{ at: number; ms: number; run: () => void }>()
  return {
    every(ms: number, run: () => void) {
      const entry = { at: time + ms, ms, run }
      due.add(entry)
      return () => due.delete(entry)
    },
    advance(ms: number) {
      time += ms
      for (const entry of due)
        while (entry.at <= time) {
          entry.at += entry.ms
          entry.run()
        }
    },
    running: () => due.size,
  }
}

/** The response to a plan request whose events come from the test. */
async function openPlan() {
  const clock = handClock()
  const outcome = Promise.withResolvers<FinalPlanEvent>()
  let send: (event: PlanEvent) => void = () => undefined
  const run = {
    outcome: outcome.promise,
    isShared: false,
    subscribe(listener: (event: PlanEvent) => void) {
      send = listener
      return () => undefined
    },
  }
  const log = createLog({ level: 'error', format: 'json', now: () => new Date(0), write: () => undefined })
  const app = new Hono().get('/', (c) =>
    streamPlan({ log, openStreams: new Set(), every: clock.every }, c, run),
  )
  const { body } = await app.request('/')
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('no answer')
  const readChunk = async () => (await reader.read()).value
  return { clock, readChunk, send: (event: PlanEvent) => send(event), end: outcome.resolve }
}

const PROGRESS = { event: 'progress', data: { stage: 'writing', done: 1, total: 7 } } as const
const FAILED = { event: 'failed', data: { error: 'timed_out' } } as const

it('a stream without events sends a keep-alive every 15 seconds', async () => {
  const { clock, readChunk } = await openPlan()
  clock.advance(15_000)
  expect(await readChunk()).toMatch(COMMENT)
  clock.advance(15_000)
  expect(await readChunk()).toMatch(COMMENT)
})

it('an event restarts the keep-alive interval, and the end of the plan stops it', async () => {
  const { clock, readChunk, send, end } = await openPlan()
  clock.advance(14_000)
  send(PROGRESS)
  expect(await readChunk()).toContain('event: progress')
  clock.advance(14_000)
  send(PROGRESS)
  // No keep-alive in between, 28 seconds after the start.
  expect(await readChunk()).toContain('event: progress')
  clock.advance(15_000)
  expect(await readChunk()).toMatch(COMMENT)
  end(FAILED)
  expect(await readChunk()).toContain('event: failed')
  expect(await readChunk()).toBeUndefined()
  expect(clock.running()).toBe(0)
})
