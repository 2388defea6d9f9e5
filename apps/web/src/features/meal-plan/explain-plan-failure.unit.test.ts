import { describe, expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { explainPlanFailure, explainRefusal } from './explain-plan-failure.ts'

describe('why there is no plan', () => {
  test.each([
    [
      new ApiError(0, 'empty_plan'),
      'Failed to generate meal plan. The response was empty. Please try again.',
    ],
    [new ApiError(0, 'bad_structure'), 'Failed to generate proper meal plan structure. Please try again.'],
    [new ApiError(0, 'not_seven_days'), 'Meal plan must include all 7 days of the week. Please try again.'],
    [
      new ApiError(0, 'timed_out'),
      'Request timeout - the server took too long to respond. Please try again.',
    ],
    [
      new ApiError(502, 'api_error', { body: { error: 'api_error', status: 502 } }),
      'API error: 502 - Unknown error',
    ],
    [new ApiError(429, 'busy', { retryAfterS: 5 }), 'We are busy right now. Try again in 5 seconds.'],
    [new ApiError(429, 'rate_limited', { retryAfterS: 5 }), 'Too many attempts. Try again in 5 seconds.'],
    [
      new ApiError(0, 'unreachable'),
      'We cannot reach Pennyplate right now. Check your connection and try again.',
    ],
  ])('%s has its message', (error, sentence) => {
    expect(explainPlanFailure(error)).toBe(sentence)
  })

  test('is the planner’s reason if it gave one', () => {
    const refused = { kind: 'failed' as const, meals: ['lunch'] }
    expect(explainRefusal({ ...refused, error: 'no_recipes' })).toBe(
      'None of our recipes for lunch fits all of your answers, so no week was planned. Nothing was changed.',
    )
    expect(explainRefusal({ ...refused, error: 'internal' })).toBe(
      'Something went wrong on our end. Please try again in a moment.',
    )
  })
})
