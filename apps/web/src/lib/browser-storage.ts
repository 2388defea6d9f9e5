import type * as z from 'zod/mini'

/**
 * Small values in local or session storage. The storage may be full, blocked (private windows) or hold anything, so callers
 * must work without it.
 */
type Place = 'browser' | 'tab'

// If storage is blocked, even reading the global throws.
const open = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

export function readStoredText(key: string, place: Place = 'browser'): string | null {
  try {
    return open(place).getItem(key)
  } catch {
    return null
  }
}

/** Null removes the entry. Returns false if the storage does not work. */
export function storeText(key: string, text: string | null, place: Place = 'browser'): boolean {
  try {
    if (text === null) open(place).removeItem(key)
    else open(place).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Null if there is nothing, or nothing the schema can read. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, place: Place = 'browser'): T | null {
  return parseStored(readStoredText(key, place), schema)
}

export function storeJson(key: string, value: unknown, place: Place = 'browser'): boolean {
  return storeText(key, JSON.stringify(value), place)
}

export function parseStored<T>(text: string | null, schema: z.ZodMiniType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function clearBrowserStorage(): void {
  for (const place of ['browser', 'tab'] as const) {
    try {
      open(place).clear()
    } catch {
      // Blocked storage holds nothing of ours.
    }
  }
}
