import {
  type AskedFood,
  UNSUITABLE_FOODS_MAX,
  unsuitableFoodsAnswer,
} from '@pennyplate/contract/foods/unsuitable-foods'
import type { DocumentStore } from '../store/document-store.ts'
import { callApi } from './api-client.ts'
import { answerBy } from './read-answer.ts'

type Waiting = Readonly<{
  food: AskedFood
  resolve: (against: readonly string[]) => void
  reject: (reason: unknown) => void
}>

const waiting = new WeakMap<DocumentStore, Waiting[]>()

/** The rules a food breaks. All foods of a screen ask at once, and are sent together. */
export function askUnsuitableFood(store: DocumentStore, food: AskedFood): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const others = waiting.get(store) ?? []
    if (others.length === 0) setTimeout(() => void send(store), 0)
    waiting.set(store, [...others, { food, resolve, reject }])
  })
}

async function send(store: DocumentStore): Promise<void> {
  const all = waiting.get(store) ?? []
  waiting.delete(store)
  try {
    // The server judges by its own copy of the profile, so send unsaved changes first.
    await store.forceSyncAll()
    for (let start = 0; start < all.length; start += UNSUITABLE_FOODS_MAX) {
      const some = all.slice(start, start + UNSUITABLE_FOODS_MAX)
      const { against } = await callApi('/api/foods/unsuitable', {
        method: 'POST',
        body: { foods: some.map(({ food }) => food) },
        parse: answerBy(unsuitableFoodsAnswer),
      })
      for (const [at, { resolve }] of some.entries()) resolve(against[at] ?? [])
    }
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}
