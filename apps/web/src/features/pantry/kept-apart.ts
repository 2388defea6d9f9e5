const STORAGE_KEY = 'pennyplate-kept-apart'
const REMEMBERED_MAX = 200

/** Items that look alike and are wanted apart, remembered in this browser. */
export function readKeptApart(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return new Set(Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string') : [])
  } catch {
    // Storage may be closed to this page, or hold something else: then nothing is remembered.
    return new Set()
  }
}

export function rememberKeptApart(key: string): ReadonlySet<string> {
  const keys = new Set([...readKeptApart(), key].slice(-REMEMBERED_MAX))
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...keys]))
  } catch {
    // It holds until the page is closed.
  }
  return keys
}
