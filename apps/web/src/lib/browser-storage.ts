/**
 * What this browser keeps beside the documents. Its storage may be full or forbidden (private windows) and may hold what
 * is not ours: whoever keeps something here gets along without it.
 */
type Place = 'browser' | 'tab'

// Even naming a forbidden storage throws.
const open = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

export function keptText(key: string, place: Place = 'browser'): string | null {
  try {
    return open(place).getItem(key)
  } catch {
    return null
  }
}

/** Null forgets it. Answers false where this browser keeps nothing. */
export function keepText(key: string, text: string | null, place: Place = 'browser'): boolean {
  try {
    if (text === null) open(place).removeItem(key)
    else open(place).setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function keptJson(key: string, place: Place = 'browser'): unknown {
  return parseJson(keptText(key, place))
}

export function keepJson(key: string, value: unknown, place: Place = 'browser'): boolean {
  return keepText(key, JSON.stringify(value), place)
}

/** Null for what is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export function forgetEverything(): void {
  for (const place of ['browser', 'tab'] as const) {
    try {
      open(place).clear()
    } catch {
      // What could not be kept needs no forgetting.
    }
  }
}
