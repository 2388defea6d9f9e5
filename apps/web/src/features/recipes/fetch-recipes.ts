import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { ApiError } from '../../lib/api-error.ts'
import type { JsonRecord } from '../../lib/json-reader.ts'

const AT_ONCE = 2
const KEPT_TOGETHER = 4

type Fetched = Readonly<Record<string, JsonRecord>>

/**
 * Fetches recipes a few at a time and hands them over in small lots. One that fails is left out: it is asked for again
 * when it is opened. Answers how many failed.
 */
export async function fetchRecipes(
  meals: readonly MealDocument[],
  fetchOne: (meal: MealDocument) => Promise<JsonRecord>,
  keep: (lot: Fetched) => Promise<void>,
): Promise<number> {
  const waiting = [...meals]
  let lot: Record<string, JsonRecord> = {}
  let failed = 0
  async function handOver(): Promise<void> {
    const full = lot
    lot = {}
    if (Object.keys(full).length > 0) await keep(full)
  }
  async function work(): Promise<void> {
    for (let meal = waiting.shift(); meal; meal = waiting.shift()) {
      try {
        const recipe = await fetchOne(meal)
        // Only now: the lot may have been handed over while the recipe was on its way.
        lot[meal.name] = recipe
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed += 1
      }
      if (Object.keys(lot).length >= KEPT_TOGETHER) await handOver()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await handOver()
  return failed
}
