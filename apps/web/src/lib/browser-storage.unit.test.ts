import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearBrowserStorage, readStored, readStoredText, storeJson, storeText } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const numbers = z.array(z.number())

function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

describe('a stored value', () => {
  it('is there until it is removed, separately for browser and tab', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
    expect(storeJson('timers', [1, 2])).toBe(true)
    expect(storeText('sound', 'off', 'tab')).toBe(true)
    expect([readStored('timers', numbers), readStoredText('sound', 'tab'), readStoredText('sound')]).toEqual([
      [1, 2],
      'off',
      null,
    ])
    storeText('timers', null)
    expect(readStored('timers', numbers)).toBeNull()
    storeText('theme', 'dark')
    clearBrowserStorage()
    expect([readStoredText('theme'), readStoredText('sound', 'tab')]).toEqual([null, null])
  })

  it.each(['[1,', '["1"]', '{}'])('is null if it is not what is stored there: %s', (text) => {
    vi.stubGlobal('localStorage', memoryStorage())
    storeText('timers', text)
    expect(readStored('timers', numbers)).toBeNull()
  })

  it('is null if storage is blocked, and nothing throws', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    expect(storeJson('timers', [1])).toBe(false)
    expect(readStored('timers', numbers)).toBeNull()
    expect(clearBrowserStorage).not.toThrow()
  })
})
