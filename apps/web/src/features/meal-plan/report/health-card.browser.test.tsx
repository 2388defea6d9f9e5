import { withDefaults } from '@pennyplate/domain/profile/profile'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { healthMessages as words } from '../../../messages/health.ts'
import { HealthCard } from './health-card.tsx'
import { chartedNutrients, TargetsChart, targetsOf } from './targets-chart.tsx'

const sodium = {
  nutrient: 'sodium',
  per: 'day',
  atLeast: null,
  atMost: 1500,
  band: { atLeast: 0, atMost: 1575 },
  because: ['tracked'],
  of: 7,
  missed: [{ day: 2, amount: 1800 }],
  relaxTo: 1715,
} as const
const health = {
  goals: [sodium],
  notCounted: ['potassium'],
  forTargets: { budgetCents: 12_900, misses: 0, missesNow: 1 },
}

test('a missed target is shown with its day and can be relaxed with one click', async () => {
  const pressed: unknown[] = []
  const screen = await render(
    <HealthCard
      health={health}
      onRelax={(target, to) => void pressed.push([target, to])}
      onRaise={(cents) => void pressed.push(cents)}
    />,
  )
  await expect.element(screen.getByText(/Missed on Tuesday \(1,800 mg\)/)).toBeVisible()
  await expect.element(screen.getByText(/no figures for potassium/)).toBeVisible()
  await screen.getByRole('button', { name: words.relax('sodium', 1715) }).click()
  await screen.getByRole('button', { name: words.takeForTargets('$129') }).click()
  expect(pressed).toEqual([['dailySodium', 1715], 12_900])
})

test.each([
  [{}, 'Sodium, at most 1,500 mg a day (up to 1,575 mg counts): met on 7 of 7 days.'],
  [
    { nutrient: 'fiber', atLeast: 28, atMost: null, band: { atLeast: 25.2, atMost: null } },
    'Fiber, at least 28 g a day (25 g or more counts): met on 7 of 7 days.',
  ],
  [
    { nutrient: 'calories', atLeast: 2000, atMost: 2000, band: { atLeast: 1860, atMost: 2140 } },
    'Calories, about 2,000 kcal a day (1,860 kcal to 2,140 kcal counts): met on 7 of 7 days.',
  ],
])('a day a little off its target counts, and the card says how far: %j', async (goal, sentence) => {
  const screen = await render(
    <HealthCard health={{ ...health, goals: [{ ...sodium, missed: [], ...goal }] }} />,
  )
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(sentence)
})

test.each([
  [
    { isKept: true, found: 7, missed: [] },
    'Half of each dinner plate vegetables that are not starchy (1½ cups): met.',
  ],
  [
    { isKept: false, found: 6, missed: [{ day: 1, slot: 'dinner' as const }] },
    'Half of each dinner plate vegetables that are not starchy (1½ cups): met at 6 of 7 meals. Missed at Monday’s dinner.',
  ],
  [{ aim: 'fish', isKept: false, found: 1, wanted: 2, missed: [] }, 'Fish at two dinners: only 1 this week.'],
  [
    { aim: 'fried', isKept: false, found: 1, wanted: 0, missed: [{ day: 5, slot: 'lunch' as const }] },
    'Nothing breaded or deep-fried: 1 this week, at Friday’s lunch.',
  ],
  [
    { aim: 'olive-oil', isKept: false, found: 0.42, wanted: 0.5, missed: [] },
    'Olive oil as the main fat: 42% this week.',
  ],
])('an aim of the week is said to be met only where no meal misses it: %j', async (found, sentence) => {
  const aim = { aim: 'half-plate', wanted: 7, ...found }
  const screen = await render(<HealthCard health={{ goals: [], aims: [aim], notCounted: [] }} />)
  await expect.element(screen.getByRole('listitem')).toHaveTextContent(sentence)
})

test('an accepted week offers no buttons', async () => {
  const screen = await render(<HealthCard health={health} />)
  await expect.element(screen.getByText(/Missed on Tuesday/)).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('the chart shows all sugar, and holds only what is added to the target', async () => {
  const profile = withDefaults({ nutritionalTargets: { trackNutrition: true, dailySugar: 40 } })
  const nutrition = { sugar: 61, addedSugar: 12 }
  const days = [{ day: 'Sunday', meals: { dinner: { name: 'Fruit salad', nutrition } } }]
  const nutrients = chartedNutrients(profile.nutritionalTargets, undefined)
  const screen = await render(
    <TargetsChart plan={{ days }} targets={targetsOf(profile, undefined)} nutrients={nutrients} />,
  )
  await screen.getByRole('radio', { name: 'Sugar', exact: true }).click()
  await expect.element(screen.getByText(/^61/)).toBeVisible()
  await expect.element(screen.getByText(/^Target/)).not.toBeInTheDocument()
  await screen.getByRole('radio', { name: 'Added sugar' }).click()
  await expect.element(screen.getByText(/Target 40 g a day/)).toBeVisible()
  await expect.element(screen.getByText(/^12/)).toBeVisible()
})

test('the chart shows sodium, sugar and fiber to a household that tracks nutrition', async () => {
  const profile = withDefaults({ nutritionalTargets: { trackNutrition: true, dailySodium: 1500 } })
  const days = [{ day: 'Sunday', meals: { dinner: { name: 'Soup', nutrition: { sodium: 1234 } } } }]
  const nutrients = chartedNutrients(profile.nutritionalTargets, undefined)
  expect(nutrients).toEqual(expect.arrayContaining(['sodium', 'sugar', 'fiber']))
  expect(chartedNutrients(withDefaults({}).nutritionalTargets, undefined)).toHaveLength(4)
  const screen = await render(
    <TargetsChart plan={{ days }} targets={targetsOf(profile, undefined)} nutrients={nutrients} />,
  )
  await screen.getByRole('radio', { name: 'Sodium' }).click()
  await expect.element(screen.getByText(/Target 1,500 mg a day/)).toBeVisible()
  await expect.element(screen.getByText(/^1,234/)).toBeVisible()
})

test('the chart says what a better week costs, under what this one holds', async () => {
  const profile = withDefaults({})
  const foodGroups = { vegetables: 1, fruit: 0.5, wholeGrains: 1, refinedGrains: 3, seafood: 0 }
  const charted = {
    plan: { days: [{ day: 'Sunday', meals: { dinner: { name: 'Soup', foodGroups } } }] },
    targets: targetsOf(profile, undefined),
    nutrients: chartedNutrients(profile.nutritionalTargets, undefined),
  }
  const screen = await render(<TargetsChart {...charted} better={{ addsCents: 123, by: ['wholeGrains'] }} />)
  await expect.element(screen.getByText(/a quarter of the grains whole, no fish/)).toBeVisible()
  const sentence = screen.getByText('More whole grains would add about $1.20 this week.')
  await expect.element(sentence).toBeVisible()
  await screen.rerender(<TargetsChart {...charted} better={undefined} />)
  await expect.element(sentence).not.toBeInTheDocument()
})
