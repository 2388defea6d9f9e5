import { type BrowserContext, expect } from '@playwright/test'

export const PASSWORD = 'a frying pan of cast iron'

export type Person = { email: string; userId: string }

export const newEmail = () => `${crypto.randomUUID()}@example.org`

/** Creates an account over HTTP, for tests that are not about signing up. */
export async function signUp(context: BrowserContext, origin: string, email = newEmail()): Promise<Person> {
  const answer = await context.request.post(`${origin}/api/auth/sign-up/email`, {
    headers: { origin },
    data: { name: 'Sam', email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
  const { user } = await answer.json()
  return { email, userId: user.id }
}

/** An account that has accepted the terms and has no profile yet. */
export async function signUpWithTerms(
  context: BrowserContext,
  origin: string,
  email?: string,
): Promise<Person> {
  const person = await signUp(context, origin, email)
  await context.request.post(`${origin}/api/me/terms`, { headers: { origin }, data: { tosVersion: '1.0' } })
  return person
}

/** An account with a completed profile, so that the dashboard opens. */
export async function signUpWithProfile(
  context: BrowserContext,
  origin: string,
  email?: string,
): Promise<Person> {
  const person = await signUpWithTerms(context, origin, email)
  await save(context, origin, person, 'profile', { profileCompleted: true })
  return person
}

/** Signs the same person in on a second device. */
export async function signIn(context: BrowserContext, origin: string, { email }: Person): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    headers: { origin },
    data: { email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

/** The person signed in in this browser. */
export async function personIn(context: BrowserContext): Promise<Person> {
  const { user } = await (await context.request.get('/api/me')).json()
  return { email: user.email, userId: user.id }
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

/** The server's copy of a document, or null. */
export async function stored(
  context: BrowserContext,
  { userId }: Person,
  key: string,
  // biome-ignore lint/suspicious/noExplicitAny: the stored value is what the tests check
): Promise<any> {
  const answer = await context.request.get(`/api/kv?userId=${userId}&key=${key}&absent=null`)
  expect(answer.ok()).toBe(true)
  return (await answer.json()).value
}
