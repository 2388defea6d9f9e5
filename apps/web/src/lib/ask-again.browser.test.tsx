import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { askAgain } from './ask-again.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A query on screen whose answers are these errors, and then "weeks". */
function show(errors: readonly unknown[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  askAgain(client)
  const left = [...errors]
  const queryFn = vi.fn(() => (left.length > 0 ? Promise.reject(left.shift()) : Promise.resolve('weeks')))
  const observer = new QueryObserver(client, { queryKey: ['weeks'], queryFn })
  observer.subscribe(() => {})
  return { queryFn, data: () => observer.getCurrentResult().data }
}

const unreachable = () => new ApiError(0, 'unreachable')

it('what could not be reached is asked again until it can', async () => {
  const { queryFn, data } = show([unreachable(), unreachable(), unreachable()])
  await vi.advanceTimersByTimeAsync(900)
  expect(queryFn).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(data()).toBe('weeks')
  expect(queryFn).toHaveBeenCalledTimes(4)
})

it('the first request after coming online may fail', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { queryFn, data } = show([unreachable(), unreachable()])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
  isOnline.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(data()).toBe('weeks')
})

it('an error the server answered with is not asked about again and again', async () => {
  const { queryFn } = show([new ApiError(500, 'internal')])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(queryFn).toHaveBeenCalledTimes(1)
})
