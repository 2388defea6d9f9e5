import { type BrowserContext, expect, type Page } from '@playwright/test'

export const PASSWORD = 'a frying pan of cast iron'

export type Person = { email: string; userId: string }

export const newEmail = () => `${crypto.randomUUID()}@example.org`

/** An account made over HTTP, for stories that are not about signing up. */
export async function signUp(context: BrowserContext, origin: string, email = newEmail()): Promise<Person> {
  const answer = await context.request.post(`${origin}/api/auth/sign-up/email`, {
    headers: { origin },
    data: { name: 'Sam', email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  const { user } = await answer.json()
  return { email, userId: user.id }
}

/** As above, with the terms accepted and a profile, so that the dashboard opens. */
export async function settleIn(context: BrowserContext, origin: string, email?: string): Promise<Person> {
  const person = await signUp(context, origin, email)
  await context.request.post(`${origin}/api/me/terms`, { headers: { origin }, data: { tosVersion: '1.0' } })
  await save(context, origin, person, 'profile', { profileCompleted: true })
  return person
}

export async function save(
  context: BrowserContext,
  origin: string,
  person: Person,
  key: string,
  value: unknown,
) {
  const answer = await context.request.post(`${origin}/api/kv?userId=${person.userId}&key=${key}`, {
    headers: { origin },
    data: { value },
  })
  expect(answer.ok()).toBe(true)
}

/** Fails a story on anything the browser complains about. Look at the answer at the end. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    // What Playwright itself says where a story is told without the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
