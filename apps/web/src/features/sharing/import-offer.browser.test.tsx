import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { addDays } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES, weekStartOf } from '@pennyplate/domain/week/week-days'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { toLocalDay } from '../../lib/local-day.ts'
import { sharingMessages } from '../../messages/sharing.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { ImportOffer } from './import-offer.tsx'
import { readPendingPlan, storePendingPlan } from './pending-plan.ts'

const DAYS = DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Peanut noodles' } } }))
/** No day of it is over, whatever day it is. */
const NEXT_WEEK = addDays(weekStartOf(toLocalDay(new Date())), 7)
const PLACE = { slot: 'dinner', name: 'Peanut noodles' }
const FORBIDDEN = { code: 'forbidden-food', by: 'restriction:peanut', ingredient: 'Peanut butter', ...PLACE }
const EVERY_DAY = DAYS.map((_, day) => ({ ...FORBIDDEN, day }))
const CONFLICT = 'Peanut noodles: Peanut butter is ruled out by your profile (Peanuts).'
const LENTILS = {
  name: 'Lentil soup',
  estimatedCost: 1.2,
  cookingTime: 25,
  difficulty: 'medium',
  nutrition: {
    calories: 400,
    protein: null,
    carbs: null,
    fat: null,
    fiber: null,
    sugar: null,
    addedSugar: null,
    sodium: null,
    cholesterol: null,
  },
}
const CHOICE = {
  meal: LENTILS,
  delta: { totalCost: 0, calories: null, protein: null, minutes: null },
  reasons: [],
}
const TOTALS = { tillCents: 0, listCents: 0, budgetCents: 10_000, perDay: [], unpriced: [] }
const saved: string[] = []
let check: () => Response
let replace: (signal: AbortSignal | null | undefined) => Response | Promise<Response>

const verdict = (violations: readonly object[], listCents = TOTALS.listCents) =>
  Response.json({
    ok: violations.length === 0,
    violations,
    notUnderstood: [],
    notChecked: [],
    totals: { ...TOTALS, listCents },
  })

const PROFILE = { value: { adults: 2, weeklyBudget: 100 }, revision: 1, updatedAt: '' }

/** A server with a signed-in user who has a profile and no other document. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = String(input)
  if (address.startsWith('/api/me')) return Response.json({ user: { id: 'sam', email: 'sam@example.org' } })
  if (address === '/api/ai/check') return check()
  if (address === '/api/ai/replace') return replace(init?.signal)
  if (address.startsWith('/api/kv/all')) return Response.json({ entries: { profile: PROFILE } })
  if (init?.method === 'POST') saved.push(String(init.body))
  return Response.json({ value: null, revision: saved.length, updatedAt: null })
}

class SilentEvents extends EventTarget {
  close() {}
}

beforeEach(() => {
  saved.length = 0
  check = () => verdict(EVERY_DAY)
  replace = () => Response.json({ choices: [CHOICE] })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('EventSource', SilentEvents)
  storePendingPlan({ days: DAYS, weekStartDate: NEXT_WEEK, sharedBy: 'Kim' }, new Date())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  notifications.clean()
})

/** A new user per test, so that stored plans do not affect the next test. */
async function show() {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <StoreProvider userId="sam" householdId={crypto.randomUUID()}>
          <ImportOffer />
        </StoreProvider>
        {/* Last: without the styles of the product, a notice above would move what is about to be clicked. */}
        <Notifications />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

test('a plan’s conflicts with the profile are shown before it is imported, and can be overridden', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  const question = screen.getByRole('dialog', { name: 'Use this plan anyway?' })
  await expect.element(question.getByText(CONFLICT)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(readPendingPlan(new Date())).toBeDefined()

  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await question.getByRole('button', { name: 'Use it anyway' }).click()
  await expect.element(screen.getByText(sharingMessages.imported)).toBeVisible()
  expect(readPendingPlan(new Date())).toBeUndefined()
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('Peanut noodles')
})

test('unsuitable meals are swapped on every day before the plan is imported', async () => {
  const screen = await show()
  replace = () => {
    check = () => verdict([])
    return Response.json({ choices: [CHOICE] })
  }
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await screen.getByRole('button', { name: 'Swap this meal' }).click()
  await expect.element(screen.getByText(/your current plan, with 1 meal swapped/)).toBeVisible()
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('Lentil soup')
  expect(saved.join()).not.toContain('Peanut noodles')
  expect(saved.join().match(/Lentil soup/g)).toHaveLength(7)
})

test('a swap that fails or is cancelled changes nothing and can be retried', async () => {
  const screen = await show()
  replace = () => Response.json({ error: 'busy' }, { status: 503 })
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await screen.getByRole('button', { name: 'Swap this meal' }).click()
  await expect.element(screen.getByText(/nothing has changed/)).toBeVisible()

  replace = (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  await screen.getByRole('button', { name: 'Swap this meal' }).click()
  await expect.element(screen.getByText('Looking for meal 1 of 1.')).toBeVisible()
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText(CONFLICT)).toBeVisible()
  expect(saved.join()).toBe('')

  replace = () => Response.json({ choices: [] })
  await screen.getByRole('button', { name: 'Swap this meal' }).click()
  await expect.element(screen.getByText(/We found no replacement that suits/)).toBeVisible()
  await expect.element(screen.getByText(CONFLICT)).toBeVisible()
})

test('what a swap leaves, such as a total over the budget, is said before the plan is imported', async () => {
  const screen = await show()
  replace = () => {
    check = () => verdict([{ code: 'over-budget', totalCents: 12_345, budgetCents: 10_000 }], 12_345)
    return Response.json({ choices: [CHOICE] })
  }
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await screen.getByRole('button', { name: 'Swap this meal' }).click()
  await expect.element(screen.getByText(/We swapped 1 meal/)).toBeVisible()
  await expect.element(screen.getByText(/costs about \$123.45/)).toBeVisible()
  expect(saved.join()).toBe('')
  await screen.getByRole('button', { name: 'Raise my weekly budget to $124 and use it' }).click()
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('Lentil soup')
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('"weeklyBudget":124')
})

test('a plan without conflicts is imported without a question', async () => {
  check = () => verdict([])
  const screen = await show()
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await expect.element(screen.getByText(sharingMessages.imported)).toBeVisible()
})

test('a plan that could not be checked is imported only after saying so', async () => {
  check = () => Response.json({ error: 'internal' }, { status: 500 })
  const screen = await show()
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await expect.element(screen.getByText(sharingMessages.conflictsUnknown)).toBeVisible()
})

test('one press changes the answer that is in the way, and the plan is imported', async () => {
  const place = { day: 0, ...PLACE }
  check = () => verdict([{ code: 'tools', anyOf: ['Grill'], ...place }])
  const screen = await show()
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  check = () => verdict([])
  await screen.getByRole('button', { name: 'Cook with a grill too' }).click()
  await expect.element(screen.getByText(sharingMessages.imported)).toBeVisible()
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('"Grill"')
})
