import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { planForMany } from '../../testing/many-chat-plans.ts'

/** A thousand of them run in `npm run bench -- chat`; a few are enough to see a rule that is gone. */
const PLANS = rounds(6, 200)

it('not one meal of a language model that somebody must not eat reaches a plan, whatever the model writes', {
  timeout: 600_000,
}, async () => {
  const { plans, meals, kept, exchanged, objections } = await planForMany(0, PLANS)
  expect(objections).toEqual([])
  expect(plans).toBeGreaterThan(PLANS / 2)
  // Sensible meals stay, or the referee would only be saying no.
  expect(kept).toBeGreaterThan(meals / 10)
  expect(exchanged).toBeGreaterThan(0)
})
