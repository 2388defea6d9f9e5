import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadAhead, whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a page without a connection loads its later parts once it has one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const task = vi.fn()
  whenIdle(task)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(task).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(task).toHaveBeenCalledOnce()
})

it('a task that is no longer wanted is not done when the connection comes back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const task = vi.fn()
  const cancel = whenIdle(task)
  await vi.advanceTimersByTimeAsync(60_000)
  cancel()
  window.dispatchEvent(new Event('online'))
  expect(task).not.toHaveBeenCalled()
})

it.each([
  [false, 1],
  [true, 0],
])('what may be opened later is loaded ahead, unless the browser saves data: %s', async (saveData, times) => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData } })
  const load = vi.fn(async () => undefined)
  loadAhead(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(times)
})
