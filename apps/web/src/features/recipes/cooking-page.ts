/** Where somebody stands in a recipe they cook from: kept for this browser tab, so that a closed book opens there. */
const STORAGE_KEY = 'pennyplate.cooking'

export function keptPage(recipe: string, pages: number): number {
  const page = Number(read()[recipe] ?? 0)
  return Number.isInteger(page) && page > 0 && page < pages ? page : 0
}

export function keepPage(recipe: string, page: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [recipe]: page }))
  } catch {
    // Without storage the recipe opens at its beginning.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
