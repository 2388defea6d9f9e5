import { ApiError } from '../../lib/api-error.ts'
import type { StoredDish } from './recipe-cache.ts'

const PARALLEL = 2
const BATCH_SIZE = 4

/**
 * Fetches recipes a few at a time and saves them in small batches. A recipe that fails is skipped and fetched again when it is
 * opened. Returns how many failed.
 */
export async function fetchRecipes<Recipe>(
  meals: readonly StoredDish[],
  fetchOne: (meal: StoredDish) => Promise<Recipe>,
  save: (batch: Readonly<Record<string, Recipe>>) => Promise<void>,
): Promise<number> {
  const waiting = [...meals]
  let batch: Record<string, Recipe> = {}
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
