import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reloadByItself } from './reload-by-itself.ts'

const MINUTE_MS = 60_000
const NOON_MS = Date.UTC(2026, 10, 23, 12)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

const reload = vi.fn()
const attempt = (nowMs: number, hasUnsavedWork = false) => reloadByItself({ nowMs, hasUnsavedWork, reload })

it('reloads, but not again and again', () => {
  expect(attempt(NOON_MS)).toBe('reloads')
  expect(reload).toHaveBeenCalledOnce()
  expect(attempt(NOON_MS + MINUTE_MS - 1)).toBe('in-vain')
  expect(reload).toHaveBeenCalledOnce()
  expect(attempt(NOON_MS + MINUTE_MS)).toBe('reloads')
})

it('asks where something could be lost', () => {
  reload.mockClear()
  expect(attempt(NOON_MS, true)).toBe('asks')
  expect(reload).not.toHaveBeenCalled()
})

it('asks where it could not tell that it did', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(attempt(NOON_MS)).toBe('asks')
})
