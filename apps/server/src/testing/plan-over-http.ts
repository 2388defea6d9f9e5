import { type PlannedWeek, planEvents } from '@pennyplate/contract/ai/plan'
import { expect } from 'vitest'
import { readEvents } from './read-events.ts'
import { signUp, type TestServer } from './test-server.ts'

export type Person = Awaited<ReturnType<typeof signUp>>

/** A signed-in user with a profile. */
export async function householdAt(server: TestServer, email: string, profile: object, pantry: object[] = []) {
  const person = await signUp(server, email)
  await person.post(person.kv('profile'), { value: { zipCode: '72762', ...profile } })
  if (pantry.length > 0) await person.post(person.kv('pantry'), { value: pantry })
  return person
}

export async function planFor(person: Person, body: object = {}) {
  const { status, text } = await person.post('/api/ai/plan', { seed: 1, today: '2026-11-22', ...body })
  expect(status).toBe(200)
  const events = readEvents(text)
  const last = events.at(-1)
  return { text, events, last, names: events.map(({ event }) => event) }
}

export async function weekFor(person: Person, body: object = {}) {
  const { last, events, names } = await planFor(person, body)
  expect(last?.event).toBe('done')
  return { ...planEvents.done.parse(last?.data), events, names }
}

export const everyMeal = ({ days }: PlannedWeek) =>
  days.flatMap(({ meals: { breakfast, lunch, dinner, snacks } }) =>
    [breakfast, lunch, dinner, ...snacks].flatMap((meal) => meal ?? []),
  )
