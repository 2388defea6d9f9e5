import { describe, expect, it } from 'vitest'
import { isAimedAt, scanBoxSide } from './aim.ts'

describe('the scan frame', () => {
  it.each([
    [{ width: 600, height: 400 }, 250],
    [{ width: 360, height: 220 }, 220],
    [{ width: 30, height: 20 }, 50],
  ])('in a view of %j has a side of %i', (view, side) => {
    expect(scanBoxSide(view)).toBe(side)
  })

  // The view shows a video of 1280 by 720 at half its size, so the frame covers 250 px of 500 around the center.
  const video = { width: 1280, height: 720 }
  const view = { width: 640, height: 360 }
  const codeAt = (x: number, y: number) => ({ x: x - 100, y: y - 30, width: 200, height: 60 })
  it.each([
    ['the middle', codeAt(640, 360), 1, true],
    ['just inside', codeAt(640 + 249, 360), 1, true],
    ['just outside', codeAt(640 + 251, 360), 1, false],
    ['above', codeAt(640, 360 - 251), 1, false],
    ['what zooming moved out', codeAt(640 + 150, 360), 2, false],
  ])('%s', (_, code, zoom, isAimed) => {
    expect(isAimedAt(code, video, view, zoom)).toBe(isAimed)
  })
})
