import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseThemeChoice, THEME_ATTRIBUTE, THEME_STORAGE_KEY } from './theme-choice.ts'

describe('the stored theme', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['auto', 'auto'],
    [null, 'auto'],
    ['purple', 'auto'],
  ])('%s is read as %s', (stored, choice) => {
    expect(parseThemeChoice(stored)).toBe(choice)
  })

  test('the script that runs before the first paint uses the same key and attribute', () => {
    const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8')
    expect(script).toContain(`'${THEME_STORAGE_KEY}'`)
    expect(script).toContain(`'${THEME_ATTRIBUTE}'`)
  })
})
