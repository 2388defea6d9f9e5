import { AI_FAILURES } from '@pennyplate/contract/ai/failure'
import { expect, it } from 'vitest'
import { explainAiFailure } from './ai-failures.ts'

it.each([
  [{ error: 'api_error', status: 429, detail: 'slow down' }, 'API error: 429 - slow down'],
  [{ error: 'api_error', status: 500 }, 'API error: 500 - Unknown error'],
  [{ error: 'invalid_api_response' }, 'Invalid response from AI provider API'],
  [{ error: 'timed_out' }, 'Request timeout - the server took too long to respond. Please try again.'],
  [{ error: 'empty_response' }, 'The AI returned an empty response. Please try again.'],
  [
    { error: 'invalid_response' },
    'Failed to generate meal plan. The AI returned an invalid response. Please try again.',
  ],
  [{ error: 'empty_plan' }, 'Failed to generate meal plan. The response was empty. Please try again.'],
  [{ error: 'bad_structure' }, 'Failed to generate proper meal plan structure. Please try again.'],
  [{ error: 'not_seven_days' }, 'Meal plan must include all 7 days of the week. Please try again.'],
  [
    { error: 'incomplete_day', day: 'Thursday', meals: ['lunch', 'dinner'] },
    'Incomplete meal plan: Thursday is missing Lunch, Dinner. Please try again.',
  ],
  [{ error: 'same_meal' }, 'Generated meal is the same as current meal'],
])('%j is told in the words of the specification', (facts, sentence) => {
  expect(explainAiFailure(facts)).toBe(sentence)
})

it.each(AI_FAILURES.map((code) => [code]))('there is a sentence for %s', (code) => {
  expect(explainAiFailure({ error: code })).toMatch(/\w/)
})

it('other codes have their words elsewhere', () => {
  expect(explainAiFailure({ error: 'no_plan_fits' })).toBeUndefined()
})
