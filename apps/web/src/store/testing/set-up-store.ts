import { createManualClock } from './manual-clock.ts'
import type { Fate } from './memory-server.ts'
import { createMemoryServer } from './memory-server.ts'
import { openDevice } from './open-device.ts'

/** One device of one household, and its server. */
export function setUp() {
  const clock = createManualClock()
  const server = createMemoryServer()
  return { clock, server, ...openDevice(server, clock) }
}

export const DOWN: Fate = { kind: 'failed', status: 500, retryAfterMs: undefined }
export const REFUSED_400: Fate = {
  kind: 'refused',
  refusal: {
    status: 400,
    code: 'invalid_value',
    details: [{ path: 'weeklyBudget', reason: 'is too small' }],
  },
}
export const REFUSED_413: Fate = {
  kind: 'refused',
  refusal: { status: 413, code: 'storage_full', details: [] },
}
