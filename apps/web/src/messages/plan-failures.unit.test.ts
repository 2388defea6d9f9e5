import { PLAN_FAILURES } from '@pennyplate/contract/ai/plan'
import { expect, it } from 'vitest'
import { explainAiFailure } from './ai-failures.ts'
import { explainPlannerFailure } from './plan-failures.ts'

it.each(PLAN_FAILURES.map((code) => [code]))('there is one sentence for %s', (code) => {
  const found = [explainPlannerFailure(code, ['lunch']), explainAiFailure({ error: code })]
  expect(found.filter((sentence) => sentence !== undefined)).toEqual([expect.stringMatching(/^[A-Z].+/)])
})

it('a meal without recipes is named', () => {
  expect(explainPlannerFailure('no_recipes', ['lunch', 'dinner'])).toContain(
    'recipes for lunch and dinner fits',
  )
  expect(explainPlannerFailure('no_recipes', [])).toContain('recipes for a meal fits')
})

it('other codes have their sentences elsewhere', () => {
  expect(explainPlannerFailure('busy', [])).toBeUndefined()
  expect(explainPlannerFailure('toString', [])).toBeUndefined()
})
