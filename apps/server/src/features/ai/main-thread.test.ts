import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEvents } from '../../testing/read-events.ts'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

/** Other people's saves wait for the main thread. */
const MAIN_THREAD_MS = 50
const PLANS = 2

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

// In the thread's CPU time, which is the same on a busy machine.
it("a plan takes less than 50 ms of the main thread's CPU time", async () => {
  const person = await signUp(server, 'busy@example.org')
  await person.post(person.kv('profile'), { value: { mealTypes: ['Dinner'], weeklyBudget: 120 } })
  await plan(0)
  const before = process.threadCpuUsage()
  for (let seed = 1; seed <= PLANS; seed++) await plan(seed)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000 / PLANS).toBeLessThan(MAIN_THREAD_MS)

  async function plan(seed: number) {
    const { text } = await person.post('/api/ai/plan', { seed, today: '2026-11-22' })
    expect(readEvents(text).at(-1)?.event).toBe('done')
  }
})
