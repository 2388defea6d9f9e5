import { describe, expect, it } from 'vitest'
import { canDo, nextScannerState, type ScannerEvent, type ScannerState } from './scanner-state.ts'

const EVENTS: ScannerEvent[] = ['start', 'pause', 'resume', 'stop']

describe('the states of the scanner', () => {
  it.each<[ScannerState, Partial<Record<ScannerEvent, ScannerState>>]>([
    ['not-started', { start: 'scanning' }],
    ['scanning', { pause: 'paused', stop: 'not-started' }],
    ['paused', { resume: 'scanning', stop: 'not-started' }],
  ])('%s leads only to %j', (state, leads) => {
    for (const event of EVENTS) {
      expect(nextScannerState(state, event), event).toBe(leads[event] ?? state)
      expect(canDo(state, event), event).toBe(event in leads)
    }
  })

  it('a picture is read only while the camera has not started', () => {
    expect(canDo('not-started', 'scan-picture')).toBe(true)
    expect(canDo('scanning', 'scan-picture')).toBe(false)
    expect(canDo('paused', 'scan-picture')).toBe(false)
  })
})
