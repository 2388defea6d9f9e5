import { expect, test } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { explainShareFailure } from './explain-share-failure.ts'

const FULL = 'You already have 50 stored plans, the most we keep. Delete one in Settings to share another.'

test.each([
  [413, 'value_too_large', true, 'Meal plan is too large to share. Please try with a simpler plan.'],
  [413, 'storage_full', true, `Meal plan is too large to share via link. Feature coming soon! ${FULL}`],
  [413, 'storage_full', false, FULL],
  [
    0,
    'unreachable',
    true,
    'Failed to create share link: We cannot reach Pennyplate right now. Check your connection and try again.',
  ],
])('%d %s, with a plan too long for a link: %s', (status, code, isTooLong, expected) => {
  expect(explainShareFailure(new ApiError(status, code), isTooLong)).toBe(expected)
})
