import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { ApiError } from '../../lib/api-error.ts'
import type { JsonRecord } from '../../lib/json-reader.ts'

const PARALLEL = 2
const BATCH_SIZE = 4

type Fetched = Readonly<Record<string, JsonRecord>>

/**
 * Fetches recipes a few at a time and saves them in small batches. A recipe that fails is skipped and fetched again when it is
 * opened. Returns how many failed.
 */
export async function fetchRecipes(
  meals: readonly MealDocument[],
  fetchOne: (meal: MealDocument) => Promise<JsonRecord>,
  save: (batch: Fetched) => Promise<void>,
): Promise<number> {
  const waiting = [...meals]
  let batch: Record<string, JsonRecord> = {}
  let failed = 0
  async function saveBatch(): Promise<void> {
    const full = batch
    batch = {}
    if (Object.keys(full).length > 0) await save(full)
  }
  async function work(): Promise<void> {
    for (let meal = waiting.shift(); meal; meal = waiting.shift()) {
      try {
        const recipe = await fetchOne(meal)
        // Read `batch` only now: it may have been saved while the recipe was loading.
        batch[meal.name] = recipe
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed += 1
      }
      if (Object.keys(batch).length >= BATCH_SIZE) await saveBatch()
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work))
  await saveBatch()
  return failed
}
