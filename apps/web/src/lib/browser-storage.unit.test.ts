import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetEverything, keepJson, keepText, keptJson, keptText } from './browser-storage.ts'

afterEach(() => vi.unstubAllGlobals())

function memoryStorage() {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    clear: () => texts.clear(),
  }
}

describe('what a browser keeps', () => {
  it('is there until it is forgotten, in the browser and in a tab apart', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    vi.stubGlobal('sessionStorage', memoryStorage())
    expect(keepJson('timers', [1, 2])).toBe(true)
    expect(keepText('sound', 'off', 'tab')).toBe(true)
    expect([keptJson('timers'), keptText('sound', 'tab'), keptText('sound')]).toEqual([[1, 2], 'off', null])
    keepText('timers', null)
    expect(keptJson('timers')).toBeNull()
    keepText('theme', 'dark')
    forgetEverything()
    expect([keptText('theme'), keptText('sound', 'tab')]).toEqual([null, null])
  })

  it('is nothing where it is no JSON', () => {
    vi.stubGlobal('localStorage', memoryStorage())
    keepText('timers', '[1,')
    expect(keptJson('timers')).toBeNull()
  })

  it('is nothing where even looking is forbidden, and nobody stumbles over it', () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    expect(keepJson('timers', [1])).toBe(false)
    expect(keptJson('timers')).toBeNull()
    expect(forgetEverything).not.toThrow()
  })
})
