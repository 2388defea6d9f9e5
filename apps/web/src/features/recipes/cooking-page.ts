import * as z from 'zod/mini'
import { readStored, storeJson } from '../../lib/browser-storage.ts'

/** The last cook-mode page of each recipe, kept for this browser tab, so that a recipe reopens there. */
const STORAGE_KEY = 'pennyplate.cooking'
const storedPages = z.record(z.string(), z.int())

export function keptPage(recipe: string, pages: number): number {
  const page = read()[recipe] ?? 0
  return page > 0 && page < pages ? page : 0
}

export function keepPage(recipe: string, page: number): void {
  storeJson(STORAGE_KEY, { ...read(), [recipe]: page }, 'tab')
}

function read() {
  return readStored(STORAGE_KEY, storedPages, 'tab') ?? {}
}
