import type { PlannedWeek } from '@pennyplate/contract/ai/plan'
import { planningContextOf } from '../../engines/tasks/context/planning-context.ts'
import { buildShoppingList } from '../../engines/tasks/list/build-shopping-list.ts'
import { checkWeek } from '../../engines/tasks/plan/check-week.ts'
import { planFor } from '../../engines/tasks/plan/plan-week.ts'
import { findReplacements } from '../../engines/tasks/week/find-replacements.ts'
import { suggestQuickMeal } from '../../engines/tasks/week/suggest-quick-meal.ts'
import { judgeCart, judgeDish } from './judge-cart.ts'
import { type RestrictedHousehold, restrictedHousehold } from './restricted-household.ts'

const TODAY = '2026-11-22'
/** A short search: the check is about what is eaten and bought, not about how good the week is. */
const ITERATIONS = 30

/** Offers take longer than a quick week. */
const OFFERS_EVERY = 4

export type CheckedHousehold = {
  readonly isPlanned: boolean
  readonly answers: readonly string[]
  readonly faults: readonly string[]
}

/** Plans for a random restricted household with the production code and checks every meal, package and replacement. */
export function checkHousehold(seed: number): CheckedHousehold {
  const asked = restrictedHousehold(seed)
  const { household, answers } = asked
  const context = planningContextOf(household, TODAY)
  const isOfferedMore = seed % OFFERS_EVERY === 0
  const quick = isOfferedMore ? suggestQuickMeal({ household, today: TODAY, request: { exclude: [] } }) : null
  const offered = quick ? judgeDish(quick.meal, asked) : []
  const { outcome } = planFor(
    context,
    { seed, avoid: undefined },
    { signal: { aborted: false }, now: () => 0, onProgress: () => {} },
    { iterations: ITERATIONS, prove: false },
  )
  if (outcome.event !== 'done') return { isPlanned: false, answers, faults: offered }
  const { plan } = outcome.data
  const list = buildShoppingList({ household, today: TODAY, request: { plan } })
  const { violations } = checkWeek({ household, today: TODAY, request: { plan } })
  return {
    isPlanned: true,
    answers,
    faults: [
      ...offered,
      ...judgeCart(plan, list, asked),
      ...violations.map((violation) => `referee: ${JSON.stringify(violation)}`),
      ...(isOfferedMore ? judgeSwaps(plan, asked, seed) : []),
    ],
  }
}

/** The replacements offered for one dinner, and the cart with the first of them. */
function judgeSwaps(plan: PlannedWeek, asked: RestrictedHousehold, seed: number): string[] {
  const day = seed % plan.days.length
  const { household } = asked
  const { choices } = findReplacements({
    household,
    today: TODAY,
    request: { plan, day, mealType: 'dinner', index: 0, exclude: [] },
  })
  const [first] = choices
  if (!first) return []
  const days = plan.days.map((one, at) =>
    at === day ? { ...one, meals: { ...one.meals, dinner: first.meal } } : one,
  )
  const swapped = { ...plan, days }
  const list = buildShoppingList({ household, today: TODAY, request: { plan: swapped } })
  return [...choices.flatMap(({ meal }) => judgeDish(meal, asked)), ...judgeCart(swapped, list, asked)].map(
    (fault) => `swap: ${fault}`,
  )
}
