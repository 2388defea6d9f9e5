import { configAnswer } from '@pennyplate/contract/accounts/account'
import { mealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import type { WeekLook, WeekLookFacts } from '@pennyplate/contract/week-look'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect, it } from 'vitest'
import { renderWeekLook } from './render-week-look.tsx'

const weekOf = (dinner: string) =>
  mealPlanDocument.parse({
    weekStartDate: '2026-11-22',
    days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: `${dinner} on ${day}` } } })),
  })

const facts = (dinner: string, more: Partial<WeekLookFacts> = {}): WeekLookFacts => ({
  userId: 'sam',
  householdId: 'home',
  email: 'sam@example.org',
  config: configAnswer.parse({}),
  documents: { profile: { profileCompleted: true }, currentMealPlan: weekOf(dinner) },
  localTime: new Date(2026, 10, 24, 9),
  isPhone: false,
  ...more,
})

async function rendered(of: WeekLookFacts): Promise<WeekLook> {
  const look = await renderWeekLook(of)
  if (!look) throw new Error('a part of the page was not loaded')
  return look
}

it('shows the whole week, at the first call, with nothing that the app has a second time', {
  timeout: 60_000,
}, async () => {
  const { title, html } = await rendered(facts('Chili'))
  expect(title).toBe('Meal plan · Pennyplate')
  for (const day of DAY_NAMES) expect(html).toContain(`aria-label="Chili on ${day}"`)
  expect(html).toContain('Account of sam@example.org')
  expect(html).not.toMatch(/<title|id="main"|<script/)
})

it('shows a phone the day that it opens on, by the time of the household', async () => {
  const { html } = await rendered(facts('Chili', { isPhone: true }))
  expect(html.match(/<article/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Chili on Tuesday"')
})

it('takes what a household wrote as text', async () => {
  const { html } = await rendered(facts('</script><script>alert("1")</script>'))
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; on Monday')
})

it('keeps nothing of a household for the next one', async () => {
  await rendered(facts('Chili'))
  const other = await rendered({
    ...facts('Soup'),
    userId: 'kim',
    householdId: 'other',
    email: 'kim@example.org',
  })
  expect(other.html).toContain('Soup on Friday')
  expect(other.html).not.toMatch(/Chili|sam@/)
})
