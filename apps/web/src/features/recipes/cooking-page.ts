import { readStoredJson, storeJson } from '../../lib/browser-storage.ts'
import { recordOf } from '../../lib/json-reader.ts'

/** The last cook-mode page of each recipe, kept for this browser tab, so that a recipe reopens there. */
const STORAGE_KEY = 'pennyplate.cooking'

export function keptPage(recipe: string, pages: number): number {
  const page = Number(read()[recipe] ?? 0)
  return Number.isInteger(page) && page > 0 && page < pages ? page : 0
}

export function keepPage(recipe: string, page: number): void {
  storeJson(STORAGE_KEY, { ...read(), [recipe]: page }, 'tab')
}

function read() {
  return recordOf(readStoredJson(STORAGE_KEY, 'tab'))
}
