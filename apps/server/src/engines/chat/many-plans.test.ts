import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { planForMany } from '../../testing/many-chat-plans.ts'

/** `npm run bench -- chat` runs a thousand. A few are enough to notice a missing rule. */
const PLANS = rounds(6, 200)

it('no plan has a meal that breaks a rule, whatever the language model writes', {
  timeout: 600_000,
}, async () => {
  const { plans, meals, kept, exchanged, objections } = await planForMany(0, PLANS)
  expect(objections).toEqual([])
  expect(plans).toBeGreaterThan(PLANS / 2)
  // Most of the model's valid meals stay; otherwise rejecting everything would pass this test.
  expect(kept).toBeGreaterThan(meals / 10)
  expect(exchanged).toBeGreaterThan(0)
})
