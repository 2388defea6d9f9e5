import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function colorOf(token: string, theme: 'light' | 'dark'): string {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css)
  const single = new RegExp(`--${token}: (#\\w{6})`).exec(css)
  const color = pair?.[theme === 'light' ? 1 : 2] ?? single?.[1]
  if (color === undefined) throw new Error(`tokens.css has no color --${token}`)
  return color
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const TEXT_PAIRS = [
  ['ink', 'paper'],
  ['ink', 'fog'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'fog'],
  ['on-tag', 'tag'],
  ['basil', 'paper'],
  ['basil', 'fog'],
  ['on-basil', 'basil'],
  ['on-basil', 'basil-hover'],
  ['tomato', 'paper'],
  ['tomato', 'fog'],
  ['tomato', 'tomato-wash'],
  ['on-tomato', 'tomato'],
  ['ink', 'basil-wash'],
  ['ink', 'tomato-wash'],
  ['paper', 'ink'],
] as const

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT_PAIRS)('%s on %s is readable (AA, 4.5 to 1)', (text, ground) => {
    expect(contrast(colorOf(text, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['paper', 'fog'])('a field border has contrast with %s (AA, 3 to 1)', (ground) => {
    expect(contrast(colorOf('line-strong', theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3)
  })
})
