import { type BrowserContext, expect } from '@playwright/test'
import type { ReplaceAnswer } from '../packages/contract/src/ai/replace.ts'
import { everySlot, mealAt } from '../packages/domain/src/week/meal-plan.ts'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { openHousehold, planWeek, readRail } from './households/household-steps.ts'
import { showDay, thisWeek } from './meal-plan-steps.ts'
import { type Person, stored } from './people.ts'
import { test } from './test.ts'
import { changeToast } from './week-steps.ts'

/** Replace in a week that spends its whole budget, with the real planner. */

const BUDGET = 110
const TIGHT_FAMILY = {
  adults: 2,
  kids: 2,
  kidAges: [7, 10],
  weeklyBudget: BUDGET,
  mealDifficulty: 'Complex (30+ min)',
}
const PAIRS = 'Keeps your budget, with one other meal changed'

type Along = NonNullable<ReplaceAnswer['choices'][number]['along']>

/** The first meal whose budget only a change of two meals keeps, and the first such offer. */
async function findPair(context: BrowserContext, origin: string, person: Person) {
  const plan = await stored(context, person, 'currentMealPlan')
  const places = everySlot(plan).map(({ day, slot }) => ({ day, mealType: slot }))
  for (const at of places) {
    const answer = await context.request.post('/api/ai/replace', {
      headers: { origin },
      data: { plan, ...at, mayChange: places, today: thisWeek() },
    })
    const { choices }: ReplaceAnswer = await answer.json()
    const offer = choices.find(({ along }) => along)
    if (offer?.along)
      return {
        plan,
        meal: offer.meal,
        along: offer.along,
        day: DAY_NAMES[at.day] ?? '',
        slot: at.mealType,
        old: mealAt(plan, { day: at.day, slot: at.mealType })?.name ?? '',
        cents: plan.report.totalCents + Math.round(100 * offer.delta.totalCost),
      }
  }
  throw new Error('no offer changes another meal')
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const placeOf = ({ day, mealType }: Along) => `${DAY_NAMES[day]} ${mealType}`

test('a dish that is too dear alone comes with a change of another meal, both taken and undone as one', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  test.setTimeout(180_000)
  const person = await openHousehold(page, context, baseURL ?? '', TIGHT_FAMILY)
  await planWeek(page, BUDGET)
  const before = await readRail(page, BUDGET)
  const { plan, meal, along, day, slot, old, cents } = await findPair(context, baseURL ?? '', person)
  const both = `${along.meal.name} instead of ${along.was} for ${placeOf(along)}`

  const shown = await showDay(page, day)
  await shown.getByRole('button', { name: `Replace ${old}, ${day} ${slot}` }).click()
  const dialog = page.getByRole('dialog', { name: `Instead of ${old}` })
  const offer = dialog
    .getByRole('region', { name: PAIRS })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Take it: ${meal.name}, and ${both}`, exact: true }) })
  const bill =
    cents === before ? `The bill stays at ${dollars(cents)}.` : `The bill comes to ${dollars(cents)}.`
  await expect(offer).toContainText(`And ${both}. ${bill}`)
  await expectAccessible(page, '[role=dialog]')
  await offer.getByRole('button', { name: /^Take it: / }).click()

  await expect(changeToast(page)).toContainText(`${meal.name} instead of ${old}, and ${both}.`)
  expect(await readRail(page, BUDGET)).toBe(cents)
  expect(cents).toBeLessThanOrEqual(BUDGET * 100)
  const other = await showDay(page, DAY_NAMES[along.day] ?? '')
  await expect(
    other.getByRole('button', { name: new RegExp(`^Replace ${along.meal.name}, `) }).first(),
  ).toBeVisible()

  await changeToast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored(context, person, 'currentMealPlan')).days).toEqual(plan.days)
  expect(await readRail(page, BUDGET)).toBe(before)
})
