import { createManualClock } from './manual-clock.ts'
import type { CallResult } from './memory-server.ts'
import { createMemoryServer } from './memory-server.ts'
import { openDevice } from './open-device.ts'

/** A household's only device, and its server. */
export function setUp() {
  const clock = createManualClock()
  const server = createMemoryServer()
  return { clock, server, ...openDevice(server, clock) }
}

export const DOWN: CallResult = { kind: 'failed', status: 500, retryAfterMs: undefined }
export const REFUSED_400: CallResult = {
  kind: 'refused',
  refusal: {
    status: 400,
    code: 'invalid_value',
    details: [{ path: 'weeklyBudget', reason: 'is too small' }],
  },
}
export const REFUSED_413: CallResult = {
  kind: 'refused',
  refusal: { status: 413, code: 'storage_full', details: [] },
}
