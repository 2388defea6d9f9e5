import { expect, test } from 'vitest'
import { ApiError } from '../lib/api-error.ts'
import { explainError, explainFailure, failureMessages, tryAgainIn } from './failures.ts'

test.each([
  [undefined, 'Please try again in a few minutes.'],
  [0, 'Try again in 1 second.'],
  [1, 'Try again in 1 second.'],
  [59, 'Try again in 59 seconds.'],
  [60, 'Try again in 1 minute.'],
  [61, 'Try again in 2 minutes.'],
  [3600, 'Try again in 1 hour.'],
  [3601, 'Try again in 2 hours.'],
])('a wait of %s s: %s', (seconds, expected) => {
  expect(tryAgainIn(seconds)).toBe(expected)
})

test.each([
  [0, 'unreachable', failureMessages.unreachable],
  [0, 'unreadable_answer', failureMessages.unreachable],
  [0, 'timed_out', failureMessages.timedOut],
  [400, 'invalid_value', failureMessages.refused],
  [401, 'unauthorized', failureMessages.sessionEnded],
  [413, 'household_full', failureMessages.householdFull],
  [500, 'internal', failureMessages.server],
  [503, 'unavailable', failureMessages.server],
])('%d %s: %s', (status, code, expected) => {
  expect(explainFailure(new ApiError(status, code))).toBe(expected)
})

test('an error that is not ours is not explained away', () => {
  expect(explainError(new TypeError('x is undefined'))).toBe(failureMessages.unexpected)
})
