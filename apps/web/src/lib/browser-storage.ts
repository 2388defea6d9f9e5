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

export function readStoredJson(key: string, place: Place = 'browser'): unknown {
  return parseJson(readStoredText(key, place))
}

export function storeJson(key: string, value: unknown, place: Place = 'browser'): boolean {
  return storeText(key, JSON.stringify(value), place)
}

/** Null if the text is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
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
