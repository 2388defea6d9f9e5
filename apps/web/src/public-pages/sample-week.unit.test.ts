import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { expect, test } from 'vitest'
import { SAMPLE_BUDGET_CENTS, SAMPLE_WEEK, sampleTotalCents } from './sample-week.ts'

test('the sample week on the landing page is complete and within its budget', () => {
  expect(SAMPLE_WEEK).toHaveLength(DAYS_PER_PLAN)
  expect(SAMPLE_WEEK.every((meals) => meals.length === 3)).toBe(true)
  expect(sampleTotalCents()).toBe(9418)
  expect(sampleTotalCents()).toBeLessThanOrEqual(SAMPLE_BUDGET_CENTS)
})
