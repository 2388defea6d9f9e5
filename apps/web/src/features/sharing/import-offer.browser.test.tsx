import { MantineProvider } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import { DAY_NAMES } from '@pennyplate/domain/week'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { sharingMessages } from '../../messages/sharing.ts'
import { StoreProvider } from '../../store/store-provider.tsx'
import { ImportOffer } from './import-offer.tsx'
import { keepPlan, recallPlan } from './pending-plan.ts'

const DAYS = DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Peanut noodles' } } }))
const CONFLICT = 'Peanut noodles: peanut is on your list of allergies.'
const saved: string[] = []

/** A server that knows the user and has nothing stored. */
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = String(input)
  if (address.startsWith('/api/me')) return Response.json({ user: { id: 'sam', email: 'sam@example.org' } })
  if (init?.method === 'POST') saved.push(String(init.body))
  return Response.json({ value: null, revision: saved.length, updatedAt: null })
}

class SilentEvents extends EventTarget {
  close() {}
}

beforeEach(() => {
  saved.length = 0
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('EventSource', SilentEvents)
  keepPlan({ days: DAYS, sharedBy: 'Kim' }, new Date())
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  notifications.clean()
})

/** Each test is another person, so that no stored plan of one is in the way of the next. */
async function show(userId: string, checkImport: () => Promise<readonly string[]>) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Notifications />
        <StoreProvider userId={userId}>
          <ImportOffer checkImport={checkImport} />
        </StoreProvider>
      </MantineProvider>
    </QueryClientProvider>,
  )
}

test('what a plan does against the household is said before it is taken, and can be overruled', async () => {
  const screen = await show(crypto.randomUUID(), async () => [CONFLICT])
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  const question = screen.getByRole('dialog', { name: 'Use this plan anyway?' })
  await expect.element(question.getByText(CONFLICT)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(recallPlan(new Date())).toBeDefined()

  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await question.getByRole('button', { name: 'Use it anyway' }).click()
  await expect.element(screen.getByText(sharingMessages.imported)).toBeVisible()
  expect(recallPlan(new Date())).toBeUndefined()
  await expect.poll(() => saved.join(), { timeout: 4000 }).toContain('Peanut noodles')
})

test('a plan that suits is taken without a question', async () => {
  const screen = await show(crypto.randomUUID(), async () => [])
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await expect.element(screen.getByText(sharingMessages.imported)).toBeVisible()
})
