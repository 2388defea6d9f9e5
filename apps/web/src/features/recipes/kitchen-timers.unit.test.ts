import { describe, expect, it } from 'vitest'
import {
  clockFace,
  hasRung,
  leftMs,
  lengthenedTimer,
  pausedTimer,
  resumedTimer,
  startedTimer,
} from './kitchen-timers.ts'

const NOW = 1_000_000
const SECOND = 1000
const rice = startedTimer('a', 'Rice', 60, NOW)

describe('a kitchen timer', () => {
  it('counts down and rings at its time', () => {
    expect(leftMs(rice, NOW + 20 * SECOND)).toBe(40 * SECOND)
    expect(hasRung(rice, NOW + 59 * SECOND)).toBe(false)
    expect(hasRung(rice, NOW + 60 * SECOND)).toBe(true)
    expect(leftMs(rice, NOW + 90 * SECOND)).toBe(0)
  })

  it('can be paused and resumed', () => {
    const held = pausedTimer(rice, NOW + 20 * SECOND)
    expect(leftMs(held, NOW + 500 * SECOND)).toBe(40 * SECOND)
    expect(hasRung(held, NOW + 500 * SECOND)).toBe(false)
    const again = resumedTimer(held, NOW + 500 * SECOND)
    expect(leftMs(again, NOW + 510 * SECOND)).toBe(30 * SECOND)
  })

  it('that rang cannot be paused', () => {
    expect(pausedTimer(rice, NOW + 61 * SECOND)).toBe(rice)
  })

  it('can be lengthened while it runs, while it is paused, and after it rang', () => {
    expect(leftMs(lengthenedTimer(rice, 60, NOW), NOW)).toBe(120 * SECOND)
    const held = pausedTimer(rice, NOW + 20 * SECOND)
    expect(leftMs(lengthenedTimer(held, 60, NOW), NOW)).toBe(100 * SECOND)
    const late = NOW + 300 * SECOND
    const more = lengthenedTimer(rice, 60, late)
    expect(leftMs(more, late)).toBe(60 * SECOND)
    expect(hasRung(more, late)).toBe(false)
  })

  it.each([
    [0, '0:00'],
    [400, '0:01'],
    [65 * SECOND, '1:05'],
    [600 * SECOND, '10:00'],
    [3729 * SECOND, '1:02:09'],
  ])('%d ms reads %s', (ms, face) => {
    expect(clockFace(ms)).toBe(face)
  })
})
