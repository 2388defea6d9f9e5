import { expect, it } from 'vitest'
import { isUnintended } from './tally.ts'

it.each([
  ['GET /api/taste', 500, undefined, true],
  ['POST /api/ai/plan', 502, undefined, true],
  ['GET /api/taste', 503, undefined, true],
  ['GET /api/taste', 503, '5', false],
  ['POST /api/payments/webhook', 503, undefined, false],
  ['GET /api/taste', 429, '5', false],
])('%s with %i and Retry-After %s is a finding: %s', (route, status, retryAfter, finding) => {
  expect(isUnintended(status, retryAfter, route)).toBe(finding)
})
